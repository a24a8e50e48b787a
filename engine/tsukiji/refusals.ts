/** Refusals that several rules share: one code for one reason. */
import { refuse, type Violation } from '../kernel/violation.ts';
import { playerAt } from './ask.ts';
import type { Tokens } from './catalog/ids.ts';
import { countOf, entriesOf, holds } from './counts.ts';
import type { TsukijiLook } from './market.ts';

/** `money.short` unless the seat has this many yen (TB-MONEY-02). */
export function mustAfford(look: TsukijiLook, seat: number, yen: number): Violation | undefined {
  const had = playerAt(look, seat).yen;
  return had < yen ? refuse('money.short', { needed: yen, had }) : undefined;
}

/** `token.notOwned` unless all these tokens lie in the seat's own area. */
export function mustOwn(look: TsukijiLook, seat: number, tokens: Tokens): Violation | undefined {
  const own = playerAt(look, seat).tokens;
  if (holds(own, tokens)) return undefined;
  const [token, wanted] = entriesOf(tokens).find(([kind, count]) => countOf(own, kind) < count) ?? ['none', 0];
  return refuse('token.notOwned', { token, wanted, had: token === 'none' ? 0 : countOf(own, token) });
}
