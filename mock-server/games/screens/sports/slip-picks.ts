import { floorToMinor } from '#lib/money/money.ts';
import type { Board } from '../../sports/wire.ts';
import type { ShownPick } from './odds-button.ts';

export interface SlipPick extends ShownPick {
  /** Previous odds if they have changed. */
  readonly oldOdds?: number;
  readonly closed?: true;
}

export interface OddsChange {
  readonly match: string;
  readonly market: string;
  readonly pick: string;
  readonly odds: number;
  readonly live: boolean;
}

/** Returns a pick in the wire format of a bet. */
export const wireLeg = ({ match, market, line, pick, odds: seen, live }: SlipPick) => ({
  match,
  market,
  line,
  pick,
  odds: seen,
  live,
});

/** Picks of a bet slip and the bets that they make. */
export type SlipPicks = ReturnType<typeof makePicks>;

/** Creates the store of a bet slip's picks by match, with the odds that were shown. */
export const makePicks = (maxLegs: number, maxOdds: number) => {
  const picks = new Map<string, SlipPick>();
  let isComboChosen = true;
  const isCombo = (): boolean => isComboChosen && picks.size > 1;
  const odds = (): number =>
    Math.min(
      maxOdds,
      [...picks.values()].reduce((product, it) => product * it.odds, 1),
    );
  const changed = (): boolean => [...picks.values()].some((it) => it.oldOdds !== undefined);

  const take = (changes: readonly OddsChange[]): void => {
    for (const { match, market, pick, odds: next, live } of changes) {
      const known = picks.get(match);
      if (!known || known.market !== market || known.pick !== pick) continue;
      if (known.odds === next && known.live === live) continue;
      const { closed: _, ...rest } = known;
      picks.set(match, {
        ...rest,
        odds: next,
        live,
        ...(known.odds !== next && { oldOdds: known.oldOdds ?? known.odds }),
      });
    }
  };

  const close = (match: string): void => {
    const known = picks.get(match);
    if (known) picks.set(match, { ...known, closed: true });
  };

  return {
    picks,
    odds,
    changed,
    take,
    close,
    isCombo,
    /** Sets whether several picks make one combo bet, or a single bet each. */
    setCombo: (wanted: boolean): void => {
      isComboChosen = wanted;
    },
    /** Returns the picks of each bet. */
    bets: (): readonly (readonly SlipPick[])[] =>
      isCombo() ? [[...picks.values()]] : [...picks.values()].map((it) => [it]),
    /** Returns the payout in major units if all picks win. */
    payout: (stake: number): number =>
      isCombo()
        ? floorToMinor(stake * odds())
        : [...picks.values()].reduce((total, it) => total + floorToMinor(stake * it.odds), 0),
    has: (match: string, market: string, pick: string): boolean => {
      const known = picks.get(match);
      return known?.market === market && known.pick === pick;
    },
    /** Adds or removes a pick. Returns false if the slip is full. */
    toggle: (pick: ShownPick): boolean => {
      const known = picks.get(pick.match);
      if (known?.market === pick.market && known.pick === pick.pick) picks.delete(pick.match);
      else if (!known && picks.size === maxLegs) return false;
      else picks.set(pick.match, pick);
      return true;
    },
    /** Applies the odds of a newer board. */
    update: ({ leagues }: Pick<Board, 'leagues'>): void => {
      for (const { matches } of leagues)
        for (const { id, phase, markets } of matches) {
          const known = picks.get(id);
          if (!known) continue;
          const market = markets.find(({ key, line }) => key === known.market && line === known.line);
          const price = market?.prices.find((it) => it.pick === known.pick);
          if (price?.odds) take([{ ...known, odds: price.odds, live: phase === 'live' }]);
          else picks.set(id, { ...known, closed: true });
        }
    },
  };
};
