import { agentType, playerType } from '#features/account/model/roles.ts';
import { dayMs, hourMs, minuteMs } from '#lib/dates/units.ts';
import { sample } from '#markets/current.ts';
import { startOfDay } from '#sim/core/clock.ts';
import { Random, seedOf } from '#sim/core/random.ts';
import type { SeedStep } from '#sim/core/timeline.ts';
import type { World } from '#sim/core/world.ts';
import { recordLoginDay } from '#sim/features/account/rules/login-days.ts';
import { type Member, memberByAccount, members } from '#sim/features/account/rules/members.ts';
import { sampleWallet } from '#sim/features/cashier/rules/sample-payment.ts';
import { seededDeposit } from '#sim/features/cashier/seed/seeded-transactions.ts';
import { type GamesByCategory, seededPlaySession } from '#sim/features/seed/seeded-play.ts';
import { agentRates, rebateCategories } from '../rules/agent-rates.ts';

interface Recruit {
  readonly id: string;
  readonly upline: string;
  readonly daysOld: number;
  /** Days between evenings of play; agents and the newest members do not play. */
  readonly plays?: number;
  readonly agent?: true;
}

const recruit = (
  id: string,
  upline: string,
  daysOld: number,
  defaults: Pick<Recruit, 'plays' | 'agent'> = {},
): Recruit => ({ id, upline, daysOld, ...defaults });

const topAgent = '100001';
const agent = '100002';
const agent41 = '100005';

/** Members of the agents' teams: three levels below `agent01`, players directly below `agent41`. */
const recruits: readonly Recruit[] = [
  recruit('100021', agent, 320, { agent: true }),
  recruit('100022', agent, 180, { agent: true }),
  recruit('100023', agent, 95, { plays: 4 }),
  recruit('100024', agent, 60, { plays: 6 }),
  recruit('100025', '100021', 210, { plays: 3 }),
  recruit('100026', '100021', 140, { plays: 5 }),
  recruit('100027', '100021', 75, { agent: true }),
  recruit('100028', '100022', 33, { plays: 4 }),
  recruit('100029', '100022', 5, { plays: 2 }),
  recruit('100030', '100027', 48, { plays: 7 }),
  recruit('100031', agent41, 120, { plays: 9 }),
  recruit('100032', agent, 0),
];

/** Rates in thousandths of a stake for RNG, FISH, LIVE, PVP and the rest. */
const rates: Readonly<Record<string, readonly [number, number, number, number, number]>> = {
  [topAgent]: [12, 10, 8, 8, 6],
  [agent]: [10, 8, 6, 6, 4.5],
  '100021': [8, 6, 4.5, 4, 3],
  '100022': [7, 6, 4, 4, 3],
  '100027': [6, 4, 3, 3, 2],
  [agent41]: [9, 8, 6, 5, 4],
};

const ratesOf = ([RNG, FISH, LIVE, PVP, rest]: readonly [number, number, number, number, number]) => {
  const named: Readonly<Record<string, number>> = { RNG, FISH, LIVE, PVP };
  return Object.fromEntries(rebateCategories.map((category) => [category, (named[category] ?? rest) / 1000]));
};

/** Creates the agents' teams; they have the same password as the other seeded accounts. */
export const seedTeam = (world: World): void => {
  const password = memberByAccount(world.state, 'agent01')?.password ?? '';
  for (const { id, upline, daysOld, agent: isAgent } of recruits) {
    const [account, nickname] = [sample.accounts[id] ?? id, sample.nicknames[id] ?? ''];
    const type = isAgent ? agentType : playerType;
    const registeredAt = startOfDay(world.now()) - daysOld * dayMs + (daysOld === 0 ? 0 : 11 * hourMs);
    const rest = { staff: false, mobile: null, email: null, disabled: false, firstTimeLogin: daysOld === 0, level: 1 };
    const member: Member = { id, account, nickname, type, password, registeredAt, upline, icon: 1, ...rest };
    world.state.put(members, member);
  }
  for (const [id, thousandths] of Object.entries(rates))
    world.state.put(agentRates, { id, rates: ratesOf(thousandths) });
};

const categories = ['RNG', 'LIVE', 'RNG', 'FISH'] as const;

/** Returns the evenings of one player, the last of them around the midnight at which the world begins. */
const evenings = (
  world: World,
  byCategory: GamesByCategory,
  { id, daysOld, plays = 1 }: Recruit,
  reach: number,
): SeedStep[] => {
  const random = new Random(seedOf(`team ${id}`));
  const first = Math.min(reach, daysOld) - 1;
  const days = Array.from({ length: Math.ceil(first / plays) }, (_, index) => first - index * plays);
  return days.flatMap((ago, turn) => {
    const at = world.now() - ago * dayMs + random.int(18 * 60, 23 * 60) * minuteMs;
    const category = categories[turn % categories.length] ?? 'RNG';
    return [
      { at: at - minuteMs, run: (seeded: World) => recordLoginDay(seeded, id) },
      ...seededPlaySession(byCategory, random, id, { at, category, rounds: random.int(3, 6), luck: 0.85 }),
    ];
  });
};

/** Returns the steps of members who play at midnight, so that the team has activity today. */
const nightPlayers = (world: World, byCategory: GamesByCategory): SeedStep[] =>
  ['100023', '100025', '100029'].flatMap((id) => [
    { at: world.now(), run: (seeded: World) => recordLoginDay(seeded, id) },
    ...seededPlaySession(byCategory, new Random(seedOf(`night ${id}`)), id, {
      at: world.now(),
      category: 'RNG',
      rounds: 3,
      roundIntervalMs: 0,
    }),
  ]);

/** Returns the steps of the teams in the weeks before the world begins. */
export const teamSteps = (world: World, byCategory: GamesByCategory, reach: number): SeedStep[] => {
  const players = recruits.filter(({ plays }) => plays !== undefined);
  const ago = (days: number, hours: number) => world.now() - days * dayMs + hours * hourMs;
  const pay = (id: string, days: number, major: number): SeedStep =>
    seededDeposit(id, { at: ago(days, 17.2), ...sampleWallet, major });
  return [
    ...players.flatMap((player) => [
      pay(player.id, Math.min(reach, player.daysOld) - 1, 1500),
      ...(player.daysOld > 30 ? [pay(player.id, 12, 1000)] : []),
      ...evenings(world, byCategory, player, reach),
    ]),
    pay('100025', 1, 500),
    ...nightPlayers(world, byCategory),
  ];
};
