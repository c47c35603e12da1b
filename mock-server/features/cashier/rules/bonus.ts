import { type Doc, kind } from '../../../core/collection.ts';
import type { Due } from '../../../core/due.ts';
import { balanceOf, transferFunds } from '../../../core/ledger.ts';
import type { State } from '../../../core/state.ts';
import type { World } from '../../../core/world.ts';
import { type Bet, bet } from '../../games/rules/bets.ts';
import { sendMessage } from '../../messages/rules/messages.ts';
import { letters } from '../../messages/rules/templates.ts';
import { type Deposit, deposit, depositsOf } from './deposit-record.ts';
import { dropTurnover, requireTurnover, turnoverOf } from './turnover.ts';
import { takeBack } from './wallets.ts';

const day = 24 * 3_600_000;

interface BonusTerms {
  readonly bonus: number;
  readonly turnover: number;
  readonly maxBet: number;
  readonly days: number;
}

const claimOf = ({ id }: Pick<Deposit, 'id'>): string => `${id} bonus`;

/**
 * Centavos that a member may bet at most for an open bonus: its highest bet less `staked`, what already waits for the
 * same outcome, or what the main wallet holds besides the bonus where that is more. `Infinity` without one. Else whoever
 * bet both at once would keep what the bonus won (X17).
 */
export const mostBesideBonus = (state: State, member: string, staked: number): number => {
  const given = depositsOf(state, member).filter(({ bonus }) => bonus > 0);
  if (given.length === 0) return Number.POSITIVE_INFINITY;
  const { maxBet, openRefs } = turnoverOf(state, member);
  const held = given.filter((it) => openRefs.includes(claimOf(it))).reduce((sum, { bonus }) => sum + bonus, 0);
  return Math.max(0, maxBet - staked, balanceOf(state, `member:${member}`) - held);
};

/** Books the bonus of a deposit under its terms; amounts in centavos. */
export const bookBonus = (world: World, it: Deposit, { bonus, turnover, maxBet, days }: BonusTerms): void => {
  const { id, member } = it;
  transferFunds(world, { from: 'bonus', to: `member:${member}`, centavos: bonus, type: 'bonus', ref: id });
  requireTurnover(world, member, turnover, claimOf(it), { maxBet });
  world.schedule({ id: `bonus:${id}`, at: world.now() + days * day, type: 'bonus', data: id });
};

/** A gift that had to go back while stakes were out: what these bring back is taken, up to what is owed. */
interface OwedGift extends Doc {
  readonly member: string;
  readonly centavos: number;
  /** What the gift was for, such as the deposit of a bonus. */
  readonly ref: string;
  /** Ids of the bets that were open then. */
  readonly bets: readonly string[];
}

const owedGift = kind<OwedGift>().named('owed-gift', { member: (it) => it.member });

const openBetsOf = (state: State, member: string): string[] =>
  state
    .by(bet, 'member', member)
    .filter((it) => it.state === 'open' && !it.play)
    .map(({ id }) => id);

/**
 * Takes a gift back as far as the wallets hold it, the rest out of stakes that are out now as they return. Answers the
 * centavos that went at once and those still owed.
 */
export const takeGiftBack = (world: World, member: string, centavos: number, ref: string) => {
  const taken = takeBack(world, member, centavos, ref);
  const bets = taken < centavos ? openBetsOf(world.state, member) : [];
  const owed = bets.length > 0 ? centavos - taken : 0;
  if (owed > 0) world.state.put(owedGift, { id: `${member}:${ref}`, member, centavos: owed, ref, bets });
  return { taken, owed };
};

/** Follows the end of a bet: what it brings back goes to gifts that are owed out of it. */
export const collectOwed = (world: World, { id: betId, member, payout }: Bet): void => {
  let left = payout;
  for (const owed of world.state.by(owedGift, 'member', member).filter(({ bets }) => bets.includes(betId))) {
    const taken = takeBack(world, member, Math.min(left, owed.centavos), owed.ref);
    left -= taken;
    const rest = { ...owed, centavos: owed.centavos - taken, bets: owed.bets.filter((it) => it !== betId) };
    if (rest.centavos > 0 && rest.bets.length > 0) world.state.put(owedGift, rest);
    else world.state.remove(owedGift, owed.id);
  }
};

/**
 * Due event: a bonus that was not played through in time goes back. Nothing puts its end off: stakes that are out come
 * too late for its turnover, and what they bring back goes the same way.
 */
export const endBonus = (world: World, event: Due): void => {
  const found = world.state.get(deposit, String(event.data));
  if (!found || !turnoverOf(world.state, found.member).openRefs.includes(claimOf(found))) return;
  const { id, member, bonus } = found;
  const { taken, owed } = takeGiftBack(world, member, bonus, id);
  dropTurnover(world, member, claimOf(found));
  sendMessage(world, member, letters.bonusEnded(id, taken, owed));
};
