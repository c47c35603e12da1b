import { trialType } from '#features/account/model/roles.ts';
import { dayMs } from '#lib/dates/units.ts';
import { toMajor, toMinor } from '#lib/money/money.ts';
import type { DueEvent } from '#sim/core/due-event.ts';
import { balanceOf, type LedgerAccount, mainAccount, transferFunds } from '#sim/core/ledger.ts';
import { Refusal } from '#sim/core/refusal.ts';
import type { DomainEvent, World } from '#sim/core/world.ts';
import { members } from '#sim/features/account/rules/members.ts';
import { highestStakeWithGifts } from '#sim/features/cashier/rules/bonus-bet-limit.ts';
import { bonusMoneyOf, returnBonusMoney, stakeBonusMoney } from '#sim/features/cashier/rules/bonus-money.ts';
import { type Bet, type BetEvent, bets, type FairRound, roundId } from './bets.ts';
import { games } from './catalogue.ts';
import type { Launch } from './game-launches.ts';

/** Source of a bet: a game launch or a lottery order. */
export type BetSource = Pick<Launch, 'id' | 'member' | 'nodeId' | 'vassalage' | 'demo'>;

/** Emitted when a bet is settled or refunded. */
export const betClosed: DomainEvent<Bet> = { name: 'bet.closed' };

interface Stake {
  /** The round's key, chosen by the game frame and unique within a launch; makes repeated calls idempotent. */
  readonly key: string;
  /** Minor units. */
  readonly stake: number;
  readonly detail?: unknown;
  /** Time at which an open bet is refunded, epoch ms; a day after it was placed by default. */
  readonly overdueAt?: number;
  readonly events?: readonly BetEvent[] | undefined;
}

interface Outcome {
  /** Minor units, stake included; 0 is a loss. */
  readonly payout: number;
  readonly detail?: unknown;
  /** Whether the bet risked too little to count for bonuses and rewards (`isLowRisk`). */
  readonly lowRisk?: boolean;
  readonly fair?: FairRound | undefined;
}

const openBetTtlMs = dayMs;

const stakeAccountOf = (launch: BetSource): LedgerAccount =>
  launch.demo ? `demo:${launch.id}` : mainAccount(launch.member);

const isPlayMoney = (world: World, launch: BetSource): boolean =>
  launch.demo || world.state.get(members, launch.member)?.type === trialType;

const houseAccountOf = (it: Pick<Bet, 'play' | 'vassalage'>): LedgerAccount =>
  it.play ? 'play' : `house:${it.vassalage}`;

/** Returns the minor units available to stake. */
export const availableToStake = (world: World, launch: BetSource): number =>
  balanceOf(world.state, stakeAccountOf(launch));

/** Returns the bet of a round; undefined if none was placed. */
export const findBet = (world: World, launch: BetSource, key: string): Bet | undefined =>
  world.state.by(bets, 'round', roundId(launch.id, key))[0];

/** Returns the open real-money bets of a member at a game, over all launches, and those on the same events at other games. */
export const openBets = (world: World, launch: BetSource, events: readonly BetEvent[] = []): Bet[] => {
  const ids = new Set(events.map(({ id }) => id));
  return world.state
    .by(bets, 'open', launch.member)
    .filter(({ play }) => !play)
    .filter(
      (it) =>
        (it.nodeId === launch.nodeId && it.vassalage === launch.vassalage) || it.events?.some(({ id }) => ids.has(id)),
    );
};

/** Debits a stake: own money first, then bonus money. Returns the bet with its parts. */
const debitStake = (world: World, launch: BetSource, bet: Bet, minor: number): Bet => {
  const staked = bet.play ? bet : stakeBonusMoney(world, bet, minor);
  transferFunds(world, {
    from: stakeAccountOf(launch),
    to: houseAccountOf(bet),
    minor,
    type: 'bet',
    ref: bet.id,
  });
  return staked;
};

/** Credits what a bet returns. Returns the minor units of it that were removed as bonus money. */
const creditBet = (
  world: World,
  launch: BetSource,
  bet: Bet,
  { type, minor }: { type: 'payout' | 'refund'; minor: number },
): number => {
  transferFunds(world, { from: houseAccountOf(bet), to: stakeAccountOf(launch), minor, type, ref: bet.id });
  return bet.bonus ? returnBonusMoney(world, bet, minor) : 0;
};

/** Returns a new open bet; neither booked nor stored. */
export const createBet = (
  world: World,
  launch: BetSource,
  { key, stake, detail = null, events }: Omit<Stake, 'overdueAt'>,
): Bet => ({
  id: world.id('BT'),
  member: launch.member,
  launch: launch.id,
  nodeId: launch.nodeId,
  vassalage: launch.vassalage,
  category: (launch.nodeId && world.state.get(games, String(launch.nodeId))?.gameCategory) || 'LOTT',
  key,
  stake,
  payout: 0,
  state: 'open',
  play: isPlayMoney(world, launch),
  at: world.now(),
  settledAt: null,
  detail,
  ...(events && { events }),
});

/** Debits the stake of a new bet and stores it, without the checks of `placeBet`. Throws `balance.insufficient`. */
export const bookStake = (world: World, launch: BetSource, newBet: Bet): Bet => {
  const staked = debitStake(world, launch, newBet, newBet.stake);
  world.state.put(bets, staked);
  return staked;
};

