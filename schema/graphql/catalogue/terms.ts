import type { Language, Term } from '../../../engine/kernel/terms.ts';
import { languages, termsIn } from '../../../engine/kernel/terms.ts';
import type { Builder, ObjectRefOf } from '../builder.ts';
import type { Face } from '../games/face.ts';

const names: { readonly [L in Language]: string } = {
  en: 'English',
  fr: 'French',
  es: 'Spanish',
  de: 'German',
  it: 'Italian',
};

/** The words of a game, in the languages of its rulebook. */
export function addTerms(builder: Builder, gameType: ObjectRefOf<Face>): void {
  const language = builder.enumType('Language', {
    description: 'A language that the words of games are told in.',
    values: Object.fromEntries(
      languages.map((value) => [value.toUpperCase(), { value, description: `${names[value]}.` }]),
    ),
  });
  const term = builder.objectRef<Term>('Term').implement({
    description: 'What a word of a game is called in a language.',
    fields: (t) => ({
      key: t.exposeString('key', { description: 'The word as in views, actions, events and options, in JSON.' }),
      text: t.exposeString('text', { description: 'What people call it.' }),
    }),
  });
  builder.objectField(gameType, 'terms', (t) =>
    t.field({
      type: [term],
      description:
        'Its words for people: pieces, Markets, actions and notions. Where an action and a thing share their word, it is the action’s.',
      args: { language: t.arg({ type: language, required: true, description: 'The language.' }) },
      resolve: ({ game }, { language: said }) => [...termsIn(game.terms ?? {}, said)],
    }),
  );
}
