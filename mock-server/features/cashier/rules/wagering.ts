import { collection, type Doc } from '#sim/core/collection.ts';
import type { State } from '#sim/core/state.ts';
import type { World } from '#sim/core/world.ts';
import type { Bet } from '#sim/features/games/rules/bets.ts';
import { bonusPercentOf, turnoverOf } from '#sim/features/games/rules/contributions.ts';

/** A wagering requirement: minor units to stake before withdrawals are allowed, created by a deposit, bonus or transfer. */
export interface WageringRequirement extends Doc {
  readonly member: string;
  readonly minor: number;
  /** Minor units still to be staked; updated with each settled bet, so that no call has to read all bets of the member. */
  readonly left: number;
  readonly at: number;
  /** Id of the deposit, reward, mission or transfer that created it. */
  readonly ref: string;
  /**
   * Origin of the money. A deposit or transfer is own money, unlocked bet by bet; a gift is bonus money until the
   * requirement is met.
   */
  readonly kind: 'deposit' | 'gift' | 'transfer';
  /** Minor units received with it. A deposit or transfer locks at most these. */
  readonly locks: number;
  /** Bonus money in the main wallet, minor units: what is left of a gift and of what was won with it. Absent for own money. */
  readonly money?: number;
  /** Maximum minor units of a bet with bonus money, of which no more count. Absent without a maximum. */
  readonly maxBet?: number;
  /** Maximum minor units that one bet can win of bonus money; absent without a maximum. */
  readonly maxWin?: number;
  /** Maximum minor units that become own money; absent without a maximum. */
  readonly maxConvertible?: number;
  /** Lowest odds of sports bets that count; absent without a minimum. */
  readonly minOdds?: number;
  /** Expiry of its gift, epoch ms. Absent if it does not expire. */
  readonly expiresAt?: number;
  /** Time at which it ended without being met because its gift expired, was forfeited or lost, epoch ms. Absent otherwise. */
  readonly endedAt?: number;
  /** Time at which it was met, for a gift that at which its money became own money, epoch ms. Absent until then. */
  readonly metAt?: number;
  /** Minor units of bonus money that became own money. Absent until then. */
  readonly converted?: number;
  /** Set once the member has no open requirement; later calculations ignore it. */
  readonly closed?: true;
}

export const wageringRequirements = collection<WageringRequirement>()('turnover-claim', { member: (it) => it.member });

const idOf = (memberId: string, ref: string): string => `${memberId}:${ref}`;

export const addWageringRequirement = (
  world: World,
  memberId: string,
  minor: number,
  ref: string,
  terms: Pick<
    WageringRequirement,
    'kind' | 'locks' | 'money' | 'maxBet' | 'maxWin' | 'maxConvertible' | 'minOdds' | 'expiresAt'
  >,
): void => {
  if (minor <= 0 && terms.kind !== 'gift') return;
  const requirement = {
    id: idOf(memberId, ref),
    member: memberId,
    minor,
    left: minor,
    at: world.now(),
    ref,
    ...terms,
  };
  world.state.put(wageringRequirements, requirement);
};

/** Returns a requirement of a member. */
export const requirementOf = (state: State, memberId: string, ref: string): WageringRequirement | undefined =>
  state.get(wageringRequirements, idOf(memberId, ref));

export const storeRequirement = ({ state }: World, requirement: WageringRequirement): void =>
  state.put(wageringRequirements, requirement);

const isOpen = ({ kind, left, metAt, endedAt }: WageringRequirement): boolean =>
  endedAt === undefined && (kind === 'gift' ? metAt === undefined : left > 0);

/** Returns the requirements of a member since none was open. */
const currentRequirements = (state: State, memberId: string): WageringRequirement[] =>
  state.by(wageringRequirements, 'member', memberId).filter(({ closed }) => !closed);

/** Closes all requirements of a member once none is open. */
export const closeMetRequirements = ({ state }: World, memberId: string): void => {
  const current = currentRequirements(state, memberId);
  if (!current.some(isOpen)) for (const it of current) state.put(wageringRequirements, { ...it, closed: true });
};

