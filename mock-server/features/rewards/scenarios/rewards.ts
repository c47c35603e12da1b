import type { World } from '../../../core/world.ts';
import { memberByAccount } from '../../account/rules/members.ts';
import { game } from '../../games/rules/catalogue.ts';
import { playRound } from '../../games/rules/rounds.ts';
import type { Scenario } from '../../scenario.ts';
import { finishMissions } from './finish-missions.ts';
import { setFriendCount } from './friend-count.ts';
import { clearRewards, giveReward } from './player-rewards.ts';

const minuteInDays = 1 / 1440;
const manyRewards = 120;
const rewardEndpoints = ['rewards', 'memberClub', 'missions', 'manualRebate', 'rebateReport', 'inviteInfo'];

/** Plays 20 rounds for player01 whose payout equals the stake, enough for a rebate. */
const playForRebate = (world: World): void => {
  const stake = 10_000;
  const owner = memberByAccount(world.state, 'player01');
  const played = world.state.all(game).find((it) => it.minBet * 100 <= stake && it.maxBet * 100 >= stake);
  if (!owner || !played) return;
  const seat = { id: 'rebate', member: owner.id, nodeId: played.nodeId, vassalage: played.vassalage, demo: false };
  for (let nth = 1; nth <= 20; nth += 1)
    playRound(world, seat, { key: String(nth), stake, decide: () => ({ payout: stake }) });
};

export const rewardScenarios: readonly Scenario[] = [
  {
    name: 'rewards.claim-lost',
    description: 'Claims take effect, but the answer to the first one is lost.',
    requirements: ['R242', 'X19'],
    faults: [{ endpoint: 'claimReward', kind: 'reset', call: 1, after: true }],
  },
  {
    name: 'rewards.ending',
    description: 'The one reward of player01 lapses in a minute.',
    requirements: ['R181', 'R242'],
    change: (world) => {
      clearRewards(world);
      giveReward(world, 5, minuteInDays);
    },
  },
  {
    name: 'rewards.fails',
    description: 'Nothing of rewards, club, missions, rebates and invitations can be read.',
    requirements: ['R181', 'R182', 'R271'],
    faults: rewardEndpoints.map((endpoint) => ({ endpoint, kind: 'status', status: 500 })),
  },
  {
    name: 'rewards.friends-many',
    description: 'player01 has invited sixty friends, in every state; twenty rewards are the most.',
    requirements: ['R025', 'R176'],
    settles: 'how many friends player01 has invited',
    change: (world) => setFriendCount(world, 60),
  },
  {
    name: 'rewards.friends-none',
    description: 'player01 has invited nobody yet.',
    requirements: ['R025', 'R176'],
    settles: 'how many friends player01 has invited',
    change: (world) => setFriendCount(world, 0),
  },
  {
    name: 'rewards.friends-one',
    description: 'player01 has invited one friend.',
    requirements: ['R025', 'R176'],
    settles: 'how many friends player01 has invited',
    change: (world) => setFriendCount(world, 1),
  },
  {
    name: 'rewards.many',
    description: 'More than a hundred rewards wait for player01, all to claim.',
    requirements: ['R181', 'A73'],
    settles: 'how many rewards wait for player01',
    change: (world) => {
      clearRewards(world);
      for (let nth = 1; nth <= manyRewards; nth += 1) giveReward(world, nth, 7);
    },
  },
  {
    name: 'rewards.missions-done',
    description:
      'player01 has finished every mission and claimed none; the days that the week’s mission still asked for are over.',
    requirements: ['R182', 'R032'],
    change: finishMissions,
  },
  {
    name: 'rewards.missions-ending',
    description:
      'player01 has finished every mission, on as many days as the week’s asks for; those of the day begin anew in a minute.',
    requirements: ['R182', 'R032', 'A31'],
    clock: { at: '23:59' },
    change: finishMissions,
  },
  {
    name: 'rewards.none',
    description: 'The reward centre of player01 is empty.',
    requirements: ['R181', 'A73'],
    settles: 'how many rewards wait for player01',
    change: clearRewards,
  },
  {
    name: 'rewards.one-refused',
    description: 'Three rewards wait for player01; the second claim is refused, the others go through.',
    requirements: ['R181', 'R242'],
    settles: 'how many rewards wait for player01',
    faults: [{ endpoint: 'claimReward', kind: 'error', code: 'promotion.unavailable', call: 2 }],
    change: (world) => {
      clearRewards(world);
      for (const nth of [1, 2, 3]) giveReward(world, nth, 7);
    },
  },
  {
    name: 'rewards.rebate-lapsing',
    description: 'A rebate waits for player01 and lapses in a minute, with the week.',
    requirements: ['R182', 'R032'],
    clock: { at: 'Sunday 23:59' },
    change: playForRebate,
  },
  {
    name: 'rewards.rebate-waiting',
    description: 'player01 has played enough today for a rebate to claim, and is as rich as before.',
    requirements: ['R182', 'R032'],
    change: playForRebate,
  },
  {
    name: 'rewards.slow',
    description: 'Rewards, club, missions, rebates and invitations take five seconds.',
    requirements: ['R181', 'R182'],
    faults: rewardEndpoints.map((endpoint) => ({ endpoint, kind: 'delay', delay: 5000 })),
  },
  {
    name: 'rewards.week-over',
    description: 'A week went by without play: missions stand at nothing, no rebate waits for player01.',
    requirements: ['R182', 'R032'],
    clock: { advance: '7d' },
  },
];
