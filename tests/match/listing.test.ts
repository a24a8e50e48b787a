import { describe, expect, it } from 'vitest';
import { create } from '../../engine/match/decide.ts';
import { speaks } from '../../engine/match/listing.ts';
import type { Creation } from '../../engine/match/match.ts';
import { created, creation, newest, refusal, registry, secret, timeOf } from '../support/log.ts';

const env = { at: timeOf(1), secret };

describe('a match is listed', () => {
  it.each([
    [{}, { speed: 'correspondence' }],
    [{ speed: 'realTime' }, { speed: 'realTime' }],
    [{ language: 'en' }, { language: 'en', speed: 'correspondence' }],
    [{ language: 'pt-BR' }, { language: 'pt-BR', speed: 'correspondence' }],
    [{ language: 'es-419' }, { language: 'es-419', speed: 'correspondence' }],
    [{ language: 'yue' }, { language: 'yue', speed: 'correspondence' }],
  ] as const)('%j as it was said', (listing, listed) => {
    expect(newest(created({ listing })).match.listing).toEqual(listed);
  });

  it.each(['', 'e', 'english', 'EN', 'pt-br', 'pt_BR', 'zh-Hant', 'en ', ' en', 'en-\n'])(
    'in no language that is spelt %j',
    (language) => {
      const verdict = create(registry, creation({ listing: { language } }), env);
      expect(refusal(verdict)).toEqual([
        'LANGUAGE_MALFORMED',
        { language, expected: expect.stringContaining('BCP 47') },
      ]);
    },
  );

  it('and says no more of a long text than its beginning', () => {
    const verdict = create(registry, creation({ listing: { language: 'x'.repeat(1_000) } }), env);
    expect(refusal(verdict)).toMatchObject(['LANGUAGE_MALFORMED', { language: 'x'.repeat(40) }]);
  });
});

describe('a game that is played at one sitting', () => {
  const live = { ...registry, tictactoe: { ...registry.tictactoe, isRealTime: () => true } };
  const listed = (listing: Creation['listing']) =>
    create(live, creation(listing === undefined ? {} : { listing }), env);

  it.each([undefined, {}, { speed: 'realTime' }] as const)('is listed so: %j', (listing) => {
    expect(listed(listing)).toMatchObject({ version: { match: { listing: { speed: 'realTime' } } } });
  });

  it('is not created for another speed', () => {
    expect(refusal(listed({ speed: 'correspondence' }))).toEqual(['REAL_TIME_ONLY', {}]);
  });
});

it('keeps the time of its creation', () => {
  expect(newest(created()).match.createdAt).toBe(timeOf(1));
});

it('a language serves who asks for it, with or without its region', () => {
  const served = (spoken: string | undefined) => ['en', 'en-GB', 'e'].filter((asked) => speaks(spoken, asked));
  expect(served('en')).toEqual(['en']);
  expect(served('en-GB')).toEqual(['en', 'en-GB']);
  expect(served('eng')).toEqual([]);
  expect(served(undefined)).toEqual([]);
});
