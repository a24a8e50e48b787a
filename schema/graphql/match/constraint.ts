import type { Builder } from '../builder.ts';
import { countsOf, worthsOf } from './form-parts.ts';

const typeNames = {
  total: 'TotalConstraint',
  held: 'HeldConstraint',
  worth: 'WorthConstraint',
  together: 'TogetherConstraint',
  uses: 'UsesConstraint',
} as const;

/** The conditions over several fields of a form. */
export function addConstraints(builder: Builder): void {
  builder.unionType('Constraint', {
    description: 'A condition over several fields, or over a whole set.',
    types: Object.values(typeNames),
    resolveType: (constraint) => typeNames[constraint.kind],
  });
  builder.objectType('TotalConstraint', {
    description: 'Bounds what these fields hold together: members of sets, entries of lists, or numbers.',
    fields: (t) => ({
      fields: t.exposeStringList('fields', { description: 'The names of the fields.' }),
      min: t.exposeInt('min', { description: 'At least this.', nullable: true }),
      max: t.exposeInt('max', { description: 'At most this.', nullable: true }),
      multipleOf: t.exposeInt('multipleOf', { description: 'A multiple of this.', nullable: true }),
    }),
  });
  builder.objectType('HeldConstraint', {
    description: 'These sets together take no more of each member than this.',
    fields: (t) => ({
      fields: t.exposeStringList('fields', { description: 'The names of the fields.' }),
      held: t.field({ type: ['MemberCount'], description: 'The most of each.', resolve: (held) => countsOf(held.of) }),
    }),
  });
  builder.objectType('MemberWorth', {
    description: 'What a number of one member of a set is worth.',
    fields: (t) => ({
      member: t.exposeString('member', { description: 'The word of the member.' }),
      worth: t.exposeIntList('worth', { description: 'The worth of 0, 1, 2, … of it.' }),
    }),
  });
  builder.objectType('WorthConstraint', {
    description: 'Bounds the worth of a set: the sum over its members of the worth of their number.',
    fields: (t) => ({
      field: t.exposeString('field', { description: 'The name of the field.' }),
      values: t.field({
        type: ['MemberWorth'],
        description: 'The worth of each.',
        resolve: (worth) => worthsOf(worth.values),
      }),
      min: t.exposeInt('min', { description: 'At least this.', nullable: true }),
      max: t.exposeInt('max', { description: 'At most this.', nullable: true }),
    }),
  });
  addListConstraints(builder);
}

function addListConstraints(builder: Builder): void {
  builder.objectType('TogetherConstraint', {
    description: 'The entries of these lists, taken together, are exactly these parts, in any order.',
    fields: (t) => ({
      fields: t.exposeStringList('fields', { description: 'The names of the fields.' }),
      parts: t.field({ type: ['BagPart'], description: 'The parts.', resolve: (together) => [...together.of] }),
    }),
  });
  builder.objectType('EntryUse', {
    description: 'What an entry of a list uses up besides the ids in it.',
    fields: (t) => ({
      field: t.exposeString('field', { description: 'The name of the list.' }),
      each: t.expose('each', { type: 'Domain', description: 'The entries that are meant.' }),
      uses: t.field({
        type: ['MemberCount'],
        description: 'What one of them uses.',
        resolve: (use) => countsOf(use.uses),
      }),
    }),
  });
  builder.objectType('UsesConstraint', {
    description:
      'Nothing is used more often than the limits say, once where they say nothing. Every id at one of the paths uses itself; entries of lists may use more.',
    fields: (t) => ({
      ids: t.exposeStringList('ids', {
        description: 'Paths to ids, through lists and records: crates.fish is every fish of every entry of crates.',
      }),
      entries: t.field({ type: ['EntryUse'], description: 'What entries use.', resolve: (uses) => [...uses.entries] }),
      limits: t.field({ type: ['MemberCount'], description: 'The limits.', resolve: (uses) => countsOf(uses.of) }),
    }),
  });
}
