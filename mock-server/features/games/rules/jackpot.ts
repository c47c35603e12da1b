import { dayMs, hourMs } from '#lib/dates/units.ts';
import { toMinor } from '#lib/money/money.ts';
import { jackpotTerms } from '#markets/current.ts';
import { collection, type Doc } from '#sim/core/collection.ts';
import { balanceOf, type LedgerAccount, transferFunds } from '#sim/core/ledger.ts';
import { Random, seedOf } from '#sim/core/random.ts';
import type { World } from '#sim/core/world.ts';
import { maskAccount } from '#sim/features/account/rules/masking.ts';
import { accountNameOf } from '#sim/features/account/rules/members.ts';
import { flag } from '#sim/features/site/rules/flags.ts';
import type { Bet } from './bets.ts';
import { type GameDoc, games } from './catalogue.ts';
import { hasJackpot, jackpotRule } from './jackpot-rule.ts';

/** A pool, including the play of simulated players, which fills and wins it like members' stakes. */
interface Pool {
  /** Thousandths of a minor unit. */
  readonly millis: number;
  /** Time up to which simulated stakes are included, epoch ms. */
  readonly at: number;
  /** Time of the next win by a simulated player, epoch ms. */
  readonly nextWinAt: number;
  /** Wins of simulated players so far. */
  readonly simulatedWins: number;
}

interface PoolDoc extends Doc, Pool {}

/** A win of the pool. */
interface JackpotWin {
  readonly at: number;
  readonly minor: number;
  /** Masked; null for a simulated player. */
  readonly account: string | null;
  readonly nodeId: number;
  readonly nodeName: string;
}

interface JackpotWinDoc extends Doc, JackpotWin {}

const jackpotPools = collection<PoolDoc>()('jackpotPool');
const jackpotWins = collection<JackpotWinDoc>()('jackpotWin');

const poolId = 'pista';
const poolAccount: LedgerAccount = `jackpot:${poolId}`;
/** Stakes of simulated players are not in the ledger, but their contributions to the pool are. */
const simulatedAccount: LedgerAccount = 'house:simulated';
/** Stakes of simulated players on all slots of the pool, in minor units per ms. */
const simulatedStakesPerMs = toMinor(jackpotTerms.stakesPerHour) / hourMs;
/** Period before the start of a new world for which wins are simulated. */
const historyMs = 30 * dayMs;
const shownWins = 5;

const startMillis = jackpotRule.start * 1000;

/**
 * Draws the time until the next win of a simulated player. The distribution is memoryless: each minor unit has the same
 * probability.
 */
const waitAfter = (world: World, wins: number): number => {
  const random = new Random(seedOf(`${world.origin.seed} jackpot ${wins}`));
  const stakes = -Math.log(1 - random.fraction()) * jackpotRule.stakesPerWin;
  return Math.max(1, Math.round(stakes / simulatedStakesPerMs));
};

const firstPool = (world: World): Pool => {
  const at = world.origin.epoch - historyMs;
  return { millis: startMillis, at, nextWinAt: at + waitAfter(world, 0), simulatedWins: 0 };
};

const simulatedWin = (world: World, { at, nextWinAt, millis, simulatedWins }: Pool): JackpotWin => {
  const random = new Random(seedOf(`${world.origin.seed} jackpot winner ${simulatedWins}`));
  const { nodeId, nodeName } = random.pick(world.state.all(games).filter(hasJackpot));
  const total = millis + contributionOf((nextWinAt - at) * simulatedStakesPerMs);
  return { at: nextWinAt, minor: Math.floor(total / 1000), account: null, nodeId, nodeName };
};

/** Thousandths of a minor unit. */
const contributionOf = (stake: number): number => stake * jackpotRule.contribution;

/** Adds the play of simulated players up to the world's time. Changes nothing. */
const poolNow = (world: World): { readonly pool: Pool; readonly wins: readonly JackpotWin[] } => {
  let current: Pool = world.state.get(jackpotPools, poolId) ?? firstPool(world);
  const now = Math.max(world.now(), current.at);
  const wins: JackpotWin[] = [];
  while (current.nextWinAt <= now) {
    const won = simulatedWin(world, current);
    wins.push(won);
    const simulatedWins = current.simulatedWins + 1;
    current = {
      millis: startMillis,
      at: won.at,
      nextWinAt: won.at + waitAfter(world, simulatedWins),
      simulatedWins,
    };
  }
  const millis = current.millis + contributionOf((now - current.at) * simulatedStakesPerMs);
  return { pool: { ...current, millis, at: now }, wins };
};

/** Stores a pool and books its gain or loss against an account of the house. */
const storePool = (world: World, next: Pool, house: LedgerAccount, ref?: string): number => {
  world.state.put(jackpotPools, { id: poolId, ...next });
  const wholeMinor = Math.floor(next.millis / 1000);
  const gained = wholeMinor - balanceOf(world.state, poolAccount);
  const [from, to] = gained < 0 ? [poolAccount, house] : [house, poolAccount];
  if (gained !== 0) transferFunds(world, { from, to, minor: Math.abs(gained), type: 'jackpot', ...(ref && { ref }) });
  return wholeMinor;
};

const storeWin = (world: World, won: JackpotWin): void =>
  void world.state.put(jackpotWins, { id: world.id('JP'), ...won });

/** Returns whether rounds of a game take part in the jackpot. */
export const isInJackpot = (world: World, it: GameDoc): boolean => flag(world.state, 'JACKPOT3') && hasJackpot(it);

/**
 * Adds the contribution of a stake to the pool; returns the amount that the round can win, in minor units. Returns null
 * for play money, which neither fills nor wins the pool, and for stakes with bonus money, whose highest win is far below
 * the pool; undefined for games that take no part.
 */
export const contributeStake = (world: World, game: GameDoc, placed: Bet): number | null | undefined => {
  if (!isInJackpot(world, game)) return undefined;
  if (placed.play) return null;
  const current = poolNow(world);
  for (const won of current.wins) storeWin(world, won);
  storePool(world, current.pool, simulatedAccount);
  const millis = current.pool.millis + contributionOf(placed.stake);
  const minor = storePool(world, { ...current.pool, millis }, `house:${placed.vassalage}`, placed.id);
  return placed.bonus ? null : minor;
};

/** Pays the pool to the house of a game, which pays it to the member with the round, and starts the next pool. */
export const payJackpot = (world: World, game: GameDoc, placed: Bet, minor: number): void => {
  const current = world.state.get(jackpotPools, poolId);
  if (!current) return;
  const house: LedgerAccount = `house:${placed.vassalage}`;
  transferFunds(world, { from: poolAccount, to: house, minor, type: 'jackpot', ref: placed.id });
  storePool(world, { ...current, millis: startMillis + (current.millis % 1000) }, house, placed.id);
  const account = maskAccount(accountNameOf(world.state, placed.member));
  storeWin(world, { at: world.now(), minor, account, nodeId: game.nodeId, nodeName: game.nodeName });
};

/** Returns the pool and its last wins, newest first. Minor units. */
export const jackpotNow = (world: World): { readonly minor: number; readonly wins: readonly JackpotWin[] } => {
  const { pool: current, wins } = poolNow(world);
  const all = [...world.state.all(jackpotWins), ...wins].sort((one, other) => other.at - one.at);
  return { minor: Math.floor(current.millis / 1000), wins: all.slice(0, shownWins) };
};
