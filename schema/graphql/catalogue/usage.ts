import type { ActionSpec, Catalogue } from '../../../engine/kernel/catalogue.ts';
import type { Field, Fields } from '../../../engine/kernel/field.ts';
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
      return `how many of each, as in ${countsLike(field.of.of)}; - for none`;
    case 'record':
      return recordLike(field.fields);
    case 'list':
      return `entries joined by commas, - for none; each entry ${writingOf(field.of)}`;
  }
}

function countsLike(members: readonly string[]): string {
  return members
    .slice(0, 2)
    .map((member, at) => `${member}*${2 - at}`)
    .join(',');
}

function recordLike(fields: Fields): string {
  const parts = Object.entries(fields).map(([name, field]) =>
    field.kind === 'optional' ? `[:${name}=<${name}>]` : `:<${name}>`,
  );
  return parts.join('').replace(/^\[?:/, (begin) => begin.replace(':', ''));
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
