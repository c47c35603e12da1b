import { expect, test } from 'vitest';
import type { Value } from '#contract/types.ts';
import { Random } from '#sim/core/random.ts';
import { bets } from '#sim/features/games/rules/bets.ts';
import type { HandView } from '#sim/games/hands/wire.ts';
import { cashOutAt, flightOf } from '#tests/support/crash-game.ts';
import { findGame, type GameVisit, launch, open } from '#tests/support/game-visit.ts';
import { handOf, playMove } from '#tests/support/hands.ts';
import { advance, isLedgerBalanced, noon, sumBalance } from '#tests/support/money.ts';
import { startSimulator } from '#tests/support/simulator.ts';
import { betsOf, boardOf, cashOutBy, legOf, matchesOf, quoteOf } from '#tests/support/sports.ts';

const simulator = await startSimulator({ machineTime: noon });

/** One action at a game; refusals are allowed, ledger inconsistencies are not. */
type Action = (visit: GameVisit, random: Random, stake: number) => Promise<unknown>;

const simple =
  (choiceOf: (random: Random, stake: number) => unknown): Action =>
  async (visit, random, stake) => {
    const key = `r${random.int(0, 60)}`;
    await visit.play(stake, choiceOf(random, stake), key);
    // A lost response: the same request is repeated.
    if (random.chance(0.4)) await visit.play(stake, choiceOf(random, stake), key);
  };

const playHand: Action = async (visit, random, stake) => {
  if (random.chance(0.3)) await visit.play(stake);
  const view: HandView | null = await handOf(visit).catch(() => null);
  if (!view || view.over) return;
  const act = random.pick(view.acts);
  const cards = view.seats[0]?.cards ?? [];
  const key = `m${random.int(0, 40)}`;
  const move = { act, cards: ['play', 'discard'].includes(act) && cards[0] ? [random.pick(cards)] : [] };
  await playMove(visit, view, move, key);
  if (random.chance(0.3)) await playMove(visit, view, move, key);
};

const fly: Action = async (visit, random, stake) => {
  if (random.chance(0.4)) await visit.play(stake, { fly: true, target: random.pick([null, 1.1, 2, 100]) });
  const { flight } = await flightOf(visit);
  if (flight) await Promise.all([1, 2].map(() => cashOutAt(visit, flight.round, random.pick([1, 1.2, 3, 999]))));
};

const betOnFight: Action = async (visit, random, stake) => {
  const { arena } = visit.visit.table as { readonly arena: Value<'sabong'> };
  await visit.play(stake, { fight: arena.fight.id, side: random.pick(['meron', 'draw', 'wala']) });
};

const betOnMatch: Action = async (visit, random, stake) => {
  const open_ = matchesOf(await boardOf(visit, 'basketball')).filter(({ markets }) => markets.length > 0);
  if (open_.length === 0) return;
  const legs = Array.from({ length: random.int(1, 2) }, () =>
    legOf(random.pick(open_), 'result', random.pick(['1', '2'])),
  );
  await visit.play(stake, { legs });
  const { bets } = await betsOf(visit);
  const some = bets[random.int(0, Math.max(0, bets.length - 1))];
  if (!some) return;
  const quote = await quoteOf(visit, some.id);
  if (quote.status !== 200) return;
  const { world } = visit;
  if (random.chance(0.3)) await world.admin('PUT', `/matches/${some.legs[0]?.match}`, { status: 'void' });
  if (random.chance(0.2)) await advance(world, '20s');
  // Two devices accept the same offer concurrently.
  await Promise.all([1, 2].map(() => cashOutBy(visit, some.id, quote.value.quote)));
};

const games: readonly (readonly [name: string, gameType: string, action: Action])[] = [
  ['Kidlat Fortune', 'RNG', simple(() => null)],
  ['Color Game Plaza', 'RNG', simple((random, stake) => ({ bets: { [random.pick(['red', 'blue'])]: stake } }))],
  ['Baccarat Royale', 'LIVE', simple((random, stake) => ({ bets: { [random.pick(['player', 'tie'])]: stake } }))],
  [
    'Roulette Manila',
    'LIVE',
    simple((random, stake) => ({ bets: { [random.pick(['red', '17', '17-20', '1-2-3', '25-26-28-29'])]: stake } })),
  ],
  ['Bingo 75 Sikat', 'PVP', simple((random) => ({ cards: random.int(1, 4) }))],
  ['Lipad!', 'RNG', fly],
  ['Blackjack Bituin', 'LIVE', playHand],
  ['Lucky Nine', 'PVP', playHand],
  ['Tongits Klub', 'PVP', playHand],
  ['Derby Araw', 'SPORTS', betOnFight],
  ['Hardcourt Live Odds', 'SPORTS', betOnMatch],
];

test.each(games)(
  '%s: ledger and limits hold for any order of bets, repeats, cash-outs and clock advances on two devices @X02',
  async (name, gameType, act) => {
    const world = simulator.world();
    await world.signIn('player01');
    const random = new Random(name.length * 31);
    const game = await findGame(world, { gameType, name });
    const before = await sumBalance(world);
    const { state } = simulator.worlds.open(world.name);
    const old = new Set(state.all(bets).map(({ id }) => id));
    const own = () => state.all(bets).filter(({ id, play }) => !old.has(id) && !play);
    const { limits } = (await world.call('ownLimits')).value;
    const used = limits.find(({ kind, period }) => kind === 'stake' && period === 'day')?.used ?? 0;
    const devices = [
      await open(world, await launch(world, game)),
      await open(world, await launch(world, game)),
    ] as const;
    const stake = Math.max(10, devices[0].visit.minBet);
    const allowed = stake * 25;
    await world.call('setLimit', { body: { kind: 'stake', period: 'day', amount: Math.ceil(used + allowed) } });
    for (let step = 0; step < 30; step += 1) {
      await act(random.pick(devices), random, stake);
      if (random.chance(0.25)) await advance(world, random.pick(['1s', '4s', '30s', '3m']));
      const bets = own();
      const staked = bets.reduce((sum, it) => sum + it.stake, 0);
      const refunded = bets.reduce((sum, it) => sum + (it.state === 'refunded' ? it.stake : 0), 0);
      expect(staked - refunded).toBeLessThanOrEqual(allowed * 100);
      const paid = bets.reduce((sum, it) => sum + it.payout, 0);
      expect(await sumBalance(world)).toBeCloseTo(before + (paid - staked) / 100, 2);
    }
    await advance(world, '2d');
    expect(own().filter(({ state: status }) => status === 'open')).toEqual([]);
    expect(await isLedgerBalanced(world)).toBe(true);
  },
);
