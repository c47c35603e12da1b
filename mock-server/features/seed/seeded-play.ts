import { dayOf } from '#lib/dates/market-time.ts';
import { dayMs } from '#lib/dates/units.ts';
import { toMinor } from '#lib/money/money.ts';
import { balanceOf, mainAccount } from '#sim/core/ledger.ts';
import type { Random } from '#sim/core/random.ts';
import type { SeedStep } from '#sim/core/timeline.ts';
import type { World } from '#sim/core/world.ts';
import { countStake } from '#sim/features/cashier/rules/deposit-bonus.ts';
import { bets } from '#sim/features/games/rules/bets.ts';
import { type GameDoc, games } from '#sim/features/games/rules/catalogue.ts';
import { recordRecentGame } from '#sim/features/games/rules/favourites-and-recents.ts';
import { fixturesOfDay, matchStateOf } from '#sim/features/games/rules/fixtures.ts';
import { bookPayout, bookStake, createBet } from '#sim/features/games/rules/rounds.ts';
import { sellsMatch } from '#sim/features/games/rules/sports-board.ts';
import { isWinner } from '#sim/features/games/rules/sports-odds.ts';
import type { SportsDetail } from '#sim/features/games/rules/sports-slips.ts';
import { countStakeForVip } from '#sim/features/rewards/rules/vip-progress.ts';
import { sampleMinor } from '#sim/features/shared/sample-amount.ts';

/**
 * Draws the payout of a round as a multiple of the stake, by game category: most rounds lose, and the others pay so
 * that the house keeps a small edge.
 */
const drawMultiple = (random: Random, category: string): number => {
  const luck = random.fraction();
  if (category === 'LIVE') return luck < 0.515 ? 0 : 2;
  if (category === 'SPORTS') return luck < 0.5 ? 0 : 1.9;
  if (luck < 0.6) return 0;
  if (luck < 0.86) return random.int(2, 15) / 10;
  return luck < 0.985 ? random.int(20, 50) / 10 : random.int(100, 180) / 10;
};

/** Odds of a lost pick. */
const lostOdds = 1.9;

const roundMs = 4000;

/** Returns a single bet on a match of the day before whose result fits the payout; null if there is none. */
const seededSlip = (world: World, game: GameDoc, stake: number, payout: number): SportsDetail | null => {
  const state = payout > 0 ? 'won' : 'lost';
  const odds = payout > 0 ? payout / stake : lostOdds;
  for (const fixture of fixturesOfDay(world, dayOf(world.now() - dayMs))) {
    const { phase, course } = matchStateOf(world, fixture);
    if (phase !== 'finished' || !sellsMatch(game, fixture)) continue;
    const picks = ['1', '2'] as const;
    const pick = picks.find(
      (side) => isWinner(fixture, course, { market: 'result', line: null, pick: side }) === payout > 0,
    );
    if (!pick) continue;
    const ordered = { match: fixture.id, market: 'result', line: null, pick, odds, live: false } as const;
    const { home, away } = fixture;
    const leg = { ...ordered, league: fixture.league.name, home, away, state, score: course.at(-1) ?? null } as const;
    return { choice: { legs: [ordered] }, outcome: { legs: [leg], odds, cashedOut: false } };
  }
  return null;
};

/** Plays a round without the checks and subscribers of `playRound`: the seed grants no bonuses and rewards for bets. */
const playSeededRound = (
  world: World,
  memberId: string,
  game: GameDoc,
  stake: number,
  payout: number,
  key: string,
): void => {
  const source = { id: `seed.${key}`, member: memberId, nodeId: game.nodeId, vassalage: game.vassalage, demo: false };
  const detail = game.screen === 'sports' ? seededSlip(world, game, stake, payout) : null;
  const open = bookStake(world, source, createBet(world, source, { key, stake, detail }));
  const settled = { ...bookPayout(world, source, open, { payout }), settledAt: world.now() + roundMs };
  world.state.put(bets, settled);
  recordRecentGame(world, memberId, game.nodeId);
  countStake(world, settled);
  countStakeForVip(world, settled);
};

interface Evening {
  readonly at: number;
  readonly category: string;
  readonly rounds: number;
  /** Factor of all payouts. */
  readonly luck?: number;
  readonly roundIntervalMs?: number;
}

/** Games that are played in the seed, by category. */
export type GamesByCategory = ReadonlyMap<string, readonly GameDoc[]>;

const gamesPerCategory = 12;

export const gamesByCategory = (world: World): GamesByCategory => {
  const byCategory = new Map<string, GameDoc[]>();
  for (const it of world.state.all(games)) {
    const list = byCategory.get(it.gameCategory) ?? [];
    if (it.supportPlay && list.length < gamesPerCategory) list.push(it);
    byCategory.set(it.gameCategory, list);
  }
  return byCategory;
};

/** Categories whose rounds end at once, which the seed plays in place of one that the brand lacks. */
const usualCategories = ['RNG', 'PVP', 'LIVE', 'FISH', 'SPORTS'] as const;

/** Returns the rounds of one evening at one game; the stake is constant. None if the brand has no usual games. */
export const seededPlaySession = (
  byCategory: GamesByCategory,
  random: Random,
  memberId: string,
  { at, category, rounds, luck = 1, roundIntervalMs = 21_000 }: Evening,
): SeedStep[] => {
  const played = [category, ...usualCategories].map((it) => byCategory.get(it) ?? []).find((it) => it.length > 0);
  if (!played) return [];
  const it = random.pick(played);
  const stake = Math.max(toMinor(it.minBet), sampleMinor(random.pick([10, 20, 25, 50])));
  return Array.from({ length: rounds }, (_, round) => {
    const payout = Math.round(stake * drawMultiple(random, it.gameCategory) * luck);
    const step = (seeded: World) => {
      if (balanceOf(seeded.state, mainAccount(memberId)) >= stake)
        playSeededRound(seeded, memberId, it, stake, payout, `${memberId}-${at}-${round}`);
    };
    return { at: at + round * roundIntervalMs, run: step };
  });
};
