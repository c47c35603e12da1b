import { expect, test } from 'vitest';
import { handEngines } from '../../../mock-server/features/games/hands/engine.ts';
import { games } from '../../../mock-server/features/games/rules/catalogue.ts';
import { cashbackOf } from '../../../mock-server/features/rewards/rules/cashback.ts';
import { rebateRateOf } from '../../../mock-server/features/rewards/rules/rebates.ts';
import { rules } from '../../../mock-server/games/all-rules.ts';
import { spots as baccaratSpots } from '../../../mock-server/games/baccarat/wire.ts';
import { bingoReturn } from '../../../mock-server/games/bingo/rules.ts';
import { colours } from '../../../mock-server/games/color/wire.ts';
import { engines } from '../../../mock-server/games/spots/engines.ts';
import { treeCapTerms } from '../../../src/contract/agent/team-terms.ts';
import { cashbackTerms } from '../../../src/contract/rewards/reward-terms.ts';
import { vipTerms } from '../../../src/contract/rewards/vip-terms.ts';
import { noon } from '../../support/money.ts';
import { startSimulator } from '../../support/simulator.ts';

const simulator = await startSimulator({ machineTime: noon });
const { state } = simulator.worlds.open(simulator.world().name);
const live = state.all(games).filter(({ gameCategory }) => gameCategory === 'LIVE');

/** A bet on one spot of a table: its results per peso, and the average share that the house keeps. */
interface SpotBet {
  readonly name: string;
  readonly edge: number;
  readonly results: readonly { readonly chance: number; readonly payout: number }[];
}

/** Simulated returns of tables without a list of results, percent. */
const returns: Readonly<Record<string, number>> = { bingo: bingoReturn };

const betsAt = (screen: string): SpotBet[] => {
  if (screen in returns) return [{ name: screen, edge: 1 - Number(returns[screen]) / 100, results: [] }];
  const spots = { live: baccaratSpots, table: colours }[screen] ?? engines[screen as keyof typeof engines]?.spots ?? [];
  const [generous] = live.filter((it) => it.screen === screen).sort((a, b) => (b.rtp ?? 95.5) - (a.rtp ?? 95.5));
  if (!generous) return [];
  const table = { world: simulator.worlds.open(simulator.world().name), game: generous };
  return spots.map((spot) => {
    const choice = { bets: { [spot]: 1 } };
    const results = rules[screen as keyof typeof rules].results?.(table, 100, choice) ?? [];
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

// Bets at skill games count for neither cashback nor rebate (games/card-games.test.ts).
const ofSkill = new Set<string>(handEngines);
const screens = [...new Set(live.map(({ screen }) => screen))].filter((it) => !ofSkill.has(it));
const liveBets = screens.flatMap(betsAt);
const lowestEdge = Math.min(...liveBets.map(({ edge }) => edge));
const topLevel = Math.max(...vipTerms.map(({ level }) => level));

test('every live table is covered by the test, and each has a house edge @X17', () => {
  for (const screen of screens) expect(betsAt(screen), screen).not.toEqual([]);
  for (const { name, edge } of liveBets) expect(edge, name).toBeGreaterThan(0);
});

test('cashback and rebate together are below the house edge of every live table @X17', () => {
  // A week's cashback is capped as a share of the counted bets, so the bound holds for any betting strategy.
  const paid = cashbackTerms.maxRateOfBets + rebateRateOf(topLevel, 'LIVE');
  expect(paid).toBeLessThan(lowestEdge);
  expect(treeCapTerms.liveRate).toBeLessThan(lowestEdge);
  for (const loss of [50_000, 500_000, 5_000_000, 100_000_000])
    expect(cashbackOf(loss, loss)).toBeLessThanOrEqual(loss * cashbackTerms.maxRateOfBets);
});

/** Returns the expected cashback for a fixed number of equal bets in a week, centavos. */
const expectedCashback = ({ results }: SpotBet, bets: number, stake: number): number => {
  let chances = new Map([[0, 1]]);
  for (let at = 0; at < bets; at += 1) {
    const next = new Map<number, number>();
    for (const [loss, chance] of chances)
      for (const { payout, chance: share } of results) {
        const sum = Math.round(loss + stake - payout * stake);
        next.set(sum, (next.get(sum) ?? 0) + chance * share);
      }
    chances = next;
  }
  return [...chances].reduce((sum, [loss, chance]) => sum + chance * cashbackOf(loss, bets * stake), 0);
};

test('the expected weekly cashback is below half of the house edge at the tables with the lowest edge @X17', () => {
  const best = liveBets.filter(({ edge, results }) => edge < lowestEdge * 1.5 && results.length > 0);
  expect(best.map(({ name }) => name)).toContain('live banker');
  for (const it of best)
    for (const bets of [1, 2, 5, 20, 60])
      for (const stake of [50_000, 500_000, 5_000_000])
        expect(expectedCashback(it, bets, stake), `${it.name}: ${bets} bets of ${stake}`).toBeLessThan(
          bets * stake * it.edge * 0.5,
        );
});
