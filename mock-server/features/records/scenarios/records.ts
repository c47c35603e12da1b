import type { Scenario } from '../../scenario.ts';
import { playerId } from '../../shared/player.ts';
import { addBreakEvenBets } from './break-even-bets.ts';

const recordEndpoints = [
  'depositReport',
  'withdrawReport',
  'transactions',
  'bets',
  'memberPnl',
  'statement',
  'uplineTransfers',
];

export const recordScenarios: readonly Scenario[] = [
  {
    name: 'records.empty',
    description: 'Six weeks went by in which nobody did anything: the records of the last 30 days are empty.',
    requirements: ['R028', 'R029', 'R030', 'A12'],
    settles: 'how much the records of player01 hold',
    clock: { advance: '42d' },
  },
  {
    name: 'records.fail',
    description: 'No record can be read.',
    requirements: ['R028', 'R029', 'R030', 'A12'],
    faults: recordEndpoints.map((endpoint) => ({ endpoint, kind: 'status', status: 500 })),
  },
  {
    name: 'records.many',
    description: 'player01 has 10,000 more bets within the last 30 days; each brought its stake back.',
    requirements: ['R029', 'R030', 'A12'],
    settles: 'how much the records of player01 hold',
    change: (world) => addBreakEvenBets(world, playerId(world), 10_000),
  },
  {
    name: 'records.page-2-fails',
    description: 'The second call for bets and for movements of the account fails.',
    requirements: ['R029', 'R030', 'A12'],
    faults: ['bets', 'transactions'].map((endpoint) => ({ endpoint, kind: 'status', status: 500, call: 2 })),
  },
  {
    name: 'records.slow',
    description: 'Every record takes four seconds.',
    requirements: ['R028', 'R029', 'R030', 'A12'],
    faults: recordEndpoints.map((endpoint) => ({ endpoint, kind: 'delay', delay: 4000 })),
  },
];