/**
 * Ends a requirement, met or not. It is kept, so that counted stakes never count again and reports can tell when its
 * gift was unlocked.
 */
export const endWageringRequirement = (world: World, memberId: string, ref: string): void => {
  const found = world.state.get(wageringRequirements, idOf(memberId, ref));
  if (!found || found.endedAt !== undefined) return;
  world.state.put(wageringRequirements, { ...found, endedAt: world.now() });
  closeMetRequirements(world, memberId);
};

const countingOrder: readonly WageringRequirement['kind'][] = ['deposit', 'transfer', 'gift'];

/**
 * Sorts requirements in the order in which stakes count: deposits, then transfers, which never delay the member's own
 * deposits, then gifts, which never delay own money; the oldest of each first.
 */
const inCountingOrder = (open: readonly WageringRequirement[]): WageringRequirement[] =>
  [...open].sort(
    (a, b) => countingOrder.indexOf(a.kind) - countingOrder.indexOf(b.kind) || a.at - b.at || (a.id < b.id ? -1 : 1),
  );

/** Returns the open requirements of gifts of a member, in the order in which stakes count. */
export const openGiftsOf = (state: State, memberId: string): readonly WageringRequirement[] =>
  inCountingOrder(currentRequirements(state, memberId).filter((it) => it.kind === 'gift' && isOpen(it)));

/**
 * Handles a closed bet: its stake reduces the requirements that were open when it was placed. Each minor unit of it counts
 * once: in full for deposits and transfers, for gifts by the kind of game and up to their maximum bet.
 */
export const countStakeForWagering = (world: World, ended: Bet): void => {
  let rest = turnoverOf(ended);
  if (rest === 0) return;
  const open = currentRequirements(world.state, ended.member).filter((it) => isOpen(it) && it.at <= ended.at);
  if (open.length === 0) return;
  for (const it of inCountingOrder(open)) {
    const percent = it.kind === 'gift' ? bonusPercentOf(world.state, ended, it.minOdds) : 100;
    const taken = Math.min(it.left, Math.floor((Math.min(rest, it.maxBet ?? rest) * percent) / 100));
    if (taken === 0) continue;
    rest -= Math.ceil((taken * 100) / percent);
    const left = it.left - taken;
    const isMet = left === 0 && it.kind !== 'gift';
    storeRequirement(world, { ...it, left, ...(isMet && { metAt: ended.settledAt ?? ended.at }) });
  }
  closeMetRequirements(world, ended.member);
};

/**
 * Returns when the money received with each requirement of a member was unlocked, epoch ms, by requirement ref: when it
 * was wagered, or when the requirement ended. Null while it is locked.
 */
export const unlockTimesOf = (state: State, memberId: string): ReadonlyMap<string, number | null> =>
  new Map(
    state
      .by(wageringRequirements, 'member', memberId)
      .map(({ ref, metAt = Infinity, endedAt = Infinity }) => [ref, Math.min(metAt, endedAt)] as const)
      .map(([ref, at]) => [ref, at === Infinity ? null : at] as const),
  );

/**
 * Returns the wagering state of a member, in minor units: `required` in total since no requirement was open, `open` still to be
 * staked, `lockedOwn` the own money that the open turnover of deposits and transfers locks, and `parts` the open requirements
 * in the order in which stakes count. Stakes placed while no requirement is open do not count towards later ones.
 */
export const wageringOf = (state: State, memberId: string) => {
  const current = currentRequirements(state, memberId).filter(({ endedAt }) => endedAt === undefined);
  const parts = inCountingOrder(current.filter(isOpen));
  return {
    required: current.reduce((sum, { minor }) => sum + minor, 0),
    open: parts.reduce((sum, { left }) => sum + left, 0),
    lockedOwn: parts.reduce((sum, { kind, left, locks }) => (kind === 'gift' ? sum : sum + Math.min(left, locks)), 0),
    parts,
  };
};
