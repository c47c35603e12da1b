import { toPesos } from '#lib/money/money.ts';
import { collection, type Doc } from '#sim/core/collection.ts';
import { balanceOf, mainAccount } from '#sim/core/ledger.ts';
import { Refusal } from '#sim/core/refusal.ts';
import type { State } from '#sim/core/state.ts';
import type { World } from '#sim/core/world.ts';
import type { Bet } from '#sim/features/games/rules/bets.ts';
import { bonusPercentOf, turnoverOf } from '#sim/features/games/rules/contributions.ts';
import { giftsWithoutDeposit } from './own-funds.ts';

/** A wagering requirement: centavos to stake before withdrawals are allowed, created by a deposit, bonus or transfer. */
interface WageringRequirement extends Doc {
  readonly member: string;
  readonly centavos: number;
  /** Centavos still to be staked; updated with each settled bet, so that no call has to read all bets of the member. */
  readonly left: number;
  readonly at: number;
  /** Id of the deposit, reward, mission or transfer that created it. */
  readonly ref: string;
  /**
   * Origin of the money. A deposit or transfer is unlocked bet by bet, a gift all at once when the requirement is met.
   */
  readonly kind: 'deposit' | 'gift' | 'transfer';
  /**
   * Centavos received with it: the only money that it locks. A gift counts without the part that was lost, or at stake,
   * when other money was received later.
   */
  readonly locks: number;
  /** Maximum centavos of one bet that count towards a bonus. Absent without a maximum. */
  readonly maxBet?: number;
  /** Expiry of its gift, epoch ms. Absent if it does not expire. */
  readonly expiresAt?: number;
  /** Time at which it ended without being met because its bonus expired or was revoked, epoch ms. Absent otherwise. */
  readonly endedAt?: number;
  /** Time at which its last stake was settled, epoch ms. Absent until then. */
  readonly metAt?: number;
  /** Set once the member has no open requirement; later calculations ignore it. */
  readonly closed?: true;
}

export const wageringRequirements = collection<WageringRequirement>()('turnover-claim', { member: (it) => it.member });

const idOf = (memberId: string, ref: string): string => `${memberId}:${ref}`;

export const addWageringRequirement = (
  world: World,
  memberId: string,
  centavos: number,
  ref: string,
  terms: Pick<WageringRequirement, 'kind' | 'locks' | 'maxBet' | 'expiresAt'>,
): void => {
  if (centavos <= 0) return;
  const requirement = {
    id: idOf(memberId, ref),
    member: memberId,
    centavos,
    left: centavos,
    at: world.now(),
    ref,
    ...terms,
  };
  world.state.put(wageringRequirements, requirement);
};

/** Adds to the centavos that a requirement locks; negative to lock less. */
export const adjustLockedAmount = ({ state }: World, memberId: string, ref: string, centavos: number): void => {
  const found = state.get(wageringRequirements, idOf(memberId, ref));
  if (found && centavos !== 0) state.put(wageringRequirements, { ...found, locks: found.locks + centavos });
};

const isOpen = ({ left, endedAt }: WageringRequirement): boolean => left > 0 && endedAt === undefined;

/** Returns the requirements of a member since none was open. */
const currentRequirements = (state: State, memberId: string): WageringRequirement[] =>
  state.by(wageringRequirements, 'member', memberId).filter(({ closed }) => !closed);

