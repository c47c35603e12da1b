import type { Value } from '../../../../src/contract/types.ts';
import { toPesos } from '../../../../src/lib/money/money.ts';
import { type Doc, kind } from '../../../core/collection.ts';
import type { Due } from '../../../core/due.ts';
import { invalid } from '../../../core/invalid.ts';
import { Refusal } from '../../../core/refusal.ts';
import type { State } from '../../../core/state.ts';
import type { World } from '../../../core/world.ts';
import { isLowRisk } from './bet-risk.ts';
import { type Bet, bet } from './bets.ts';
import { type Fixture, fixtureOf, type MatchState, matchStateOf, redrawMatch, stopMatch } from './fixtures.ts';
import { takeForcedOutcome } from './forced-outcome.ts';
import { availableToStake, type BetSource, findBet, placeBet, refundBet, settleBet } from './rounds.ts';
import { endOfSale, standingOf } from './sports-board.ts';
import { isWinner, marketsOf, type Price, type Selection } from './sports-odds.ts';

/** A pick as the player saw it. */
export interface OrderedLeg extends Selection {
  readonly match: string;
  readonly odds: number;
  /** The price was one of a match in play. */
  readonly live: boolean;
}

export interface SlipLeg extends OrderedLeg {
  readonly league: string;
  readonly home: string;
  readonly away: string;
  readonly state: 'open' | 'won' | 'lost' | 'void';
  /** Final score; null before. */
  readonly score: readonly [number, number] | null;
}

/** What an open sports bet waits for; the id is the bet's. */
interface SportsSlip extends Doc {
  readonly member: string;
  readonly source: BetSource;
  readonly legs: readonly SlipLeg[];
  readonly lowRisk: boolean;
  readonly cashedOut: boolean;
}

/** Choice and outcome that a sports bet keeps. */
export interface SportsDetail {
  readonly choice: { readonly legs: readonly OrderedLeg[] };
  readonly outcome: { readonly legs: readonly SlipLeg[]; readonly odds: number; readonly cashedOut: boolean };
}

const sportsSlip = kind<SportsSlip>().named('sportsSlip', {
  member: (it) => it.member,
  match: (it) => it.legs.map(({ match }) => match),
  openMatch: (it) => it.legs.filter(({ state }) => state === 'open').map(({ match }) => match),
});

interface CashOutQuote extends Doc {
  readonly bet: string;
  readonly centavos: number;
  readonly expiresAt: number;
}

export const cashOutQuote = kind<CashOutQuote>().named('cashOutQuote');

export const maxLegs = 10;
/** Combined odds above this are paid at this. */
export const maxOdds = 1000;
const quoteTtlMs = 10_000;
const cashOutMargin = 0.05;
const graceMs = 24 * 3_600_000;

const productOf = (legs: readonly Pick<SlipLeg, 'odds' | 'state'>[]): number =>
  Math.min(
    maxOdds,
    legs.reduce((product, { odds, state }) => product * (state === 'void' ? 1 : odds), 1),
  );

const payoutOf = (stake: number, legs: readonly SlipLeg[]): number => Math.floor(stake * productOf(legs) + 1e-6);

const priceNow = (fixture: Fixture, state: MatchState, { market, line, pick }: Selection): Price | undefined =>
  marketsOf(fixture, state)
    .find((it) => it.key === market && it.line === line)
    ?.prices.find((it) => it.pick === pick);

interface PricedLeg {
  readonly leg: OrderedLeg;
  readonly fixture: Fixture;
  readonly state: MatchState;
  readonly price: Price;
}

/**
 * Returns the legs with their prices. Throws `match.closed` with the match for a match that takes no bets or a suspended
 * pick, and `odds.changed` with the prices of now when one differs from what the player saw.
 */
const priceLegs = (world: World, legs: readonly OrderedLeg[], sells: (fixture: Fixture) => boolean): PricedLeg[] => {
  const priced = legs.map((leg, at) => {
    const fixture = fixtureOf(world, leg.match);
    if (!fixture || !sells(fixture) || fixture.startsAt > endOfSale(world))
      throw invalid(`choice.legs.${at}.match`, 'match');
    const state = matchStateOf(world, fixture);
    const price = priceNow(fixture, state, leg);
    if (!price?.odds)
      throw new Refusal('match.closed', { value: { match: leg.match }, why: `${leg.match} is ${state.phase}` });
    return { leg, fixture, state, price };
  });
  const isSame = ({ leg, price, state }: PricedLeg) => leg.odds === price.odds && leg.live === (state.phase === 'live');
  if (!priced.every(isSame)) {
    const now = priced.map(({ leg, price, state }) => ({
      match: leg.match,
      market: leg.market,
      pick: leg.pick,
      odds: price.odds ?? 0,
      live: state.phase === 'live',
    }));
    throw new Refusal('odds.changed', { value: { legs: now }, why: 'the odds are not those that the player saw' });
  }
  return priced;
};

