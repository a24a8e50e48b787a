/**
 * The text notation: an action's name, then its fields in catalogue order, then the optional ones by name: `sell eel*2,crab*1 to=B`.
 * A record's parts are joined by `:` (`eel:6:price=900`), the entries of a list by `,`; `-` is an empty set or list, `()` an empty
 * record, and what is nested where its own separator is taken, or holds that of a record, stands in parentheses.
 * parse(print(a)) = a.
 */
import type { ActionShape, Catalogue } from './catalogue.ts';
import type { Field, Fields } from './field.ts';
import { assertNever, known } from './invariant.ts';
import { isUnreadable, split } from './piece.ts';
import { holdsCommas, isNest, readAction } from './read-notation.ts';
import type { Violation } from './violation.ts';
import { isViolation, refuse } from './violation.ts';

const LONGEST = 4000;

interface Values {
  readonly [name: string]: unknown;
}

/** An action of the catalogue as text. */
export function printAction(catalogue: Catalogue, action: ActionShape): string {
  const spec = known(catalogue[action.type], `action ${action.type}`);
  const { type, ...values } = action;
  return [type, ...printParts(spec.fields, values, printValue)].join(' ');
}

/** The action that a text says. Refused `notation.unreadable` {text, at: index of a character}, or as `parseAction` refuses. */
export function parseNotation(catalogue: Catalogue, text: string): ActionShape | Violation {
  const actions = parseNotations(catalogue, text);
  if (isViolation(actions)) return actions;
  const [action, ...more] = actions;
  return action !== undefined && more.length === 0 ? action : unreadable(text, 0);
}

/** Several actions in one text, separated by `;`. A refusal carries the `index` of its action. A blank text is no action. */
export function parseNotations(catalogue: Catalogue, text: string): readonly ActionShape[] | Violation {
  if (text.length > LONGEST) return unreadable(text, LONGEST);
  if (text.trim() === '') return [];
  const parts = split({ text, at: 0 }, ';');
  if (isUnreadable(parts)) return unreadable(text, parts.at);
  const actions: ActionShape[] = [];
  for (const [index, part] of parts.entries()) {
    const action = readAction(catalogue, part);
    if (isUnreadable(action)) return unreadable(text, action.at);
    if (isViolation(action)) return refuse(action.code, { ...action.facts, index });
    actions.push(action);
  }
  return actions;
}

function unreadable(text: string, at: number): Violation {
  return refuse('notation.unreadable', { text: text.slice(0, 80), at });
}

function printParts(
  fields: Fields,
  values: Values,
  print: (field: Field, value: unknown) => string,
): readonly string[] {
  const given = Object.entries(fields).filter(([name]) => values[name] !== undefined);
  const required = given.filter(([, field]) => field.kind !== 'optional');
  const named = given.filter(([, field]) => field.kind === 'optional');
  return [
    ...required.map(([name, field]) => print(field, values[name])),
    ...named.map(([name, field]) => `${name}=${print(field, values[name])}`),
  ];
}

function printValue(field: Field, value: unknown): string {
  switch (field.kind) {
    case 'choice':
    case 'id':
    case 'integer':
      return String(value);
    case 'multiset':
      return (
        Object.entries(value as Values)
          .map(([member, count]) => `${member}*${count}`)
          .join(',') || '-'
      );
    case 'list':
      return (value as readonly unknown[]).map((entry) => printEntry(field.of, entry)).join(',') || '-';
    case 'record':
      return printParts(field.fields, value as Values, printNested).join(':') || '()';
    case 'optional':
      return printValue(field.of, value);
    default:
      return assertNever(field);
  }
}

const printEntry = (field: Field, value: unknown): string =>
  holdsCommas(field) ? `(${printValue(field, value)})` : printValue(field, value);
const printNested = (field: Field, value: unknown): string => {
  const text = printValue(field, value);
  return isNest(field) || text.includes(':') ? `(${text})` : text;
};