/** Closes all requirements of a member once none is open. */
const closeMetRequirements = ({ state }: World, memberId: string): void => {
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

/**
 * Sorts requirements in the order in which stakes count: the oldest first, a deposit before its bonus, and transfers from
 * other members last, so that they never delay the member's own money.
 */
const inCountingOrder = (open: readonly WageringRequirement[]): WageringRequirement[] =>
  [...open].sort(
    (a, b) => Number(a.kind === 'transfer') - Number(b.kind === 'transfer') || a.at - b.at || (a.id < b.id ? -1 : 1),
  );

/** Returns the open requirements of gifts of a member, in the order in which stakes count. */
export const openGiftsOf = (state: State, memberId: string): readonly WageringRequirement[] =>
  inCountingOrder(currentRequirements(state, memberId).filter((it) => it.kind === 'gift' && isOpen(it)));

/**
 * Handles a closed bet: its stake reduces the requirements that were open when it was placed. Each centavo of it counts
 * once: in full for deposits and transfers, for gifts by the kind of game and up to their maximum bet. Returns the refs of
 * requirements that it met.
 */
export const countStakeForWagering = (world: World, ended: Bet): readonly string[] => {
  let rest = turnoverOf(ended);
  if (rest === 0) return [];
  const open = currentRequirements(world.state, ended.member).filter((it) => isOpen(it) && it.at <= ended.at);
  if (open.length === 0) return [];
  const met: string[] = [];
  const bonusPercent = bonusPercentOf(world.state, ended);
  for (const it of inCountingOrder(open)) {
    const percent = it.kind === 'gift' ? bonusPercent : 100;
    const taken = Math.min(it.left, Math.floor((Math.min(rest, it.maxBet ?? rest) * percent) / 100));
    if (taken === 0) continue;
    rest -= Math.ceil((taken * 100) / percent);
    const left = it.left - taken;
    world.state.put(wageringRequirements, { ...it, left, ...(left === 0 && { metAt: ended.settledAt ?? ended.at }) });
    if (left === 0) met.push(it.ref);
  }
  closeMetRequirements(world, ended.member);
  return met;
};

/** Returns the centavos that an open requirement locks. */
const lockedBy = ({ kind, locks, left }: WageringRequirement): number =>
  kind === 'gift' ? locks : Math.min(left, locks);

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
 * Returns the wagering state of a member, in centavos: `required` in total since no requirement was open, `open` still to be
 * staked, `maxBet` the lowest maximum bet among open requirements (`Infinity` if none restricts it), `locked` the part of the
 * main wallet that cannot be withdrawn, and `parts` the open requirements in the order in which stakes count. Stakes placed
 * while no requirement is open do not count towards later ones. Gifts stay locked, wagered or not, until the member has made
 * a deposit.
 */
export const wageringOf = (state: State, memberId: string) => {
  const current = currentRequirements(state, memberId).filter(({ endedAt }) => endedAt === undefined);
  const open = current.filter(isOpen);
  const gifts = giftsWithoutDeposit(state, memberId);
  return {
    required: current.reduce((sum, { centavos }) => sum + centavos, 0),
    open: open.reduce((sum, { left }) => sum + left, 0),
    openRefs: inCountingOrder(open).map(({ ref }) => ref),
    giftsWithoutDeposit: gifts,
    locked: open.reduce((sum, it) => (gifts.refs.has(it.ref) ? sum : sum + lockedBy(it)), gifts.centavos),
    parts: inCountingOrder(open).map((it) => ({ ...it, locked: lockedBy(it) })),
    maxBet: open.reduce((least, { maxBet = Infinity }) => Math.min(least, maxBet), Infinity),
  };
};

/** Returns the centavos of a main wallet holding `held` that are not locked. */
export const unlockedBalance = (held: number, locked: number): number => Math.max(0, held - locked);

/**
 * Refuses withdrawals, transfers to other members and payments of dividends under wagering. Throws `turnover.open` with
 * the pesos still to be staked if `centavos` exceeds the unlocked part of the main wallet, and `deposit.required` if gifts of a
 * member without a deposit lock the rest.
 */
export const requireUnlockedBalance = (state: State, memberId: string, centavos: number): void => {
  const { open, locked } = wageringOf(state, memberId);
  if (locked === 0 || centavos <= unlockedBalance(balanceOf(state, mainAccount(memberId)), locked)) return;
  if (open > 0) throw new Refusal('turnover.open', { value: { openTurnover: toPesos(open) } });
  throw new Refusal('deposit.required', { why: 'gifts leave after a first deposit' });
};
