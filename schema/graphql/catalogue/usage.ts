import type { ActionSpec, Catalogue } from '../../../engine/kernel/catalogue.ts';
import type { Field } from '../../../engine/kernel/field.ts';
import { helpOf, sentence } from './texts.ts';

/** How an action is written as text: `catch <ship> <fish>`; what may be left out stands in brackets. */
export function usageOf(name: string, spec: ActionSpec): string {
  const fields = Object.entries(spec.fields);
  const required = fields.filter(([, field]) => field.kind !== 'optional').map(([key]) => `<${key}>`);
  const optional = fields.filter(([, field]) => field.kind === 'optional').map(([key]) => `[${key}=<${key}>]`);
  return [name, ...required, ...optional].join(' ');
}

/** How the values of a field are written as text. */
export function writingOf(field: Field): string {
  switch (field.kind) {
    case 'optional':
      return writingOf(field.of);
    case 'id':
      return 'an id';
    case 'integer':
      return 'a whole number';
    case 'choice':
      return field.of.join(' | ');
    case 'multiset':
      return `members joined by commas, a number above 1 after a star (${exampleOf(field.of.of)}); - for none`;
    case 'record':
      return Object.keys(field.fields).join(':');
    case 'list':
      return `joined by commas, each ${writingOf(field.of)}`;
  }
}

function exampleOf(members: readonly string[]): string {
  const [first = 'a', second] = members;
  return second === undefined ? `${first}*2` : `${first}*2,${second}`;
}

/** All actions of a game as text for people, one block per action. */
export function manualOf(catalogue: Catalogue): string {
  return Object.entries(catalogue)
    .map(([name, spec]) => [usageOf(name, spec), `  ${sentence(spec.help)}`, ...fieldLines(spec)].join('\n'))
    .join('\n\n');
}

function fieldLines(spec: ActionSpec): string[] {
  return Object.entries(spec.fields).map(
    ([name, field]) => `  ${name}: ${helpOf(field)} Written: ${writingOf(field)}.`,
  );
}
