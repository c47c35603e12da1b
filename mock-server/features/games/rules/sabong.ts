import type { Value } from '../../../../src/contract/types.ts';
import { dayOf } from '../../../../src/lib/dates/manila.ts';
import { toPesos } from '../../../../src/lib/money/money.ts';
import { startOfDay } from '../../../core/clock.ts';
import { type Doc, kind } from '../../../core/collection.ts';
import type { Due } from '../../../core/due.ts';
import { Random, seedOf } from '../../../core/random.ts';
import { Refusal } from '../../../core/refusal.ts';
import type { World } from '../../../core/world.ts';
import { type Bet, bet } from './bets.ts';
import { takeForcedOutcome } from './forced-outcome.ts';
import { availableToStake, type BetSource, findBet, placeBet, settleBet } from './rounds.ts';

export const sides = ['meron', 'draw', 'wala'] as const;
export type Side = (typeof sides)[number];
type Pools = Readonly<Record<Side, number>>;

/** A fight of an arena. World, arena and time decide it, so it is the same for every player. Epoch ms. */
interface Fight {
  /** `arena.day.number` */
  readonly id: string;
  readonly number: number;
  readonly meron: string;
  readonly wala: string;
  readonly startsAt: number;
  readonly closesAt: number;
  readonly endsAt: number;
  /** Share of the pool that each side has at closing. The crowd is right: it is also the side's chance. */
  readonly shares: Pools;
  /** What the crowd has staked at closing, centavos. */
  readonly crowd: number;
  readonly result: Side;
}

/** What the house keeps of the pool. */
export const commission = 0.05;

const fightMs = 180_000;
const bettingMs = 120_000;
/** The fight is decided this long before the next one opens. */
const resultMs = 20_000;
/** Pools of the crowd move in steps of this. */
const poolStepMs = 5000;
const shownResults = 40;
const shownBets = 20;

const cocks =
  'Pula ng Bulacan | Bulik | Talisayin | Hatch ni Mang Ben | Sweater | Kelso | Radio | Claret | Roundhead | Asil'.split(
    ' | ',
  );

interface FightChange extends Doc {
  readonly result: Side;
}

/** Results that a tester forced, by fight. */
const fightChange = kind<FightChange>().named('fightChange');

interface SabongBet extends Doc {
  readonly member: string;
  readonly source: BetSource;
  readonly fight: string;
  readonly side: Side;
  readonly isOpen: boolean;
}

const sabongBet = kind<SabongBet>().named('sabongBet', {
  member: (it) => it.member,
  fight: (it) => it.fight,
});

/** Draws a fight from the seed of its world. */
export const drawFight = (seed: string, id: string): Pick<Fight, 'meron' | 'wala' | 'shares' | 'crowd' | 'result'> => {
  const random = new Random(seedOf(`${seed} sabong ${id}`));
  for (let skip = 0; skip < 4; skip += 1) random.fraction();
  const draw = 0.05 + random.fraction() * 0.04;
  const meron = (1 - draw) * (0.38 + random.fraction() * 0.24);
  const shares = { meron, draw, wala: 1 - draw - meron };
  const mark = random.fraction();
  const result = mark < shares.meron ? 'meron' : mark < shares.meron + draw ? 'draw' : 'wala';
  const crowd = random.int(2000, 9000) * 10_000;
  const first = random.int(0, cocks.length - 1);
  const second = (first + random.int(1, cocks.length - 1)) % cocks.length;
  return { meron: cocks[first] ?? '', wala: cocks[second] ?? '', shares, result, crowd };
};

const arenaOf = ({ nodeId }: Pick<BetSource, 'nodeId'>): string => String(nodeId ?? 0);

const fightAt = (world: World, arena: string, at: number): Fight => {
  const midnight = startOfDay(at);
  const index = Math.floor((at - midnight) / fightMs);
  const startsAt = midnight + index * fightMs;
  const id = `${arena}.${dayOf(midnight)}.${index + 1}`;
  const fight = drawFight(world.origin.seed, id);
  const forced = world.state.get(fightChange, id)?.result;
  return {
    id,
    number: index + 1,
    ...fight,
    ...(forced && { result: forced }),
    startsAt,
    closesAt: startsAt + bettingMs,
    endsAt: startsAt + fightMs - resultMs,
  };
};

/** What the crowd has staked on each side at `now`, centavos; its shares wander until betting closes. */
const crowdAt = ({ id, startsAt, closesAt, shares, crowd }: Fight, now: number): Pools => {
  const until = Math.min(now, closesAt);
  const step = Math.floor((until - startsAt) / poolStepMs) * poolStepMs;
  const part = Math.max(0, step) / (closesAt - startsAt);
  const isClosed = now >= closesAt;
  const wander = isClosed ? 0 : (1 - part) * 0.12 * (new Random(seedOf(`${id} ${step}`)).fraction() - 0.5);
  const total = isClosed ? crowd : crowd * (0.04 + 0.96 * part ** 1.4);
  const meron = shares.meron * (1 + wander);
  const inPesos = (share: number): number => Math.round((total * share) / 100) * 100;
  return { meron: inPesos(meron), draw: inPesos(shares.draw), wala: inPesos(1 - shares.draw - meron) };
};

