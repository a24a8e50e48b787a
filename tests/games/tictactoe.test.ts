import { gameContract } from '../contract/game.ts';
import { tictactoe } from './tictactoe.ts';

gameContract(tictactoe, {
  options: {},
  seats: [2, 3, 6],
  play: { seeds: ['7', '8'], bound: 400, stations: 25 },
  conceal: (state, seat, random) => {
    if (state.phase !== 'bidding') return undefined;
    const bids = state.bids.map((bid, other) =>
      bid === null || other === seat ? bid : { red: random(6), blue: random(3) },
    );
    return { ...state, bids };
  },
});
