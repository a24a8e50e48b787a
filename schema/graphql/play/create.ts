import type { Violation } from '../../../engine/kernel/violation.ts';
import { isViolation, refuse } from '../../../engine/kernel/violation.ts';
import { refused } from '../../../service/answers.ts';
import type { CreateMatch } from '../../../service/create-match.ts';
import type { Builder, InputFieldBuilder } from '../builder.ts';
import { camelCase } from '../catalogue/names.ts';
import { optionInput } from '../catalogue/options.ts';
import type { Faces } from '../games/face.ts';
import { answerUnion, asPerson } from './answer.ts';
import { present } from './present.ts';
import { moveIdField } from './step-fields.ts';

type Json = { readonly [name: string]: unknown };

/** Opening a table. */
export function addCreate(builder: Builder, faces: Faces): void {
  const options = optionInputs(builder, faces);
  const input = builder.inputType('CreateMatchInput', {
    description: 'A match to create.',
    fields: (t) => ({
      moveId: moveIdField(t),
      game: t.string({ description: 'The name of the game.', required: true }),
      seats: t.int({ description: 'How many seats it has.', required: true }),
      access: t.field({ type: 'Access', description: 'Who may join. Anyone by default.' }),
      privateTalk: t.boolean({ description: 'Allow messages to one seat. Not by default.' }),
      language: t.string({
        description: 'The language that is spoken at the table, as a BCP 47 tag: en, pt-BR, es-419.',
      }),
      speed: t.field({
        type: 'Speed',
        description: 'How fast it is to be played. By correspondence, if nothing is said and the game allows it.',
      }),
      bots: t.stringList({ description: 'The names of bots that sit down at once, from the last seat down.' }),
      sit: t.boolean({ description: 'Take seat 0 yourself. Yes by default.' }),
      word: t.string({ description: 'A word of yours, if you sit: it is mixed into the draws.' }),
      options: t.field({ type: 'JSON', description: 'The options as JSON; in place of the typed ones.' }),
      ...options.fields(t),
    }),
  });
  const type = answerUnion(builder, 'CreateMatchResult', ['MatchFull', 'MoveIdReused']);
  builder.mutationField('createMatch', (t) =>
    t.field({
      type,
      description:
        'Creates a match. When it is over, all its actions and draws become public, replaced bids too; who the persons are never does.',
      args: { input: t.arg({ type: input, required: true, description: 'The match.' }) },
      resolve: (_root, args, context) =>
        asPerson(context, async (person) => {
          const given = options.given(args.input);
          if (isViolation(given)) return refused(given.code, given.facts);
          const { sit = true, word, access = 'public', bots = [], ...match } = present(args.input);
          const seat = seatOf(sit, word);
          if (isViolation(seat)) return refused(seat.code, seat.facts);
          return await context.services.createMatch(person, {
            ...match,
            ...seat,
            access,
            bots,
            options: given.options,
          });
        }),
    }),
  );
}

/** Whether the creator sits down, and their word: it is mixed into the draws only of whoever sits. */
function seatOf(sit: boolean, word: string | undefined): Pick<CreateMatch, 'sit'> | Violation {
  if (sit) return { sit: word === undefined ? {} : { word } };
  return word === undefined ? {} : refuse('input.malformed', { field: 'word', expected: 'none without a seat' });
}

/** How options are given: as JSON, or by the typed input of the game. */
function optionInputs(builder: Builder, faces: Faces) {
  const typed = [...faces.values()].map(({ game, prefix, options }) => ({
    game: game.name,
    field: `${camelCase(game.name)}Options`,
    type: optionInput(builder, prefix, options),
  }));
  const fields = (t: InputFieldBuilder): object =>
    Object.fromEntries(
      typed.map(({ game, field, type }) => [field, t.field({ type, description: `The options of ${game}.` })]),
    );
  const given = (input: Json): { readonly options: unknown } | Violation => {
    const used = typed.filter(({ field }) => input[field] !== undefined && input[field] !== null);
    const [only] = used;
    if (only === undefined) return { options: input.options ?? {} };
    const isPlain = used.length === 1 && (input.options ?? null) === null && only.game === input.game;
    if (!isPlain) return refuse('input.options', { expected: 'the options of the game, once' });
    return { options: present(input[only.field] as object) };
  };
  return { fields, given };
}
