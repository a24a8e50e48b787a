import { sizesOf } from '../../../engine/kernel/domain.ts';
import type { Builder } from '../builder.ts';
import { countsOf, fieldsOf } from './form-parts.ts';

const typeNames = {
  choice: 'ChoiceDomain',
  range: 'RangeDomain',
  multiset: 'MultisetDomain',
  subset: 'SubsetDomain',
  record: 'RecordDomain',
  bag: 'BagDomain',
  sequence: 'SequenceDomain',
  either: 'EitherDomain',
  optional: 'OptionalDomain',
} as const;

/**
 * The values that a field of a form may take. Members of the union never give one field name two types, so that a client may ask for
 * all of them at once.
 */
export function addDomains(builder: Builder): void {
  builder.unionType('Domain', {
    description: 'The values that a field may take now.',
    types: Object.values(typeNames),
    resolveType: (domain) => typeNames[domain.kind],
  });
  builder.objectType('FormField', {
    description: 'A field and the values that it may take now.',
    fields: (t) => ({
      name: t.exposeString('name', { description: 'The name of the field.' }),
      domain: t.expose('domain', { type: 'Domain', description: 'The values that it may take.' }),
    }),
  });
  builder.objectType('MemberCount', {
    description: 'A number of one member of a set.',
    fields: (t) => ({
      member: t.exposeString('member', { description: 'The word of the member.' }),
      count: t.exposeInt('count', { description: 'How many.' }),
    }),
  });
  addPlainDomains(builder);
  addNestedDomains(builder);
}

function addPlainDomains(builder: Builder): void {
  builder.objectType('ChoiceDomain', {
    description: 'One of these words or ids.',
    fields: (t) => ({
      choices: t.stringList({
        description: 'The words or ids, as in text and in JSON.',
        resolve: (domain) => domain.of,
      }),
    }),
  });
  builder.objectType('RangeDomain', {
    description: 'A whole number: min, min + step, … up to max.',
    fields: (t) => ({
      min: t.exposeInt('min', { description: 'The least value.' }),
      max: t.exposeInt('max', { description: 'The greatest value.' }),
      step: t.exposeInt('step', { description: 'The distance from one value to the next.' }),
    }),
  });
  builder.objectType('MultisetDomain', {
    description: 'Some of each member of a set, min to max of them altogether.',
    fields: (t) => ({
      counts: t.field({
        type: ['MemberCount'],
        description: 'The most of each.',
        resolve: (domain) => countsOf(domain.of),
      }),
      min: t.exposeInt('min', { description: 'The fewest altogether.' }),
      max: t.exposeInt('max', { description: 'The most altogether.' }),
    }),
  });
  builder.objectType('SubsetDomain', {
    description: 'A list of min to max different ids.',
    fields: (t) => ({
      ids: t.stringList({ description: 'The ids to choose from.', resolve: (domain) => domain.of }),
      min: t.exposeInt('min', { description: 'The fewest.' }),
      max: t.exposeInt('max', { description: 'The most.' }),
    }),
  });
}

function addNestedDomains(builder: Builder): void {
  builder.objectType('RecordDomain', {
    description: 'Every one of these fields, and no other.',
    fields: (t) => ({
      fields: t.field({
        type: ['FormField'],
        description: 'The fields.',
        resolve: (domain) => fieldsOf(domain.fields),
      }),
    }),
  });
  builder.objectType('BagPart', {
    description: 'Entries of a list that are alike.',
    fields: (t) => ({
      count: t.exposeInt('count', { description: 'The most of them: all of them, unless the list may be shorter.' }),
      each: t.expose('each', { type: 'Domain', description: 'The values of each of them.' }),
    }),
  });
  builder.objectType('BagDomain', {
    description: 'A list of min to max entries out of these parts, in any order.',
    fields: (t) => ({
      parts: t.field({ type: ['BagPart'], description: 'The parts.', resolve: (domain) => [...domain.of] }),
      min: t.int({
        description: 'The fewest entries: those of all parts, if none may be left out.',
        resolve: (domain) => sizesOf(domain).min,
      }),
      max: t.int({ description: 'The most entries.', resolve: (domain) => sizesOf(domain).max }),
    }),
  });
  builder.objectType('SequenceDomain', {
    description: 'A list of exactly one value of each of these domains, in this order.',
    fields: (t) => ({
      domains: t.field({ type: ['Domain'], description: 'The domains in order.', resolve: (domain) => domain.of }),
    }),
  });
  builder.objectType('EitherDomain', {
    description: 'A value of any of these domains.',
    fields: (t) => ({
      domains: t.field({ type: ['Domain'], description: 'The domains.', resolve: (domain) => domain.of }),
    }),
  });
  builder.objectType('OptionalDomain', {
    description: 'A value of the domain, or the field left out.',
    fields: (t) => ({
      domain: t.field({ type: 'Domain', description: 'The domain.', resolve: (domain) => domain.of }),
    }),
  });
}