/** Returns the pools of a fight, centavos: the crowd's stakes and those of players with real money. */
const poolsAt = (world: World, fight: Fight, now: number): Pools => {
  const pools = { ...crowdAt(fight, now) };
  for (const { id, side } of world.state.by(sabongBet, 'fight', fight.id)) {
    const placed = world.state.get(bet, id);
    if (placed && !placed.play) pools[side] += placed.stake;
  }
  return pools;
};

/** Returns what each side pays per stake: the whole pool less commission, divided by the side's pool; two decimals. */
export const totalisatorOdds = (pools: Pools): Pools => {
  const total = (pools.meron + pools.draw + pools.wala) * (1 - commission);
  const of = (side: Side): number => Math.max(1, Math.floor((total / Math.max(1, pools[side])) * 100 + 1e-6) / 100);
  return { meron: of('meron'), draw: of('draw'), wala: of('wala') };
};

/** Lets a fight end as a tester forced it. */
const applyForcedOutcome = (world: World, fight: Fight, side: Side): void => {
  const wish = takeForcedOutcome(world);
  if (!wish) return;
  const lost: Side = side === 'meron' ? 'wala' : 'meron';
  world.state.put(fightChange, { id: fight.id, result: wish === 'lose' ? lost : side });
};

/**
 * Places a bet on a side of the fight that takes bets now; it is settled at the odds of closing. Repeated calls return the
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
    const placed = placeBet(world, source, { key, stake, detail });
    const { id: launch, member, nodeId, vassalage, demo } = source;
    const own = { id: launch, member, nodeId, vassalage, demo };
    world.state.put(sabongBet, { id: placed.id, member, source: own, fight: id, side, isOpen: true });
    applyForcedOutcome(world, fight, side);
    world.schedule({
      id: `sabong:${id}`,
      at: fight.endsAt,
      type: 'sabong',
      data: { arena: arenaOf(source), at: fight.startsAt },
    });
    return placed;
  });

/** Due event: a fight ends and its bets are settled at the odds of closing. */
export const settleFight = (world: World, { data }: Due): void => {
  const { arena, at } = data as { arena: string; at: number };
  const fight = fightAt(world, arena, at);
  const odds = totalisatorOdds(poolsAt(world, fight, fight.endsAt));
  const all = world.state.by(sabongBet, 'fight', fight.id);
  for (const it of all) {
    const placed = world.state.get(bet, it.id);
    world.state.put(sabongBet, { ...it, isOpen: false });
    if (placed?.state !== 'open') continue;
    const isWon = it.side === fight.result;
    const choice = { fight: fight.number, side: it.side };
    const outcome = { ...choice, meron: fight.meron, wala: fight.wala, result: fight.result, odds: odds[it.side] };
    // Bets on several sides of a fight cover each other.
    const isCovered = all.some(({ member, side }) => member === it.member && side !== it.side);
    const payout = isWon ? Math.floor(placed.stake * odds[it.side] + 1e-6) : 0;
    settleBet(world, it.source, placed, { payout, detail: { choice, outcome }, lowRisk: isCovered });
  }
};

type Arena = Value<'sabong'>;

const ownBets = (world: World, source: BetSource): Arena['bets'] =>
  world.state
    .by(sabongBet, 'member', source.member)
    .filter(
      (it) => it.source.nodeId === source.nodeId && (source.demo || it.source.demo ? it.source.id === source.id : true),
    )
    .flatMap(({ id, fight, side }) => {
      const placed = world.state.get(bet, id);
      return placed ? [{ placed, fight, side }] : [];
    })
    .sort((a, b) => b.placed.at - a.placed.at)
    .slice(0, shownBets)
    .map(({ placed, fight, side }) => ({
      id: placed.id,
      fight,
      side,
      stake: toPesos(placed.stake),
      payout: toPesos(placed.payout),
      state: placed.state,
    }));

const inPesos = (pools: Pools): Pools => ({
  meron: toPesos(pools.meron),
  draw: toPesos(pools.draw),
  wala: toPesos(pools.wala),
});

/** Returns the fight of now with its pools and odds, the last results and the player's bets. */
export const arenaState = (world: World, source: BetSource): Arena => {
  const now = world.now();
  const arena = arenaOf(source);
  const fight = fightAt(world, arena, now);
  const pools = poolsAt(world, fight, now);
  const isOver = now >= fight.endsAt;
  const past = Array.from({ length: Math.min(shownResults, fight.number - 1) }, (_, at) =>
    fightAt(world, arena, fight.startsAt - (at + 1) * fightMs),
  ).reverse();
  return {
    now,
    balance: toPesos(availableToStake(world, source)),
    fight: {
      id: fight.id,
      number: fight.number,
      meron: fight.meron,
      wala: fight.wala,
      startsAt: fight.startsAt,
      closesAt: fight.closesAt,
      nextAt: fight.startsAt + fightMs,
      pools: inPesos(pools),
      odds: totalisatorOdds(pools),
      result: isOver ? fight.result : null,
    },
    results: [...past, ...(isOver ? [fight] : [])].map(({ number, result }) => ({ number, result })),
    bets: ownBets(world, source),
  };
};
