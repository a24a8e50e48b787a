import { expect, test } from 'vitest';
import { withApi } from './api.ts';

const api = withApi();

interface Told {
  readonly games: readonly {
    readonly name: string;
    readonly terms: readonly { readonly key: string; readonly text: string }[];
  }[];
}

test('each game tells its words in the language that is asked for', async () => {
  const { games } = await api.data<Told>({ query: '{ games { name terms(language: DE) { key text } } }' });
  const wordOf = (game: string, key: string): string | undefined =>
    games.find(({ name }) => name === game)?.terms.find((term) => term.key === key)?.text;
  expect(wordOf('tsukiji', 'snapper')).toBe('Roter Schnapper');
  expect(wordOf('poissonnier', 'inspector')).toBe('Lebensmittelkontrolleur');
  expect(wordOf('mall', 'drink.black')).toBe('Getränk (schwarz)');
});

test('a language that no rulebook has is refused', async () => {
  const { errors } = await api.ask({ query: '{ game(name: "mall") { terms(language: JA) { text } } }' });
  expect(errors?.[0]?.message).toContain('"JA" does not exist in "Language"');
});
