import { type Doc, kind } from '../../engine/collection.ts';
import { Refusal } from '../../engine/refusal.ts';
import type { State } from '../../engine/state.ts';
import type { World } from '../../engine/world.ts';
import { bet } from '../games/bets.ts';

/** Stakes that a deposit or a bonus asks for before money may leave. */
interface TurnoverClaim extends Doc {
  readonly member: string;
  readonly centavos: number;
  readonly at: number;
  /** The deposit, reward or claim behind it. */
  readonly ref: string;
}

const turnoverClaim = kind<TurnoverClaim>().named('turnover-claim', { member: (it) => it.member });

export const requireTurnover = (world: World, member: string, centavos: number, ref: string): void => {
  if (centavos <= 0) return;
  world.state.put(turnoverClaim, { id: `${member}:${ref}`, member, centavos, at: world.now(), ref });
};

/** A member's settled bets with real money. */
export const realBets = (state: State, member: string) =>
  state.by(bet, 'member', member).filter((it) => !it.play && it.state === 'settled');

/**
 * Centavos still to be staked before a withdrawal: what deposits and bonuses asked for less what was staked
 * after each. Stakes made while nothing was open count for nothing later.
 */
export const openTurnover = (state: State, member: string): number => {
  const asked = state.by(turnoverClaim, 'member', member).map(({ at, centavos }) => ({ at, centavos }));
  if (asked.length === 0) return 0;
  const staked = realBets(state, member).map(({ at, stake }) => ({ at, centavos: -stake }));
  return [...asked, ...staked]
    .sort((a, b) => a.at - b.at || b.centavos - a.centavos)
    .reduce((open, { centavos }) => Math.max(0, open + centavos), 0);
};

/**
 * What every way out asks first (X17): a withdrawal, and a transfer to another member. Throws `turnover.open` with the
 * pesos still to be staked.
 */
export const refuseOpenTurnover = (state: State, member: string): void => {
  const open = openTurnover(state, member);
  if (open > 0) throw new Refusal('turnover.open', { value: { openTurnover: open / 100 } });
};
