import { type Doc, kind } from '../../../core/collection.ts';
import { balanceOf } from '../../../core/ledger.ts';
import { Refusal } from '../../../core/refusal.ts';
import type { State } from '../../../core/state.ts';
import type { World } from '../../../core/world.ts';
import { type Bet, bet } from '../../games/rules/bets.ts';

/** Stakes that a deposit or a bonus asks for before money may leave. */
interface TurnoverClaim extends Doc {
  readonly member: string;
  readonly centavos: number;
  readonly at: number;
  /** The deposit, reward or claim behind it. */
  readonly ref: string;
  /**
   * Of one bet no more than this counts while the claim is open, and of games other than slots and fishing a fifth;
   * absent where all of it does.
   */
  readonly maxBet?: number;
  /**
   * The money that came with the claim, where only that money is locked: a transfer or a gift from another member. Absent
   * where the claim locks the whole wallet.
   */
  readonly locks?: number;
}

export const turnoverClaim = kind<TurnoverClaim>().named('turnover-claim', { member: (it) => it.member });

const idOf = (member: string, ref: string): string => `${member}:${ref}`;

export const requireTurnover = (
  world: World,
  member: string,
  centavos: number,
  ref: string,
  terms: Pick<TurnoverClaim, 'maxBet' | 'locks'> = {},
): void => {
  if (centavos <= 0) return;
  world.state.put(turnoverClaim, { id: idOf(member, ref), member, centavos, at: world.now(), ref, ...terms });
};

/** Lets a claim go, played through or not. */
export const dropTurnover = (world: World, member: string, ref: string): void =>
  world.state.remove(turnoverClaim, idOf(member, ref));

/** A member's settled bets with real money. */
export const realBets = (state: State, member: string) =>
  state.by(bet, 'member', member).filter((it) => !it.play && it.state === 'settled');

interface OpenClaim {
  readonly claim: TurnoverClaim;
  left: number;
}

/** Kinds of games whose stakes count in full for a bonus with a highest bet; of the others a fifth does. */
const inFull: readonly string[] = ['RNG', 'FISH'];
const ofOthers = 5;

/** Takes one bet off the claims, in their order. */
const stakeOn = (open: readonly OpenClaim[], { stake, category }: Pick<Bet, 'stake' | 'category'>): void => {
  const caps = open.filter(({ left }) => left > 0).map(({ claim }) => claim.maxBet ?? stake);
  let counted = Math.min(stake, ...caps);
  for (const it of open) {
    const each = it.claim.maxBet === undefined || inFull.includes(category) ? 1 : ofOthers;
    const taken = Math.min(it.left, Math.floor(counted / each));
    it.left -= taken;
    counted -= taken * each;
  }
};

/**
 * Sorts claims as stakes count for them: those that lock the whole wallet first, so that money from another member never
 * delays the member's own; the oldest first within each.
 */
const inOrder = (open: readonly OpenClaim[]): OpenClaim[] =>
  [...open].sort((a, b) => Number(a.claim.locks !== undefined) - Number(b.claim.locks !== undefined));

/** Centavos that a claim locks; `Infinity` for the whole wallet. */
const lockedBy = ({ claim: { locks }, left }: OpenClaim): number =>
  left === 0 ? 0 : locks === undefined ? Number.POSITIVE_INFINITY : Math.min(left, locks);

/**
 * What is asked since nothing was open last, how much of it is still to be staked, and the smallest highest bet of
 * what is open (`Infinity` without one), in centavos. `locked` is what may not leave the main wallet, `Infinity` for
 * all of it. Stakes made while nothing was open count for nothing later. Nothing is counted when a bet settles: each
 * question goes through the settled bets anew, so that it cannot drift from them.
 */
export const turnoverOf = (state: State, member: string) => {
  const claims = state
    .by(turnoverClaim, 'member', member)
    .map((claim) => ({ at: claim.at, claim, stake: 0, category: '' }));
  if (claims.length === 0) return { required: 0, open: 0, openRefs: [], locked: 0, maxBet: Number.POSITIVE_INFINITY };
  const stakes = realBets(state, member).map(({ at, stake, category }) => ({ at, claim: null, stake, category }));
  let open: OpenClaim[] = [];
  for (const { claim, stake, category } of [...claims, ...stakes].sort((a, b) => a.at - b.at || a.stake - b.stake)) {
    if (claim) open = inOrder([...open, { claim, left: claim.centavos }]);
    else stakeOn(open, { stake, category });
    if (open.every(({ left }) => left === 0)) open = [];
  }
  return {
    required: open.reduce((sum, { claim }) => sum + claim.centavos, 0),
    open: open.reduce((sum, { left }) => sum + left, 0),
    openRefs: open.filter(({ left }) => left > 0).map(({ claim }) => claim.ref),
    locked: open.reduce((sum, it) => sum + lockedBy(it), 0),
    maxBet: Math.min(...open.map(({ left, claim }) => (left > 0 && claim.maxBet) || Number.POSITIVE_INFINITY)),
  };
};

/** Returns the centavos of a main wallet holding `held` that are not locked. */
export const unlockedOf = (held: number, locked: number): number => Math.max(0, held - locked);

/**
 * What every way out asks first (X17): a withdrawal, and a transfer to another member. Throws `turnover.open` with the
 * pesos still to be staked when `centavos` is more than the unlocked part of the main wallet.
 */
export const refuseLocked = (state: State, member: string, centavos: number): void => {
  const { open, locked } = turnoverOf(state, member);
  if (open > 0 && centavos > unlockedOf(balanceOf(state, `member:${member}`), locked))
    throw new Refusal('turnover.open', { value: { openTurnover: open / 100 } });
};
