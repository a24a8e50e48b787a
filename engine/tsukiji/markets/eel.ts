/** Eel: a value marker rises with every barrel unloaded and falls with every token sold (TB-EEL). */
import { print } from '../catalog/prints.ts';
import { totalOf } from '../counts.ts';
import { moveMarker } from '../kinds/value-track.ts';
import { defineMarket } from '../market.ts';

interface Own {
  readonly marker: number;
}

export const eel = defineMarket<Own>({
  id: 'eel',
  own: (options) => ({ marker: print({ options }, 'fish.eel.track').start }),
  facts: ({ own }) => ({ marker: own.marker }),
  sale: {
    yen: (at, tokens) => print(at, 'fish.eel.sell').yenPerR * at.own.marker * totalOf(tokens),
    sold: (at, pieces) =>
      moveMarker(at, print(at, 'fish.eel.track'), -print(at, 'fish.eel.sell').markerDropPerToken * pieces),
  },
  worth: ({ own }, tokens) => own.marker * totalOf(tokens),
  unloaded: (at, _seat, barrels) => moveMarker(at, print(at, 'fish.eel.track'), barrels),
  lotted: (at, barrels) => moveMarker(at, print(at, 'fish.eel.track'), barrels),
});
