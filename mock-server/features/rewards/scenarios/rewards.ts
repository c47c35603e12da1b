import { toMinor } from '#lib/money/money.ts';
import type { World } from '#sim/core/world.ts';
import { memberByAccount } from '#sim/features/account/rules/members.ts';
import { games } from '#sim/features/games/rules/catalogue.ts';
import { playRound } from '#sim/features/games/rules/rounds.ts';
import type { Scenario } from '#sim/features/scenario.ts';
import { playerId } from '#sim/features/shared/player.ts';
import { sampleMinor } from '#sim/features/shared/sample-amount.ts';
import { letWin } from '../rules/raffles.ts';
import { grantReward, rewards } from '../rules/rewards.ts';
import { finishMissions } from './finish-missions.ts';
import { setFriendCount } from './friend-count.ts';

/** Removes every reward of player01. */
const clearRewards = (world: World): void => {
  for (const { id } of world.state.by(rewards, 'member', playerId(world))) {
    world.cancel(`reward:${id}`);
    world.state.remove(rewards, id);
  }
};

/** Grants player01 a bonus that expires after `days`, which may be a fraction. */
const grantTestReward = (world: World, nth: number, days: number): void => {
  const title = { EN: `Gift ${nth}`, TY: `Regalo ${nth}`, VI: `Quà ${nth}` };
  grantReward(world, playerId(world), {
    kind: 'bonus',
    title,
    minor: sampleMinor(10 * nth),
    wageringFactor: nth % 3,
    days,
  });
};

const minuteInDays = 1 / 1440;
const manyRewards = 120;
const rewardEndpoints = ['rewards', 'memberClub', 'missions', 'manualRebate', 'rebateReport', 'inviteInfo'];

/** Plays 20 rounds for player01 whose payout equals the stake, enough for a rebate. */
const playForRebate = (world: World): void => {
  const stake = sampleMinor(100);
  const owner = memberByAccount(world.state, 'player01');
  const played = world.state.all(games).find((it) => toMinor(it.minBet) <= stake && toMinor(it.maxBet) >= stake);
  if (!owner || !played) return;
  const seat = { id: 'rebate', member: owner.id, nodeId: played.nodeId, vassalage: played.vassalage, demo: false };
  for (let nth = 1; nth <= 20; nth += 1)
    playRound(world, seat, { key: String(nth), stake, decide: () => ({ payout: stake }) });
};

export const rewardScenarios: readonly Scenario[] = [
  {
    name: 'rewards.claim-lost',
    description: 'Claims are processed, but the response to the first one is lost.',
    requirements: ['R242', 'X19'],
    faults: [{ endpoint: 'claimReward', kind: 'reset', call: 1, after: true }],
  },
  {
    name: 'rewards.ending',
    description: 'The only reward of player01 expires in 1 minute.',
    requirements: ['R181', 'R242'],
    change: (world) => {
      clearRewards(world);
      grantTestReward(world, 5, minuteInDays);
    },
  },
  {
    name: 'rewards.fails',
    description: 'Rewards, VIP, missions, rebates and invitations fail to load.',
    requirements: ['R181', 'R182', 'R271'],
    faults: rewardEndpoints.map((endpoint) => ({ endpoint, kind: 'status', status: 500 })),
  },
  {
    name: 'rewards.friends-many',
    description: 'player01 has invited 60 friends in all states; at most 20 of them are rewarded.',
    requirements: ['R025', 'R176'],
    settles: 'the number of friends invited by player01',
    change: (world) => setFriendCount(world, 60),
  },
  {
    name: 'rewards.friends-none',
    description: 'player01 has not invited anyone yet.',
    requirements: ['R025', 'R176'],
    settles: 'the number of friends invited by player01',
    change: (world) => setFriendCount(world, 0),
  },
  {
    name: 'rewards.friends-one',
    description: 'player01 has invited one friend.',
    requirements: ['R025', 'R176'],
    settles: 'the number of friends invited by player01',
    change: (world) => setFriendCount(world, 1),
  },
  {
    name: 'rewards.many',
    description: 'player01 has more than 100 rewards to claim.',
    requirements: ['R181', 'A73'],
    settles: 'the number of rewards of player01',
    change: (world) => {
      clearRewards(world);
      for (let nth = 1; nth <= manyRewards; nth += 1) grantTestReward(world, nth, 7);
    },
  },
  {
    name: 'rewards.missions-done',
    description:
      'player01 has completed all missions and claimed none; the clock is past the days that the weekly mission needs.',
    requirements: ['R182', 'R032'],
    change: finishMissions,
  },
  {
    name: 'rewards.missions-ending',
    description: 'player01 has completed all missions, the weekly one included; daily missions reset in 1 minute.',
    requirements: ['R182', 'R032', 'A31'],
    clock: { at: '23:59' },
    change: finishMissions,
  },
  {
    name: 'rewards.none',
    description: 'player01 has no rewards.',
    requirements: ['R181', 'A73'],
    settles: 'the number of rewards of player01',
    change: clearRewards,
  },
  {
    name: 'rewards.one-refused',
    description: 'player01 has three rewards; the second claim fails, the others succeed.',
    requirements: ['R181', 'R242'],
    settles: 'the number of rewards of player01',
    faults: [{ endpoint: 'claimReward', kind: 'error', code: 'promotion.unavailable', call: 2 }],
    change: (world) => {
      clearRewards(world);
      for (const nth of [1, 2, 3]) grantTestReward(world, nth, 7);
    },
  },
  {
    name: 'rewards.raffle-won',
    description: 'The raffle has been drawn early, and player01 has won its first prize.',
    requirements: ['R125', 'X40'],
    change: (world) => letWin(world, playerId(world)),
  },
  {
    name: 'rewards.rebate-lapsing',
    description: 'player01 has a rebate to claim that expires in 1 minute, at the end of the week.',
    requirements: ['R182', 'R032'],
    clock: { at: 'Sunday 23:59' },
    change: playForRebate,
  },
  {
    name: 'rewards.rebate-waiting',
    description: 'player01 has played enough today for a rebate; the balance is unchanged.',
    requirements: ['R182', 'R032'],
    change: playForRebate,
  },
  {
    name: 'rewards.slow',
    description: 'Rewards, VIP, missions, rebates and invitations take 5 seconds to load.',
    requirements: ['R181', 'R182'],
    faults: rewardEndpoints.map((endpoint) => ({ endpoint, kind: 'delay', delay: 5000 })),
  },
  {
    name: 'rewards.week-over',
    description: 'A week has passed without play: missions have no progress and there is no rebate to claim.',
    requirements: ['R182', 'R032'],
    clock: { advance: '7d' },
  },
];
