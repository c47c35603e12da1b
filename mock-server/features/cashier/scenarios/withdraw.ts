import { balanceOf } from '../../../core/ledger.ts';
import type { World } from '../../../core/world.ts';
import type { Scenario } from '../../scenario.ts';
import { playerId } from '../../shared/player.ts';
import { addWageringRequirement } from '../rules/wagering.ts';
import { createWithdrawal } from './create-withdrawal.ts';

const lockWholeBalance = (world: World, member: string, centavos: number): void =>
  addWageringRequirement(world, member, centavos, 'scenario', {
    kind: 'gift',
    locks: balanceOf(world.state, `member:${member}`),
  });

export const withdrawScenarios: readonly Scenario[] = [
  ...(
    [
      ['cancelled', 'player01 took a withdrawal back.'],
      ['paid', 'A withdrawal of player01 is paid.'],
      ['processing', 'A withdrawal of player01 is with the bank.'],
      ['rejected', 'A withdrawal of player01 was sent back by the bank.'],
    ] as const
  ).map(
    ([status, description]): Scenario => ({
      name: `withdraw.${status}`,
      description,
      requirements: ['R263', 'X10'],
      change: (world) => createWithdrawal(world, status),
    }),
  ),
  {
    name: 'withdraw.reviewing',
    description: 'A withdrawal of player01 is being reviewed.',
    requirements: ['R263', 'R028'],
    change: (world) => createWithdrawal(world, 'reviewing'),
  },
  {
    name: 'withdraw.turnover-open',
    description: 'player01 has to stake ₱1,000 more before money may leave.',
    requirements: ['R263'],
    change: (world) => lockWholeBalance(world, playerId(world), 100_000),
  },
];
