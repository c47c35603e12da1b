import { findSystem, systemLines, systemsOf } from '#contract/games/sports-systems.ts';
import { toMajor, toMinor } from '#lib/money/money.ts';
import { oddsOf, payoutOf } from '#sim/features/games/rules/sports-payout.ts';
import type { BetKind, Board } from '../../sports/wire.ts';
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
export const wireLeg = ({ match, market, line, pick, parts, odds: seen, live }: SlipPick) => ({
  match,
  market,
  line,
  pick,
  ...(parts && { parts }),
  odds: seen,
  live,
});

/** A bet of the slip; `lines` is the number of combos among which its stake is split. */
interface SlipBet {
  readonly legs: readonly SlipPick[];
  readonly system?: readonly number[];
  readonly lines: number;
}

/** Picks of a bet slip and the bets that they make. */
export type SlipPicks = ReturnType<typeof makePicks>;

/** Creates the store of a bet slip's picks by match, with the odds that were shown. */
export const makePicks = (maxLegs: number) => {
  const picks = new Map<string, SlipPick>();
  let chosen: BetKind = 'combo';
  const system = (): readonly number[] | undefined => {
    if (typeof chosen !== 'object') return undefined;
    return (findSystem(picks.size, chosen) ?? systemsOf(picks.size)[0])?.sizes;
  };
  /** Returns the chosen kind if the picks can make it, else the one next to it. */
  const kind = (): BetKind => {
    if (picks.size < 2) return 'singles';
    return system() ?? (chosen === 'singles' ? 'singles' : 'combo');
  };
  const openLegs = (legs: Iterable<SlipPick>) => [...legs].map((it) => ({ odds: it.odds, state: 'open' as const }));
  const odds = (): number => oddsOf({ legs: openLegs(picks.values()) });
  const bets = (): readonly SlipBet[] => {
    const legs = [...picks.values()];
    const current = kind();
    if (current === 'singles') return legs.map((it) => ({ legs: [it], lines: 1 }));
    if (current === 'combo') return [{ legs, lines: 1 }];
    return [{ legs, system: current, lines: systemLines(legs.length, current).length }];
  };
  const changed = (): boolean => [...picks.values()].some((it) => it.oldOdds !== undefined);

  const take = (changes: readonly OddsChange[]): void => {
    for (const { match, market, pick, odds: next, live } of changes) {
      const known = picks.get(match);
      if (!known || known.market !== market || known.pick !== pick) continue;
      if (known.odds === next && known.live === live && !known.closed) continue;
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

  /** Adds a pick instead of another one on its match. Returns false if the slip is full. */
  const add = (pick: ShownPick): boolean => {
    if (!picks.has(pick.match) && picks.size === maxLegs) return false;
    picks.set(pick.match, pick);
    return true;
  };

  return {
    picks,
    odds,
    changed,
    take,
    close,
    kind,
    setKind: (wanted: BetKind): void => {
      chosen = wanted;
    },
    bets,
    /** Returns the number of stakes of the slip: one for each single and each combo. */
    lines: (): number => bets().reduce((sum, it) => sum + it.lines, 0),
    /** Returns the payout in major units if all picks win; `stake` is that of each line. */
    payout: (stake: number): number =>
      bets().reduce(
        (total, { legs, system: sizes, lines }) =>
          total + toMajor(payoutOf(toMinor(stake) * lines, { legs: openLegs(legs), system: sizes })),
        0,
      ),
    has: (match: string, market: string, pick: string): boolean => {
      const known = picks.get(match);
      return known?.market === market && known.pick === pick;
    },
    add,
    /** Adds or removes a pick. Returns false if the slip is full. */
    toggle: (pick: ShownPick): boolean => {
      const known = picks.get(pick.match);
      if (known?.market !== pick.market || known.pick !== pick.pick) return add(pick);
      picks.delete(pick.match);
      return true;
    },
    /** Applies the odds of a newer board. */
    update: ({ leagues }: Pick<Board, 'leagues'>): void => {
      for (const { matches } of leagues)
        for (const { id, phase, markets } of matches) {
          const known = picks.get(id);
          // The odds of a bet builder are not on the board.
          if (!known || known.parts) continue;
          const market = markets.find(({ key, line }) => key === known.market && line === known.line);
          const price = market?.prices.find((it) => it.pick === known.pick);
          if (price?.odds) take([{ ...known, odds: price.odds, live: phase === 'live' }]);
          else picks.set(id, { ...known, closed: true });
        }
    },
  };
};
