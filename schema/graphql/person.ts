import type { Builder } from './builder.ts';

/** Who asks. */
export function addPerson(builder: Builder): void {
  builder.objectType('Person', {
    description: 'A person. You see yourself only: of others you see the names beside their seats.',
    fields: (t) => ({
      id: t.id({ description: 'What never changes about the person.', resolve: ({ person }) => person }),
      name: t.exposeString('name', { description: 'How others see the person.' }),
    }),
  });
  builder.queryField('me', (t) =>
    t.field({
      type: 'Person',
      description: 'Who you are; nothing without a token.',
      nullable: true,
      resolve: (_root, _args, { viewer }) => viewer,
    }),
  );
}
