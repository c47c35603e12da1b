import type { Value } from '#contract/types.ts';
import { dayOf } from '#lib/dates/market-time.ts';
import { toMajor } from '#lib/money/money.ts';
import { startOfDay, startOfNamedDay } from '#sim/core/clock.ts';
import { collection, type Doc } from '#sim/core/collection.ts';
import type { DueEvent } from '#sim/core/due-event.ts';
import { Random, seedOf } from '#sim/core/random.ts';
import { Refusal } from '#sim/core/refusal.ts';
import type { World } from '#sim/core/world.ts';
import { type Bet, bets, type DecidedResult, keptPayoutOf } from './bets.ts';
import { eventSeed } from './event-seeds.ts';
import { ImpossibleOutcome, matchesForcedOutcome, takeForcedOutcome } from './forced-outcome.ts';
import { availableToStake, type BetSource, findBet, placeBet, refundBet, settleBet } from './rounds.ts';
import { type DrawnFight, drawFight, type Pools, type Side, splitCrowd, totalisatorOdds } from './sabong-fight.ts';
import { hashOfSeed, seedDraws } from './seed-draws.ts';

/** A fight of an arena. Its seed, arena and time determine it, so it is the same for every player. Epoch ms. */
interface Fight extends DrawnFight {
  /** `arena.day.number` */
  readonly id: string;
  readonly number: number;
  readonly startsAt: number;
  readonly closesAt: number;
  readonly endsAt: number;
  readonly seed: string;
  /** Whether a tester forced the result. */
  readonly forced: boolean;
}

const fightMs = 180_000;
const bettingMs = 120_000;
/** Time between the result and the opening of the next fight. */
const resultMs = 20_000;
/** Interval between changes of the crowd's pools. */
const poolStepMs = 5000;
const shownResults = 40;
const shownBets = 20;

interface FightChange extends Doc {
  readonly result: Side;
}

/** Forced results, by fight. */
const fightChanges = collection<FightChange>()('fightChange');

interface SabongBet extends Doc {
  readonly member: string;
  readonly source: BetSource;
  readonly fight: string;
  readonly side: Side;
  readonly isOpen: boolean;
}

const sabongBets = collection<SabongBet>()('sabongBet', {
  member: (it) => it.member,
  fight: (it) => it.fight,
});

export const arenaOf = ({ nodeId }: Pick<BetSource, 'nodeId'>): string => String(nodeId ?? 0);

const fightAt = (world: World, arena: string, at: number): Fight => {
  const midnight = startOfDay(at);
  const index = Math.floor((at - midnight) / fightMs);
  const startsAt = midnight + index * fightMs;
  const id = `${arena}.${dayOf(midnight)}.${index + 1}`;
  const seed = eventSeed(world, `fight ${id}`, startsAt);
  const forced = world.state.get(fightChanges, id)?.result;
  return {
    id,
    number: index + 1,
    ...drawFight(seedDraws(seed, id, 1, 'outcome')),
    ...(forced && { result: forced }),
    seed,
    forced: forced !== undefined,
    startsAt,
    closesAt: startsAt + bettingMs,
    endsAt: startsAt + fightMs - resultMs,
  };
};

/** Returns the fight with an id, and whether it is over. */
export const fightOf = (world: World, id: string): { readonly fight: Fight; readonly isOver: boolean } => {
  const [arena = '', day = '', number = ''] = id.split('.');
  const fight = fightAt(world, arena, startOfNamedDay(day) + (Number(number) - 1) * fightMs);
  return { fight, isOver: world.now() >= fight.endsAt };
};

/** Returns the simulated crowd's stakes on each side at `now`, in minor units; its shares vary until betting closes. */
const crowdAt = ({ id, startsAt, closesAt, shares, crowd }: Fight, now: number): Pools => {
  const until = Math.min(now, closesAt);
  const step = Math.floor((until - startsAt) / poolStepMs) * poolStepMs;
  const part = Math.max(0, step) / (closesAt - startsAt);
  const isClosed = now >= closesAt;
  const oddsNoise = isClosed ? 0 : (1 - part) * 0.12 * (new Random(seedOf(`${id} ${step}`)).fraction() - 0.5);
  const total = isClosed ? crowd : crowd * (0.04 + 0.96 * part ** 1.4);
  const meron = shares.meron * (1 + oddsNoise);
  return splitCrowd(total, { ...shares, meron });
};

