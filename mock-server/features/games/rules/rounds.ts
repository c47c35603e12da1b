import { trialType } from '../../../../src/features/account/model/roles.ts';
import { toCentavos } from '../../../../src/lib/money/money.ts';
import type { DomainEvent } from '../../../core/domain-event.ts';
import type { Due } from '../../../core/due.ts';
import { balanceOf, type LedgerAccount, transferFunds } from '../../../core/ledger.ts';
import { Refusal } from '../../../core/refusal.ts';
import type { World } from '../../../core/world.ts';
import { member } from '../../account/rules/members.ts';
import { mostBesideBonus } from '../../cashier/rules/bonus.ts';
import { type Bet, bet, roundId } from './bets.ts';
import { game } from './catalogue.ts';
import type { Launch } from './launches.ts';

/** Where a bet is placed: a launch, or an order of a lottery, which is none. */
export type Seat = Pick<Launch, 'id' | 'member' | 'nodeId' | 'vassalage' | 'demo'>;

/** Told when a bet has ended: settled, or given back. */
export const betClosed: DomainEvent<Bet> = { name: 'bet.closed' };

interface Stake {
  /** The screen's name for the round, unique within a launch: repeating a call moves money once. */
  readonly key: string;
  /** Centavos. */
  readonly stake: number;
  readonly detail?: unknown;
  /** Epoch ms when it goes back if nobody ended it; a day after it was placed unless told otherwise. */
  readonly overdueAt?: number;
}

interface Outcome {
  /** Centavos, stake included; 0 is a loss. */
  readonly payout: number;
  readonly detail?: unknown;
}

const unsettledLife = 24 * 3_600_000;

const purseOf = (launch: Seat): LedgerAccount => (launch.demo ? `demo:${launch.id}` : `member:${launch.member}`);

const isPlayMoney = (world: World, launch: Seat): boolean =>
  launch.demo || world.state.get(member, launch.member)?.type === trialType;

const houseOf = (it: Pick<Bet, 'play' | 'vassalage'>): LedgerAccount => (it.play ? 'play' : `house:${it.vassalage}`);

/** Centavos the screen may stake. */
export const purse = (world: World, launch: Seat): number => balanceOf(world.state, purseOf(launch));

/** The bet of a round, when it was placed. */
export const findBet = (world: World, launch: Seat, key: string): Bet | undefined =>
  world.state.by(bet, 'round', roundId(launch.id, key))[0];

/** Bets of this member and game whose outcome is still open, whatever visit they were placed in. */
export const openBets = (world: World, launch: Seat): Bet[] =>
  world.state
    .by(bet, 'member', launch.member)
    .filter((it) => it.state === 'open' && it.nodeId === launch.nodeId && it.vassalage === launch.vassalage);

/**
 * Takes the stake of a round. A repeat gets the same bet; another stake under the same key is
 * `request.conflict`. Throws `bet.out-of-range` and `balance.insufficient`. An open bet is
 * refunded when it is overdue.
 */
export const placeBet = (world: World, launch: Seat, { key, stake, detail = null, overdueAt }: Stake): Bet =>
  world.transact(() => {
    const known = findBet(world, launch, key);
    if (known && known.stake !== stake)
      throw new Refusal('request.conflict', { why: `round ${key} has another stake` });
    if (known) return known;
    checkRange(world, launch, stake);
    const made: Bet = {
      id: world.id('BT'),
      member: launch.member,
      launch: launch.id,
      nodeId: launch.nodeId,
      vassalage: launch.vassalage,
      category: (launch.nodeId && world.state.get(game, String(launch.nodeId))?.gameCategory) || 'LOTT',
      key,
      stake,
      payout: 0,
      state: 'open',
      play: isPlayMoney(world, launch),
      at: world.now(),
      settledAt: null,
      detail,
    };
    transferFunds(world, { from: purseOf(launch), to: houseOf(made), centavos: stake, type: 'bet', ref: made.id });
    world.state.put(bet, made);
    const at = overdueAt ?? made.at + unsettledLife;
    world.schedule({ id: `bet:${made.id}`, at, type: 'bet', data: { id: made.id, launch } });
    return made;
  });

/** Ends an open bet and pays it out. A bet that has ended stays as it is. */
export const settleBet = (world: World, launch: Seat, open: Bet, { payout, detail = open.detail }: Outcome): Bet =>
  world.transact(() => {
    const current = world.state.get(bet, open.id) ?? open;
    if (current.state !== 'open') return current;
    if (payout > 0) {
      transferFunds(world, {
        from: houseOf(current),
        to: purseOf(launch),
        centavos: payout,
        type: 'payout',
        ref: current.id,
      });
    }
    return close(world, { ...current, payout, detail, state: 'settled' });
  });

/** Gives the stake of an open bet back. */
export const refundBet = (world: World, launch: Seat, open: Bet): Bet =>
  world.transact(() => {
    const current = world.state.get(bet, open.id) ?? open;
    if (current.state !== 'open') return current;
    transferFunds(world, {
      from: houseOf(current),
      to: purseOf(launch),
      centavos: current.stake,
      type: 'refund',
      ref: current.id,
    });
    return close(world, { ...current, payout: current.stake, state: 'refunded' });
  });

/** A whole round in one transaction: stake, outcome, payout. `decide` draws from the world's chance; a repeat does not draw again. */
export const playRound = (world: World, launch: Seat, round: Stake & { decide: () => Outcome }): Bet =>
  world.transact(() => {
    const placed = placeBet(world, launch, round);
    return placed.state === 'open' ? settleBet(world, launch, placed, round.decide()) : placed;
  });

/** An open bet that nobody ended in time goes back. */
export const refundOverdue = (world: World, { data }: Due): void => {
  const { id, launch } = data as { id: string; launch: Seat };
  const open = world.state.get(bet, id);
  if (open) refundBet(world, launch, open);
};

const close = (world: World, ended: Bet): Bet => {
  const settled = { ...ended, settledAt: world.now() };
  world.state.put(bet, settled);
  world.cancel(`bet:${settled.id}`);
  world.emit(betClosed, settled);
  return settled;
};

const checkRange = (world: World, launch: Seat, stake: number): void => {
  const found = launch.nodeId === null ? undefined : world.state.get(game, String(launch.nodeId));
  const [least, highest] = found ? [toCentavos(found.minBet), toCentavos(found.maxBet)] : [1, 10_000_000];
  // Many small bets on one draw are one large bet.
  const staked = () => openBets(world, launch).reduce((sum, it) => sum + it.stake, 0);
  const most = isPlayMoney(world, launch)
    ? highest
    : Math.min(highest, mostBesideBonus(world.state, launch.member, staked()));
  if (!Number.isSafeInteger(stake) || stake < least || stake > most) {
    const value = { min: least / 100, max: most / 100 };
    throw new Refusal('bet.out-of-range', { value, why: `${stake} centavos is not within ${least} to ${most}` });
  }
};