const scheduleMatch = (world: World, fixture: Fixture): void => {
  const { endsAt } = matchStateOf(world, fixture);
  const at = Math.max(endsAt, world.now());
  world.schedule({ id: `match:${fixture.id}`, at, type: 'match', data: fixture.id });
};

/** Redraws matches so that a bet ends as a tester forced it. */
const applyForcedOutcome = (world: World, priced: readonly PricedLeg[]): void => {
  const wish = takeForcedOutcome(world);
  if (!wish) return;
  const [first] = priced;
  if (wish === 'lose' && first) redrawMatch(world, first.fixture, (it) => !isWinner(first.fixture, it, first.leg));
  if (wish === 'win' || wish === 'big' || wish === 'extra')
    for (const { fixture, leg } of priced) redrawMatch(world, fixture, (it) => isWinner(fixture, it, leg));
};

/** Places a bet on one match, or a combo on up to ten, that stays open until its matches end. Repeated calls return the same bet. */
export const placeSportsBet = (
  world: World,
  source: BetSource,
  {
    key,
    stake,
    legs,
    sells,
  }: {
    readonly key: string;
    readonly stake: number;
    readonly legs: readonly OrderedLeg[];
    readonly sells: (fixture: Fixture) => boolean;
  },
): Bet =>
  world.transact(() => {
    const known = findBet(world, source, key);
    if (known) return placeBet(world, source, { key, stake });
    const priced = priceLegs(world, legs, sells);
    const slipLegs = priced.map(
      ({ leg, fixture }): SlipLeg => ({
        ...leg,
        league: fixture.league.name,
        home: fixture.home,
        away: fixture.away,
        state: 'open',
        score: null,
      }),
    );
    const detail: SportsDetail = {
      choice: { legs },
      outcome: { legs: slipLegs, odds: productOf(slipLegs), cashedOut: false },
    };
    const lastEnd = Math.max(...priced.map(({ state }) => state.endsAt));
    const placed = placeBet(world, source, { key, stake, detail, overdueAt: lastEnd + graceMs });
    const chance = priced.reduce((product, { price }) => product * price.chance, 1);
    const results = [
      { chance, payout: payoutOf(stake, slipLegs) },
      { chance: 1 - chance, payout: 0 },
    ];
    const { id: launch, member, nodeId, vassalage, demo } = source;
    world.state.put(sportsSlip, {
      id: placed.id,
      member,
      source: { id: launch, member, nodeId, vassalage, demo },
      legs: slipLegs,
      lowRisk: isLowRisk(stake, results),
      cashedOut: false,
    });
    applyForcedOutcome(world, priced);
    for (const { fixture } of priced) scheduleMatch(world, fixture);
    return placed;
  });

/** Markets on who wins: a pick of one covers the other side's pick of another. */
const isOnWinner = (market: string): boolean => market === 'result' || market === 'handicap';

/** Returns whether two picks on one match cover each other: different picks in one market, or both on the winner. */
const isOpposed = (one: SlipLeg, other: SlipLeg): boolean =>
  one.match === other.match &&
  one.pick !== other.pick &&
  (one.market === other.market || (isOnWinner(one.market) && isOnWinner(other.market)));

/** Returns whether a bet risks too little to count, alone or together with other bets of its player (X17). */
const isCovered = (world: World, { id, member, legs, lowRisk }: SportsSlip): boolean =>
  lowRisk ||
  legs.some((leg) =>
    world.state
      .by(sportsSlip, 'match', leg.match)
      .filter((it) => it.member === member && it.id !== id && !it.cashedOut)
      .some((it) => it.legs.some((other) => other.state !== 'void' && isOpposed(leg, other))),
  );