/** Returns the real-money stakes of players on a fight, minor units. */
const playersPools = (world: World, fight: Pick<Fight, 'id'>): Pools => {
  const pools = { meron: 0, draw: 0, wala: 0 };
  for (const { id, side } of world.state.by(sabongBets, 'fight', fight.id)) {
    const placed = world.state.get(bets, id);
    if (placed && !placed.play) pools[side] += placed.stake;
  }
  return pools;
};

const sumOfPools = (one: Pools, other: Pools): Pools => ({
  meron: one.meron + other.meron,
  draw: one.draw + other.draw,
  wala: one.wala + other.wala,
});

/** Returns the pools of a fight, minor units: the crowd's stakes and those of players with real money. */
const poolsAt = (world: World, fight: Fight, now: number): Pools =>
  sumOfPools(crowdAt(fight, now), playersPools(world, fight));

/** Returns the payout of a stake on the side that wins, minor units. */
const winOf = (stake: number, odds: number): number => Math.floor(stake * odds + 1e-6);

/**
 * Sets the result of a fight so that it matches the forced outcome; its extra is a draw. Throws `ImpossibleOutcome` if the
 * odds at closing, without later bets, do not allow it.
 */
const applyForcedOutcome = (world: World, fight: Fight, side: Side, stake: number): void => {
  const forced = takeForcedOutcome(world, 'sabong');
  if (!forced) return;
  const lost: Side = side === 'meron' ? 'wala' : 'meron';
  const result: Side = forced === 'lose' ? lost : forced === 'extra' ? 'draw' : side;
  const odds = totalisatorOdds(poolsAt(world, fight, fight.endsAt));
  const payout = result === side ? winOf(stake, odds[side]) : 0;
  if (!matchesForcedOutcome(forced, stake, payout, result === 'draw'))
    throw new ImpossibleOutcome('choice.side', forced);
  world.state.put(fightChanges, { id: fight.id, result });
};

/**
 * Places a bet on a side of the fight that takes bets now; it is settled at the closing odds. Repeated calls return the
 * same bet. Throws `match.closed` once betting on the fight has closed.
 */
export const placeSabongBet = (
  world: World,
  source: BetSource,
  { key, stake, fight: id, side }: { key: string; stake: number; fight: string; side: Side },
): Bet =>
  world.transact(() => {
    if (findBet(world, source, key)) return placeBet(world, source, { key, stake });
    const fight = fightAt(world, arenaOf(source), world.now());
    if (fight.id !== id || world.now() >= fight.closesAt)
      throw new Refusal('match.closed', { value: { match: id }, why: `betting on ${id} has closed` });
    const choice = { fight: fight.number, side };
    const detail = { choice, outcome: { ...choice, meron: fight.meron, wala: fight.wala, result: null, odds: null } };
    const placed = placeBet(world, source, {
      key,
      stake,
      detail,
      events: [{ kind: 'fight', id, hash: hashOfSeed(fight.seed) }],
    });
    const { id: launch, member, nodeId, vassalage, demo } = source;
    const own = { id: launch, member, nodeId, vassalage, demo };
    world.state.put(sabongBets, { id: placed.id, member, source: own, fight: id, side, isOpen: true });
    applyForcedOutcome(world, fight, side, stake);
    world.schedule({
      id: `sabong:${id}`,
      at: fight.endsAt,
      type: 'sabong',
      data: { arena: arenaOf(source), at: fight.startsAt },
    });
    return placed;
  });