/** Credits the payout of an open bet. Returns it as settled now, not stored. */
export const bookPayout = (
  world: World,
  launch: BetSource,
  open: Bet,
  { payout, detail = open.detail, lowRisk = false, fair = open.fair }: Outcome,
): Bet => {
  const removed = payout > 0 ? creditBet(world, launch, open, { type: 'payout', minor: payout }) : 0;
  return {
    ...open,
    payout,
    ...(removed > 0 && { removed }),
    detail,
    state: 'settled',
    settledAt: world.now(),
    ...(lowRisk && { lowRisk }),
    ...(fair && { fair }),
  };
};

/**
 * Places a bet: debits the stake of a round. A repeated call returns the same bet; a different stake under the same key
 * throws `request.conflict`. Throws `bet.out-of-range` and `balance.insufficient`. An open bet is refunded when overdue.
 */
export const placeBet = (
  world: World,
  launch: BetSource,
  { key, stake, detail = null, overdueAt, events }: Stake,
): Bet =>
  world.transact(() => {
    const known = findBet(world, launch, key);
    if (known && known.stake !== stake)
      throw new Refusal('request.conflict', { why: `round ${key} has another stake` });
    if (known) return known;
    checkStakeRange(world, launch, stake, { events });
    const newBet = bookStake(world, launch, createBet(world, launch, { key, stake, detail, events }));
    const at = overdueAt ?? newBet.at + openBetTtlMs;
    world.schedule({ id: `bet:${newBet.id}`, at, type: 'bet', data: { id: newBet.id, launch } });
    return newBet;
  });

/** Settles an open bet and credits its payout. Returns a bet that has already ended unchanged. */
export const settleBet = (world: World, launch: BetSource, open: Bet, outcome: Outcome): Bet =>
  world.transact(() => {
    const current = world.state.get(bets, open.id) ?? open;
    if (current.state !== 'open') return current;
    return closeBet(world, bookPayout(world, launch, current, outcome));
  });

/**
 * Adds to the stake of an open bet, also less than the lowest bet of the game. Throws `request.conflict` for one that has
 * ended, `bet.out-of-range`, `balance.insufficient` and the errors of a new bet of this amount.
 */
export const raiseBet = (world: World, launch: BetSource, open: Bet, minor: number): Bet =>
  world.transact(() => {
    const current = world.state.get(bets, open.id) ?? open;
    if (current.state !== 'open') throw new Refusal('request.conflict', { why: `bet ${open.id} has ended` });
    checkStakeRange(world, launch, minor, { raised: current });
    const raised = { ...debitStake(world, launch, current, minor), stake: current.stake + minor };
    world.state.put(bets, raised);
    return raised;
  });

/** Refunds the stake of an open bet. Returns a bet that has already ended unchanged. */
export const refundBet = (world: World, launch: BetSource, open: Bet): Bet =>
  world.transact(() => {
    const current = world.state.get(bets, open.id) ?? open;
    if (current.state !== 'open') return current;
    creditBet(world, launch, current, { type: 'refund', minor: current.stake });
    return closeBet(world, { ...current, payout: current.stake, state: 'refunded' });
  });

/** Plays a round in one transaction: stake, outcome, payout. A repeated call does not run `decide` again. */
export const playRound = (world: World, launch: BetSource, round: Stake & { decide: (placed: Bet) => Outcome }): Bet =>
  world.transact(() => {
    const placed = placeBet(world, launch, round);
    return placed.state === 'open' ? settleBet(world, launch, placed, round.decide(placed)) : placed;
  });

/** Handles a due event: refunds a bet that is still open. */
export const refundOverdueBet = (world: World, { data }: DueEvent): void => {
  const { id, launch } = data as { id: string; launch: BetSource };
  const open = world.state.get(bets, id);
  if (open) refundBet(world, launch, open);
};

const closeBet = (world: World, ended: Bet): Bet => {
  const settled = { ...ended, settledAt: world.now() };
  world.state.put(bets, settled);
  world.cancel(`bet:${settled.id}`);
  world.emit(betClosed, settled);
  return settled;
};

/** Checks the stake of a new bet, or an addition to the stake of an open one. */
const checkStakeRange = (
  world: World,
  launch: BetSource,
  stake: number,
  { events, raised }: { readonly events?: readonly BetEvent[] | undefined; readonly raised?: Bet },
): void => {
  const found = launch.nodeId === null ? undefined : world.state.get(games, String(launch.nodeId));
  const [lowest, highest] = found ? [toMinor(found.minBet), toMinor(found.maxBet)] : [1, 10_000_000];
  const least = raised ? 1 : lowest;
  const others = () => openBets(world, launch, events);
  const most = isPlayMoney(world, launch)
    ? highest
    : Math.min(highest, highestStakeWithGifts(world.state, launch, others, raised?.stake));
  // No stake can be corrected to fit an empty range.
  if (most < least) {
    const isCovered = stake <= balanceOf(world.state, mainAccount(launch.member));
    const value = isCovered ? { bonusMoney: toMajor(bonusMoneyOf(world.state, launch.member)) } : null;
    const why = `open gifts allow ${most} minor units, the lowest is ${least}`;
    throw new Refusal('balance.insufficient', { value, why });
  }
  if (!Number.isSafeInteger(stake) || stake < least || stake > most) {
    const value = { min: toMajor(least), max: toMajor(most) };
    throw new Refusal('bet.out-of-range', { value, why: `${stake} minor units is not within ${least} to ${most}` });
  }
};