const closeSlip = (world: World, slip: SportsSlip, open: Bet): void => {
  const { legs } = slip;
  const detail: SportsDetail = {
    choice: (open.detail as SportsDetail).choice,
    outcome: { legs, odds: productOf(legs), cashedOut: slip.cashedOut },
  };
  const current = { ...open, detail };
  world.state.put(bet, current);
  const lowRisk = isCovered(world, slip);
  if (legs.some(({ state }) => state === 'lost'))
    settleBet(world, slip.source, current, { payout: 0, detail, lowRisk });
  else if (legs.every(({ state }) => state === 'void')) refundBet(world, slip.source, current);
  else if (legs.every(({ state }) => state !== 'open'))
    settleBet(world, slip.source, current, { payout: payoutOf(open.stake, legs), detail, lowRisk });
};

/** Settles all picks on a match that has ended or was stopped, and the bets that wait for nothing else. */
export const settleMatch = (world: World, fixture: Fixture): void => {
  const state = matchStateOf(world, fixture);
  const isVoid = state.phase === 'void' || state.phase === 'postponed';
  if (!isVoid && state.phase !== 'finished') {
    scheduleMatch(world, fixture);
    return;
  }
  const score = state.course.at(-1) ?? null;
  for (const slip of world.state.by(sportsSlip, 'openMatch', fixture.id)) {
    const legs = slip.legs.map((leg): SlipLeg => {
      if (leg.match !== fixture.id || leg.state !== 'open') return leg;
      if (isVoid) return { ...leg, state: 'void' };
      return { ...leg, state: isWinner(fixture, state.course, leg) ? 'won' : 'lost', score };
    });
    const next = { ...slip, legs };
    world.state.put(sportsSlip, next);
    const open = world.state.get(bet, slip.id);
    if (open?.state === 'open') closeSlip(world, next, open);
  }
};

/** Due event: a match ends. */
export const handleMatchEnd = (world: World, { data }: Due): void => {
  const fixture = fixtureOf(world, String(data));
  if (fixture) settleMatch(world, fixture);
};

/** Voids or postpones a match and refunds its picks. */
export const callOffMatch = (world: World, fixture: Fixture, status: 'void' | 'postponed'): void => {
  stopMatch(world, fixture, status);
  settleMatch(world, fixture);
};

/** Forces the result of a match, with what is played kept. Returns false if it is decided already. */
export const forceMatchResult = (world: World, fixture: Fixture, pick: '1' | 'X' | '2'): boolean => {
  const selection = { market: 'result', line: null, pick } as const;
  const isForced = redrawMatch(world, fixture, (course) => isWinner(fixture, course, selection));
  if (isForced) scheduleMatch(world, fixture);
  return isForced;
};

/** Returns the centavos that an open bet is worth now; null while it cannot be cashed out. */
const cashOutValue = (world: World, { legs }: SportsSlip, { stake, state }: Bet): number | null => {
  if (state !== 'open' || legs.some((leg) => leg.state === 'lost')) return null;
  let chance = 1;
  for (const leg of legs) {
    if (leg.state !== 'open') continue;
    const fixture = fixtureOf(world, leg.match);
    const price = fixture && priceNow(fixture, matchStateOf(world, fixture), leg);
    if (!price?.odds) return null;
    chance *= price.chance;
  }
  const value = Math.floor(stake * productOf(legs) * chance * (1 - cashOutMargin));
  return value > 0 ? value : null;
};

const ownSlip = (world: World, source: BetSource, id: string): { slip: SportsSlip; open: Bet } => {
  const slip = world.state.get(sportsSlip, id);
  const open = world.state.get(bet, id);
  if (!slip || !open || !isOf(slip, source)) throw new Refusal('resource.unknown', { why: `no sports bet ${id}` });
  return { slip, open };
};

/** A demo has its own bets; all other visits of a member share theirs. */
const isOf = ({ source }: SportsSlip, visit: BetSource): boolean =>
  source.member === visit.member && (visit.demo || source.demo ? source.id === visit.id : true);

/** Offers an amount for an open bet. Throws `cashout.closed` while a pick is suspended or the bet is decided. */
export const quoteCashOutOf = (world: World, source: BetSource, id: string): Value<'quoteCashOut'> =>
  world.transact(() => {
    const { slip, open } = ownSlip(world, source, id);
    const centavos = cashOutValue(world, slip, open);
    if (centavos === null) throw new Refusal('cashout.closed', { why: `${id} cannot be cashed out now` });
    const quote = { id: world.id('CQ'), bet: id, centavos, expiresAt: world.now() + quoteTtlMs };
    world.state.put(cashOutQuote, quote);
    world.schedule({ id: `quote:${quote.id}`, at: quote.expiresAt + 60_000, type: 'cashout-quote', data: quote.id });
    return { quote: quote.id, amount: toPesos(centavos), expiresAt: quote.expiresAt };
  });

