import { otherGamesDivisor } from '../../../../src/contract/terms.ts';
import { type Doc, kind } from '../../../core/collection.ts';
import { balanceOf } from '../../../core/ledger.ts';
import { Refusal } from '../../../core/refusal.ts';
import type { State } from '../../../core/state.ts';
import type { World } from '../../../core/world.ts';
import { type Bet, bet } from '../../games/rules/bets.ts';

/** A wagering requirement: centavos to stake before withdrawals are allowed, created by a deposit, bonus or transfer. */
interface WageringRequirement extends Doc {
  readonly member: string;
  readonly centavos: number;
  readonly at: number;
  /** Id of the deposit, reward, mission or transfer that created it. */
  readonly ref: string;
  /**
   * Centavos of one bet that count at most while the requirement is open; stakes at games other than slots and fishing
   * then count by a fifth. Absent if stakes count in full.
   */
  readonly maxBet?: number;
  /**
   * Centavos that are locked, if only the money received with the requirement is (a transfer or gift from another member).
   * Absent if the whole wallet is locked.
   */
  readonly locks?: number;
  /** When it ended without being met, epoch ms: its bonus expired or was revoked. Absent otherwise. */
  readonly endedAt?: number;
}

export const wageringRequirement = kind<WageringRequirement>().named('turnover-claim', { member: (it) => it.member });

const idOf = (member: string, ref: string): string => `${member}:${ref}`;

export const addWageringRequirement = (
  world: World,
  member: string,
  centavos: number,
  ref: string,
  terms: Pick<WageringRequirement, 'maxBet' | 'locks'> = {},
): void => {
  if (centavos <= 0) return;
  world.state.put(wageringRequirement, { id: idOf(member, ref), member, centavos, at: world.now(), ref, ...terms });
};

/**
 * Ends a requirement, met or not. It is kept, so that stakes that counted towards it never count again and reports know when
 * its gift stopped being locked.
 */
export const endWageringRequirement = (world: World, member: string, ref: string): void => {
  const found = world.state.get(wageringRequirement, idOf(member, ref));
  if (found && found.endedAt === undefined) world.state.put(wageringRequirement, { ...found, endedAt: world.now() });
};

/** Returns the settled real-money bets of a member. */
export const settledRealBets = (state: State, member: string) =>
  state.by(bet, 'member', member).filter((it) => !it.play && it.state === 'settled');

interface OpenRequirement {
  readonly requirement: WageringRequirement;
  left: number;
}

/** Categories whose stakes count in full for a bonus with a maximum bet; others count by a fifth. */
const fullWeightCategories: readonly string[] = ['RNG', 'FISH'];

/** Counts one bet towards the requirements, in their order. */
const applyStake = (open: readonly OpenRequirement[], { stake, category }: Pick<Bet, 'stake' | 'category'>): void => {
  const caps = open.filter(({ left }) => left > 0).map(({ requirement }) => requirement.maxBet ?? stake);
  let counted = Math.min(stake, ...caps);
  for (const it of open) {
    const each = it.requirement.maxBet === undefined || fullWeightCategories.includes(category) ? 1 : otherGamesDivisor;
    const taken = Math.min(it.left, Math.floor(counted / each));
    it.left -= taken;
    counted -= taken * each;
  }
};

/**
 * Sorts requirements in the order in which stakes count: those that lock the whole wallet first, so that money from another
 * member never delays the member's own; within each group the oldest first.
 */
const inCountingOrder = (open: readonly OpenRequirement[]): OpenRequirement[] =>
  [...open].sort((a, b) => Number(a.requirement.locks !== undefined) - Number(b.requirement.locks !== undefined));

/** Returns the centavos that a requirement locks; `Infinity` for the whole wallet. */
const lockedByRequirement = ({ requirement: { locks }, left }: OpenRequirement): number =>
  left === 0 ? 0 : locks === undefined ? Number.POSITIVE_INFINITY : Math.min(left, locks);

type WageringEvent = { readonly at: number } & (
  | { readonly kind: 'start' | 'end'; readonly requirement: WageringRequirement }
  | { readonly kind: 'bet'; readonly bet: Bet }
);

