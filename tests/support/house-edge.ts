import type { World } from '#sim/core/world.ts';
import { type GameDoc, games } from '#sim/features/games/rules/catalogue.ts';
import { rules } from '#sim/games/all-rules.ts';
import { spots as baccaratSpots } from '#sim/games/baccarat/wire.ts';
import { bingoReturn } from '#sim/games/bingo/rules.ts';
import { colours } from '#sim/games/color/wire.ts';
import { rtpOf } from '#sim/games/rules.ts';
import { engines } from '#sim/games/table-bets/engines.ts';

/** A bet of a game: its results per unit, if they are listed, and the average share that the house keeps. */
export interface EdgeOfBet {
  readonly name: string;
  readonly edge: number;
  readonly results: readonly { readonly chance: number; readonly payout: number }[];
}

/** Simulated returns of tables without a list of results, percent. */
const returns: Readonly<Record<string, number>> = { bingo: bingoReturn };

/** Screens whose games return what the catalogue states, however the player bets. */
const statedReturns = new Set(['slot', 'fish', 'crash']);

/** Returns the house edge of all bets on the most generous game of a category and screen. */
export const edgesOf = (world: World, category: string, screen: string): EdgeOfBet[] => {
  if (screen in returns) return [{ name: screen, edge: 1 - Number(returns[screen]) / 100, results: [] }];
  const [generous] = world.state
    .all(games)
    .filter((it) => it.gameCategory === category && it.screen === screen)
    .sort((a, b) => rtpOf(b) - rtpOf(a));
  if (!generous) return [];
  if (statedReturns.has(screen)) return [{ name: generous.nodeName, edge: 1 - rtpOf(generous), results: [] }];
  const spots = { live: baccaratSpots, table: colours }[screen] ?? engines[screen as keyof typeof engines]?.spots ?? [];
  return spots.map((spot) => {
    const choice = { bets: { [spot]: 1 } };
    const results = rules[screen as keyof typeof rules].results?.({ world, game: generous }, 100, choice) ?? [];
    const merged = new Map<number, number>();
    for (const { chance, payout } of results) merged.set(payout / 100, (merged.get(payout / 100) ?? 0) + chance);
    const each = [...merged].map(([payout, chance]) => ({ payout, chance }));
    return {
      name: `${screen} ${spot}`,
      edge: 1 - each.reduce((sum, { chance, payout }) => sum + chance * payout, 0),
      results: each,
    };
  });
};

/** Returns the screens of a category. */
export const screensOf = ({ state }: World, category: string): GameDoc['screen'][] => [
  ...new Set(state.all(games).flatMap((it) => (it.gameCategory === category ? [it.screen] : []))),
];
