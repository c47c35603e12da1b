import { collection, type Doc } from '#sim/core/collection.ts';
import { builderPrice } from './bet-builder.ts';
import type { Fixture, MatchState } from './fixtures.ts';
import type { BetSource } from './rounds.ts';
import { marketsOf, type Price, type Selection } from './sports-odds.ts';

/** A pick with the price shown to the player. */
export interface OrderedLeg extends Selection {
  readonly match: string;
  readonly odds: number;
  /** Whether the price was one of a live match. */
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

/** Open picks of a sports bet; the id is the bet's. */
export interface SportsSlip extends Doc {
  readonly member: string;
  readonly source: BetSource;
  readonly legs: readonly SlipLeg[];
  /** Sizes of the combos of a system bet; absent for one combo of all picks. */
  readonly system?: readonly number[] | undefined;
  readonly lowRisk: boolean;
  readonly cashedOut: boolean;
}

/** Choice and outcome that a sports bet stores. */
export interface SportsDetail {
  readonly choice: { readonly legs: readonly OrderedLeg[] };
  readonly outcome: {
    readonly legs: readonly SlipLeg[];
    readonly system?: readonly number[] | undefined;
    readonly odds: number;
    readonly cashedOut: boolean;
  };
}

export const sportsSlips = collection<SportsSlip>()('sportsSlip', {
  member: (it) => it.member,
  match: (it) => it.legs.map(({ match }) => match),
  openMatch: (it) => it.legs.filter(({ state }) => state === 'open').map(({ match }) => match),
});

export const priceNow = (fixture: Fixture, state: MatchState, selection: Selection): Price | undefined => {
  const { market, line, pick, parts } = selection;
  if (parts) return builderPrice(fixture, state, parts);
  return marketsOf(fixture, state)
    .find((it) => it.key === market && it.line === line)
    ?.prices.find((it) => it.pick === pick);
};

/**
 * Returns whether a slip belongs to a visit: each demo visit has its own bets, all other visits of a member at games of
 * one provider share theirs. Games of other providers must neither see nor cash them out.
 */
export const isOfVisit = ({ source }: SportsSlip, visit: BetSource): boolean =>
  source.member === visit.member &&
  source.vassalage === visit.vassalage &&
  (visit.demo || source.demo ? source.id === visit.id : true);
