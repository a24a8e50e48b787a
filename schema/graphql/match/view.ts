import { canonical } from '../../../engine/kernel/canonical.ts';
import { known } from '../../../engine/kernel/invariant.ts';
import type { Builder, FieldBuilder, ObjectRef } from '../builder.ts';
import type { Choices, Faces } from '../games/face.ts';

/** What one viewer sees of a game; nothing before it starts. */
export interface Viewed {
  readonly game: string;
  readonly view: unknown;
}

/** Makes the fields by which a type shows a game. */
export type ViewFields = <Parent>(t: FieldBuilder<Parent>, viewed: (parent: Parent) => Viewed) => object;

/** Adds the views of all games, one type each, and their union. */
export function addGameView(builder: Builder, faces: Faces, choices: ReadonlyMap<string, Choices>): ViewFields {
  const types = new Map<string, ObjectRef>(
    [...faces].map(([name, face]) => [name, face.addView(builder, known(choices.get(name), `choices of ${name}`))]),
  );
  // A view does not say which game it is of: whoever shows it does.
  const games = new WeakMap<object, string>();
  const gameView = builder.unionType('GameView', {
    description: 'A game as one viewer may see it. No secret of another seat is anywhere in it.',
    types: [...types.values()],
    resolveType: (view) => known(types.get(games.get(view as object) ?? ''), 'type of a view'),
  });
  return (t, viewed) => ({
    view: t.field({
      type: gameView,
      description: 'The game as you see it; nothing before it starts.',
      nullable: true,
      resolve: (parent) => {
        const { game, view } = viewed(parent);
        if (!isThere(view)) return undefined;
        games.set(view, game);
        return view;
      },
    }),
    viewJson: t.string({
      description: 'The same as canonical JSON (RFC 8785); nothing before the game starts.',
      nullable: true,
      resolve: (parent) => {
        const { view } = viewed(parent);
        return isThere(view) ? canonical(view) : undefined;
      },
    }),
  });
}

function isThere(view: unknown): view is object {
  return typeof view === 'object' && view !== null;
}