/** Due event: removes a quote that has expired. */
export const forgetQuote = (world: World, { data }: Due): void => world.state.remove(cashOutQuote, String(data));

/** Settles a bet for the amount of its quote. Throws `cashout.closed` once the quote has expired or the bet's worth has changed. */
export const cashOutBet = (world: World, source: BetSource, id: string, quoteId: string): Value<'cashOut'> =>
  world.transact(() => {
    const { slip, open } = ownSlip(world, source, id);
    const quote = world.state.get(cashOutQuote, quoteId);
    const isCurrent = quote?.bet === id && world.now() <= quote.expiresAt;
    if (!isCurrent || cashOutValue(world, slip, open) !== quote.centavos)
      throw new Refusal('cashout.closed', { why: 'the quote has expired' });
    const choice = (open.detail as SportsDetail).choice;
    const outcome = { legs: slip.legs, odds: productOf(slip.legs), cashedOut: true };
    world.state.put(sportsSlip, { ...slip, cashedOut: true });
    world.state.remove(cashOutQuote, quoteId);
    // A bet that is sold again risked too little to count.
    settleBet(world, slip.source, open, { payout: quote.centavos, detail: { choice, outcome }, lowRisk: true });
    return { amount: toPesos(quote.centavos), balance: toPesos(availableToStake(world, source)) };
  });

const maxShown = 40;

type WireBet = Value<'sportsBets'>['bets'][number];

const wireBet = (world: World, slip: SportsSlip, found: Bet): WireBet => {
  const value = cashOutValue(world, slip, found);
  return {
    id: found.id,
    at: found.at,
    stake: toPesos(found.stake),
    odds: Math.round(productOf(slip.legs) * 100) / 100,
    possible: toPesos(payoutOf(found.stake, slip.legs)),
    payout: toPesos(found.payout),
    state: betState(slip, found),
    cashOut: value === null ? null : toPesos(value),
    legs: slip.legs.map(({ score: _, ...leg }) => {
      const fixture = fixtureOf(world, leg.match);
      if (!fixture) throw new Refusal('resource.unknown', { why: `no match ${leg.match}` });
      return { ...leg, line: leg.line, ...standingOf(fixture, matchStateOf(world, fixture)) };
    }),
  };
};

/** Returns these slips with their bets, the newest first. */
const newestOf = (state: State, slips: readonly SportsSlip[]) =>
  slips
    .flatMap((slip) => {
      const found = state.get(bet, slip.id);
      return found ? [{ slip, found }] : [];
    })
    .sort((a, b) => b.found.at - a.found.at || (a.found.id < b.found.id ? 1 : -1));

/** Returns the open and the latest settled sports bets of a visit's player. */
export const sportsBetsOf = (world: World, source: BetSource): Value<'sportsBets'> => {
  const slips = world.state.by(sportsSlip, 'member', source.member).filter((it) => isOf(it, source));
  return {
    balance: toPesos(availableToStake(world, source)),
    bets: newestOf(world.state, slips)
      .slice(0, maxShown)
      .map(({ slip, found }) => wireBet(world, slip, found)),
  };
};

/** Returns how many sports bets of a member are open, and the newest `most` of them with the nodeId of their game. */
export const openSportsBetsOf = (world: World, member: string, most: number) => {
  const slips = world.state.by(sportsSlip, 'member', member).filter(({ source }) => !source.demo);
  const open = newestOf(world.state, slips).filter(({ found }) => found.state === 'open');
  return {
    count: open.length,
    bets: open
      .slice(0, most)
      .map(({ slip, found }) => ({ nodeId: slip.source.nodeId, bet: wireBet(world, slip, found) })),
  };
};

const betState = ({ cashedOut }: SportsSlip, { state, payout }: Bet) => {
  if (state === 'open') return 'open' as const;
  if (state === 'refunded') return 'refunded' as const;
  if (cashedOut) return 'cashed-out' as const;
  return payout > 0 ? ('won' as const) : ('lost' as const);
};