/** Handles a due event: ends a fight and settles its bets at the closing odds. */
export const settleFight = (world: World, { data }: DueEvent): void => {
  const { arena, at } = data as { arena: string; at: number };
  const fight = fightAt(world, arena, at);
  const pools = { crowd: crowdAt(fight, fight.endsAt), players: playersPools(world, fight) };
  const odds = totalisatorOdds(sumOfPools(pools.crowd, pools.players));
  const all = world.state.by(sabongBets, 'fight', fight.id);
  for (const it of all) {
    const placed = world.state.get(bets, it.id);
    world.state.put(sabongBets, { ...it, isOpen: false });
    if (placed?.state !== 'open') continue;
    const isWon = it.side === fight.result;
    const choice = { fight: fight.number, side: it.side };
    const { meron, wala, result } = fight;
    const outcome = { ...choice, meron, wala, result, odds: odds[it.side], pools };
    // Bets on several sides of a fight cover each other.
    const isCovered = all.some(({ member, side }) => member === it.member && side !== it.side);
    const payout = isWon ? winOf(placed.stake, odds[it.side]) : 0;
    settleBet(world, it.source, placed, { payout, detail: { choice, outcome }, lowRisk: isCovered });
  }
};

/** Settles an open bet on a fight at the odds of now, before the fight ends. Returns undefined for a bet of another kind. */
export const settleSabongBet = (world: World, bet: Bet, result: DecidedResult): Bet | undefined => {
  const found = world.state.get(sabongBets, bet.id);
  if (!found) return undefined;
  world.state.put(sabongBets, { ...found, isOpen: false });
  if (result === 'void') return refundBet(world, found.source, bet);
  const { fight } = fightOf(world, found.fight);
  const odds = totalisatorOdds(poolsAt(world, fight, world.now()))[found.side];
  return settleBet(world, found.source, bet, { payout: result === 'win' ? winOf(bet.stake, odds) : 0 });
};

type Arena = Value<'sabong'>;

const ownBets = (world: World, source: BetSource): Arena['bets'] =>
  world.state
    .by(sabongBets, 'member', source.member)
    .filter(
      (it) => it.source.nodeId === source.nodeId && (source.demo || it.source.demo ? it.source.id === source.id : true),
    )
    .flatMap(({ id, fight, side }) => {
      const placed = world.state.get(bets, id);
      return placed ? [{ placed, fight, side }] : [];
    })
    .sort((a, b) => b.placed.at - a.placed.at)
    .slice(0, shownBets)
    .map(({ placed, fight, side }) => ({
      id: placed.id,
      fight,
      side,
      stake: toMajor(placed.stake),
      payout: toMajor(keptPayoutOf(placed)),
      state: placed.state,
    }));

const inMajor = (pools: Pools): Pools => ({
  meron: toMajor(pools.meron),
  draw: toMajor(pools.draw),
  wala: toMajor(pools.wala),
});

/** Returns the current fight of a cockpit with its pools and odds, and the last results: the same for every player. */
export const fightNow = (world: World, arena: string): Pick<Arena, 'now' | 'fight' | 'results'> => {
  const now = world.now();
  const fight = fightAt(world, arena, now);
  const pools = poolsAt(world, fight, now);
  const isOver = now >= fight.endsAt;
  const pastResults = Array.from({ length: Math.min(shownResults, fight.number - 1) }, (_, index) =>
    fightAt(world, arena, fight.startsAt - (index + 1) * fightMs),
  ).reverse();
  return {
    now,
    fight: {
      id: fight.id,
      number: fight.number,
      meron: fight.meron,
      wala: fight.wala,
      startsAt: fight.startsAt,
      closesAt: fight.closesAt,
      nextAt: fight.startsAt + fightMs,
      pools: inMajor(pools),
      odds: totalisatorOdds(pools),
      result: isOver ? fight.result : null,
      seedHash: hashOfSeed(fight.seed),
      seed: isOver ? fight.seed : null,
    },
    results: [...pastResults, ...(isOver ? [fight] : [])].map(({ number, result }) => ({ number, result })),
  };
};

/** Returns the current fight, the last results and the player's bets. */
export const arenaState = (world: World, source: BetSource): Arena => ({
  ...fightNow(world, arenaOf(source)),
  balance: toMajor(availableToStake(world, source)),
  bets: ownBets(world, source),
});
