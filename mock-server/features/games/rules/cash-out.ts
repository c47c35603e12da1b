import type { Value } from '#contract/types.ts';
import { minuteMs } from '#lib/dates/units.ts';
import { toMajor } from '#lib/money/money.ts';
import { collection, type Doc } from '#sim/core/collection.ts';
import type { DueEvent } from '#sim/core/due-event.ts';
import { Refusal } from '#sim/core/refusal.ts';
import type { World } from '#sim/core/world.ts';
import { type Bet, bets, keptPayoutOf } from './bets.ts';
import { fixtureOf, matchStateOf } from './fixtures.ts';
import { availableToStake, type BetSource, settleBet } from './rounds.ts';
import { fairValueOf, oddsOf, payoutOf } from './sports-payout.ts';
import { isOfVisit, priceNow, type SlipLeg, type SportsDetail, type SportsSlip, sportsSlips } from './sports-slips.ts';

interface CashOutQuote extends Doc {
  readonly bet: string;
  readonly minor: number;
  readonly expiresAt: number;
}

export const cashOutQuotes = collection<CashOutQuote>()('cashOutQuote');

const quoteTtlMs = 10_000;
const cashOutMargin = 0.05;

/** Returns the minor units that an open bet is worth now; null while it cannot be cashed out. */
export const cashOutValue = (world: World, slip: SportsSlip, { stake, state }: Bet): number | null => {
  if (state !== 'open' || payoutOf(stake, slip) === 0) return null;
  const chances = new Map<SlipLeg, number>();
  for (const leg of slip.legs) {
    if (leg.state !== 'open') continue;
    const fixture = fixtureOf(world, leg.match);
    const price = fixture && priceNow(fixture, matchStateOf(world, fixture), leg);
    if (!price?.odds) return null;
    chances.set(leg, price.chance);
  }
  const value = Math.floor(fairValueOf(stake, slip, (leg) => chances.get(leg) ?? 0) * (1 - cashOutMargin));
  return value > 0 ? value : null;
};

const ownSlip = (world: World, source: BetSource, id: string): { slip: SportsSlip; open: Bet } => {
  const slip = world.state.get(sportsSlips, id);
  const open = world.state.get(bets, id);
  if (!slip || !open || !isOfVisit(slip, source)) throw new Refusal('resource.unknown', { why: `no sports bet ${id}` });
  return { slip, open };
};

/** Offers an amount for an open bet. Throws `cashout.closed` while a pick is suspended or the bet is decided. */
export const quoteCashOutOf = (world: World, source: BetSource, id: string): Value<'quoteCashOut'> =>
  world.transact(() => {
    const { slip, open } = ownSlip(world, source, id);
    const minor = cashOutValue(world, slip, open);
    if (minor === null) throw new Refusal('cashout.closed', { why: `${id} cannot be cashed out now` });
    const quote = { id: world.id('CQ'), bet: id, minor, expiresAt: world.now() + quoteTtlMs };
    world.state.put(cashOutQuotes, quote);
    world.schedule({ id: `quote:${quote.id}`, at: quote.expiresAt + minuteMs, type: 'cashout-quote', data: quote.id });
    return { quote: quote.id, amount: toMajor(minor), expiresAt: quote.expiresAt };
  });

/** Handles a due event: removes a quote that has expired. */
export const expireQuote = (world: World, { data }: DueEvent): void => world.state.remove(cashOutQuotes, String(data));

/**
 * Settles a bet for the amount of its quote. Throws `cashout.closed` if the quote has expired or the value of the bet
 * has changed.
 */
export const cashOutBet = (world: World, source: BetSource, id: string, quoteId: string): Value<'cashOut'> =>
  world.transact(() => {
    const { slip, open } = ownSlip(world, source, id);
    const quote = world.state.get(cashOutQuotes, quoteId);
    const isCurrent = quote?.bet === id && world.now() <= quote.expiresAt;
    if (!isCurrent || cashOutValue(world, slip, open) !== quote.minor)
      throw new Refusal('cashout.closed', { why: 'the quote has expired' });
    const choice = (open.detail as SportsDetail).choice;
    const outcome = { legs: slip.legs, system: slip.system, odds: oddsOf(slip), cashedOut: true };
    world.state.put(sportsSlips, { ...slip, cashedOut: true });
    world.state.remove(cashOutQuotes, quoteId);
    // A cashed-out bet risked too little to count for bonuses and rewards.
    const settled = settleBet(world, slip.source, open, {
      payout: quote.minor,
      detail: { choice, outcome },
      lowRisk: true,
    });
    return { amount: toMajor(keptPayoutOf(settled)), balance: toMajor(availableToStake(world, source)) };
  });