/** At one instant, requirements start before stakes count and end after. */
const orderOf = { start: 0, bet: 1, end: 2 } as const;

const wageringEvents = (state: State, member: string): WageringEvent[] => {
  const events: WageringEvent[] = [];
  for (const requirement of state.by(wageringRequirement, 'member', member)) {
    events.push({ at: requirement.at, kind: 'start', requirement });
    if (requirement.endedAt !== undefined) events.push({ at: requirement.endedAt, kind: 'end', requirement });
  }
  if (events.length === 0) return events;
  for (const bet of settledRealBets(state, member)) events.push({ at: bet.at, kind: 'bet', bet });
  return events.sort((a, b) => a.at - b.at || orderOf[a.kind] - orderOf[b.kind]);
};

/** Counts a member's settled bets towards the requirements, from the first on. `metAt` is in epoch ms, by requirement ref. */
const replayWagering = (state: State, member: string) => {
  const metAt = new Map<string, number>();
  let open: OpenRequirement[] = [];
  for (const event of wageringEvents(state, member)) {
    if (event.kind === 'bet') {
      const unmet = open.filter(({ left }) => left > 0);
      applyStake(open, event.bet);
      for (const { requirement, left } of unmet)
        if (left === 0) metAt.set(requirement.ref, event.bet.settledAt ?? event.at);
    } else if (event.kind === 'start')
      open = inCountingOrder([...open, { requirement: event.requirement, left: event.requirement.centavos }]);
    else open = open.filter(({ requirement }) => requirement.id !== event.requirement.id);
    if (open.every(({ left }) => left === 0)) open = [];
  }
  return { open, metAt };
};

/**
 * Returns when the money received with each requirement of a member stopped being locked, epoch ms, by requirement ref: when
 * it was played through, or when the requirement ended. Null while it is locked.
 */
export const unlockTimesOf = (state: State, member: string): ReadonlyMap<string, number | null> => {
  const { metAt } = replayWagering(state, member);
  return new Map(
    state
      .by(wageringRequirement, 'member', member)
      .map(({ ref, endedAt }) => [ref, Math.min(metAt.get(ref) ?? Infinity, endedAt ?? Infinity)] as const)
      .map(([ref, at]) => [ref, at === Infinity ? null : at] as const),
  );
};

/**
 * Returns the wagering state of a member, in centavos: `required` in total since no requirement was open, `open` still to be
 * staked, `maxBet` the lowest maximum bet among open requirements (`Infinity` if none restricts it), and `locked` the part
 * of the main wallet that cannot be withdrawn (`Infinity` for all of it). Stakes placed while no requirement is open do not
 * count towards later ones. Computed from the settled bets on each call, so that it cannot drift from them.
 */
export const wageringOf = (state: State, member: string) => {
  const { open } = replayWagering(state, member);
  return {
    required: open.reduce((sum, { requirement }) => sum + requirement.centavos, 0),
    open: open.reduce((sum, { left }) => sum + left, 0),
    openRefs: open.filter(({ left }) => left > 0).map(({ requirement }) => requirement.ref),
    locked: open.reduce((sum, it) => sum + lockedByRequirement(it), 0),
    maxBet: Math.min(
      ...open.map(({ left, requirement }) => (left > 0 && requirement.maxBet) || Number.POSITIVE_INFINITY),
    ),
  };
};

/** Returns the centavos of a main wallet holding `held` that are not locked. */
export const unlockedBalance = (held: number, locked: number): number => Math.max(0, held - locked);

/**
 * Refuses a withdrawal or a transfer to another member under an open wagering requirement (X17). Throws `turnover.open` with
 * the pesos still to be staked if `centavos` exceeds the unlocked part of the main wallet.
 */
export const refuseWithdrawalUnderWagering = (state: State, member: string, centavos: number): void => {
  const { open, locked } = wageringOf(state, member);
  if (open > 0 && centavos > unlockedBalance(balanceOf(state, `member:${member}`), locked))
    throw new Refusal('turnover.open', { value: { openTurnover: open / 100 } });
};
