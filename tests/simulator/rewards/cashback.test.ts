import { expect, test } from 'vitest';
import { readContent } from '#content/read.ts';
import { dayMs } from '#lib/dates/units.ts';
import { treeCapTerms, vipTerms } from '#markets/current.ts';
import { memberByAccount } from '#sim/features/account/rules/members.ts';
import { handEngines } from '#sim/features/games/hands/engine.ts';
import { type Bet, bets } from '#sim/features/games/rules/bets.ts';
import { cashbackOf } from '#sim/features/rewards/rules/cashback.ts';
import { rebateRateOf } from '#sim/features/rewards/rules/rebates.ts';
import { rewards } from '#sim/features/rewards/rules/rewards.ts';
import { type EdgeOfBet, edgesOf, screensOf } from '#tests/support/house-edge.ts';
import { noon } from '#tests/support/money.ts';
import { startSimulator } from '#tests/support/simulator.ts';

const published = readContent().promotions.flatMap(({ cashback }) => cashback ?? []);
const [terms] = published;
if (!terms) throw new Error('no cashback is published');

const simulator = await startSimulator({ machineTime: noon });
const world = simulator.worlds.open(simulator.world().name);

// Bets at skill games count for neither cashback nor rebate (games/card-games.test.ts).
const ofSkill = new Set<string>(handEngines);
const screens = screensOf(world, 'LIVE').filter((it) => !ofSkill.has(it));
const betsAt = (screen: string) => edgesOf(world, 'LIVE', screen);
const liveBets = screens.flatMap(betsAt);
const lowestEdge = Math.min(...liveBets.map(({ edge }) => edge));
const topLevel = Math.max(...vipTerms.map(({ level }) => level));

test('every live table is covered by the test, and each has a house edge @X17', () => {
  for (const screen of screens) expect(betsAt(screen), screen).not.toEqual([]);
  for (const { name, edge } of liveBets) expect(edge, name).toBeGreaterThan(0);
});

test('cashback and rebate together are below the house edge of every live table @X17', () => {
  // A week's cashback is capped as a share of the counted bets, so the bound holds for any betting strategy.
  const paid = Math.max(...published.map(({ maxRateOfBets }) => maxRateOfBets)) + rebateRateOf(topLevel, 'LIVE');
  expect(paid).toBeLessThan(lowestEdge);
  expect(treeCapTerms.liveRate).toBeLessThan(lowestEdge);
  for (const loss of [50_000, 500_000, 5_000_000, 100_000_000])
    expect(cashbackOf(terms, loss, loss)).toBeLessThanOrEqual(loss * terms.maxRateOfBets);
});

/** Returns the expected cashback for a fixed number of equal bets in a week, minor units. */
const expectedCashback = ({ results }: EdgeOfBet, bets: number, stake: number): number => {
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
  return [...chances].reduce((sum, [loss, chance]) => sum + chance * cashbackOf(terms, loss, bets * stake), 0);
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

test.each([
  ['own money', [], 500_000, 17_500],
  ['bonus money', [{ ref: 'G', minor: 500_000 }], 500_000, 0],
  ['own money and bonus money', [{ ref: 'G', minor: 250_000 }], 500_000, 5_000],
] as const)('a loss of %s brings the cashback of its own money @X17', (name, bonus, stake, minor) => {
  const played = simulator.worlds.open(`cashback ${name}`);
  played.setClock({ now: noon(), frozen: true });
  const member = memberByAccount(played.state, 'player01')?.id ?? '';
  const [known] = played.state.by(bets, 'member', member);
  if (!known) throw new Error('the seed has no bets');
  const { bonus: _, lowRisk: __, ...plain } = known;
  const at = played.now();
  const of = (id: string, bet: Partial<Bet>): Bet => ({ ...plain, id, category: 'LIVE', at, settledAt: at, ...bet });
  // Enough bets that return their stake.
  played.state.put(bets, of('BT1', { stake: 50_000_000, payout: 50_000_000 }));
  played.state.put(bets, of('BT2', { stake, payout: 0, ...(bonus.length > 0 && { bonus }) }));
  played.setClock({ now: noon() + 7 * dayMs, frozen: true });
  played.fireDue();
  const paid = played.state.by(rewards, 'member', member).filter((it) => it.kind === 'cashback' && it.from > at);
  expect(paid.reduce((sum, it) => sum + it.minor, 0)).toBe(minor);
});
