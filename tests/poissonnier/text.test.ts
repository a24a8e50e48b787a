import { expect, test } from 'vitest';
import type { Viewer } from '../../engine/kernel/viewer.ts';
import { poissonnier } from '../../engine/poissonnier/index.ts';
import { deckPage } from '../../scripts/deck-page.ts';
import { textOf } from '../../scripts/source-files.ts';
import type { Position } from '../support/poissonnier/vocabulary.ts';
import { play, resign, table, timeOut } from '../support/poissonnier/vocabulary.ts';

const names = ['Aki', 'Ben', 'Chiyo'];
/** The log as a viewer reads it; a seat is named by its number. */
function told(position: Position, viewer: Viewer | number): readonly string[] {
  const reader: Viewer = typeof viewer === 'number' ? { kind: 'seat', seat: viewer } : viewer;
  return position.events
    .flatMap((event) => poissonnier.see(event, reader) ?? [])
    .map((event) => poissonnier.narrate(event, names));
}

test('a deal is told to each as far as they may know it', () => {
  const players = [{ crates: [['mackerel-A-1']] }, { crates: [['cod-A-2']] }, { crates: [['cod-A-3', 'sole-A-1']] }];
  const opened = play(table({ players, queue: ['C44'] }), 'openRequest C44 1,2 kind=cod,kind=sole');
  const decided = play(opened, [1, 'submitAsks 0:cod-A-2:3'], [2, 'submitAsks 0:cod-A-3:1,1:sole-A-1:5']);
  const closed = play(decided, 'counter 2:1:4', 'answerCounter 1:yes', 'closeDeal 2:0,2:1 crate:mackerel-A-1');
  expect(told(closed, 0)).toEqual([
    'For client C44, Aki asks Ben, Chiyo for cod, sole.',
    'Ben has answered.',
    'Chiyo has answered.',
    'All answers are in: cod-A-2 of Ben for 3 coins, cod-A-3 of Chiyo for 1 coin, sole-A-1 of Chiyo for 5 coins.',
    'Aki makes Chiyo a counter-offer: lot 2 for 4 coins.',
    'Chiyo has answered the counter-offer.',
    'All counter-offers are answered: Chiyo accepts lot 2.',
    'Aki serves client C44 for 12 coins with mackerel-A-1, cod-A-3 of Chiyo, sole-A-1 of Chiyo.',
    'Aki pays Chiyo 1 coin for cod-A-3, Chiyo 4 coins for sole-A-1.',
  ]);
  expect(told(closed, 2).slice(1, 7)).toEqual([
    'Ben has answered.',
    'Chiyo offers cod-A-3 for 1 coin, sole-A-1 for 5 coins.',
    'All answers are in: Aki decides.',
    'Aki makes Chiyo a counter-offer: lot 2 for 4 coins.',
    'Chiyo accepts lot 2.',
    'All counter-offers are answered: Aki decides.',
  ]);
  expect(told(closed, { kind: 'public' })[4]).toBe('Aki makes Chiyo a counter-offer.');
});

test('a turn is told in the words of the table', () => {
  const players = [{ hand: ['cod-C-1', 'joker-1'] }, { crates: [{ fish: ['sole-C-1'], ice: 'ice-1' }] }];
  const start = table({
    players,
    queue: ['C09', 'C30', 'C05', 'C44'],
    clientPile: ['I1', 'C21'],
    turn: { phase: 'place' },
  });
  const placed = play(start, [0, 'place (cod-C-1),(-) open=joker-1'], [1, 'place (sole-C-1):ice=ice-1']);
  expect(told(placed, 0)).toEqual([
    'Aki arranges [cod-C-1] [empty], opening a crate with joker-1.',
    'Ben has arranged the crates.',
    'Aki shows [cod-C-1] [empty]. A new crate is opened with joker-1.',
    'Ben shows [sole-C-1, ice-1].',
    'Health inspector I1: Aki loses cod-C-1, ice-1 protects Ben.',
    'Client C21 joins the queue.',
  ]);
  expect(told(placed, 1)[2]).toBe('Aki shows [cod-C-1] [empty]. A new crate is opened.');
});

test('special cards, price lists and the end are told', () => {
  const players = [{ hand: ['cat-1', 'net-1'] }, { crates: [['cod-A-1']], coins: 5 }, {}];
  const laid = table({ players, queue: ['C14'], fishDiscard: ['seabass-A-1'], lastTurn: true });
  const served = play(
    laid,
    [1, 'setStanding 2:special=joker,3:kind=cod:freshness=A'],
    [0, 'serve C14 cat:cat-1:target=cod-A-1,net:net-1:target=seabass-A-1'],
  );
  const over = resign(timeOut(resign(served, 2)), 1);
  expect(told(over, 1)).toEqual([
    'Ben keeps a price list: joker 2 coins, cod A 3 coins.',
    'Aki serves client C14 for 6 coins with cat-1 for cod-A-1 of Ben, net-1 for seabass-A-1.',
    'Chiyo resigns.',
    'Aki’s turn is over.',
    expect.stringMatching(
      /^The game is over\. Aki 6 coins, 1 client, 2 stamps; .*majorities: .*Ranking: Aki, Ben, Chiyo\.$/,
    ),
  ]);
});

test('docs/poissonnier-deck.md is what `npm run docs` makes', () => {
  expect(textOf('docs/poissonnier-deck.md')).toBe(deckPage());
});
