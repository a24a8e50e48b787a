import { gameContract } from '../contract/game.ts';
import { ladder } from './ladder.ts';

gameContract(ladder, {
  options: {},
  seats: [2],
  play: { seeds: ['7', '8', '9'], bound: 60, stations: 20 },
  conceal: (state, seat, random) => ({
    ...state,
    hidden: state.hidden.map((rung, other) => (other === seat && state.peeked[seat] === true ? rung : random(10))),
  }),
});
