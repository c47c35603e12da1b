import type { Scenario } from '#sim/features/scenario.ts';
import { playerId } from '#sim/features/shared/player.ts';
import { addBreakEvenBets } from './break-even-bets.ts';

const recordEndpoints = [
  'depositReport',
  'withdrawReport',
  'transactions',
  'bets',
  'memberPnl',
  'statement',
  'uplineTransfers',
  'issueReceipt',
  'verifyReceipt',
];

export const recordScenarios: readonly Scenario[] = [
  {
    name: 'records.empty',
    description: 'Six weeks have passed without activity: the records of the last 30 days are empty.',
    requirements: ['R028', 'R029', 'R030', 'A12'],
    settles: 'the number of records of player01',
    clock: { advance: '42d' },
  },
  {
    name: 'records.fail',
    description: 'All records fail to load.',
    requirements: ['R028', 'R029', 'R030', 'A12'],
    faults: recordEndpoints.map((endpoint) => ({ endpoint, kind: 'status', status: 500 })),
  },
  {
    name: 'records.many',
    description: 'player01 has 10,000 more bets in the last 30 days, each with a payout equal to its stake.',
    requirements: ['R029', 'R030', 'A12'],
    settles: 'the number of records of player01',
    change: (world) => addBreakEvenBets(world, playerId(world), 10_000),
  },
  {
    name: 'records.page-2-fails',
    description: 'The second call for bets and the second call for account records fail.',
    requirements: ['R029', 'R030', 'A12'],
    faults: ['bets', 'transactions'].map((endpoint) => ({ endpoint, kind: 'status', status: 500, call: 2 })),
  },
  {
    name: 'records.slow',
    description: 'All records take 4 seconds to load.',
    requirements: ['R028', 'R029', 'R030', 'A12'],
    faults: recordEndpoints.map((endpoint) => ({ endpoint, kind: 'delay', delay: 4000 })),
  },
];
