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
      ['cancelled', 'player01 has cancelled a withdrawal.'],
      ['paid', 'player01 has a completed withdrawal.'],
      ['processing', 'player01 has a withdrawal that the bank is processing.'],
      ['rejected', 'player01 has a withdrawal that the bank rejected.'],
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
    description: 'player01 has a withdrawal under review.',
    requirements: ['R263', 'R028'],
    change: (world) => createWithdrawal(world, 'reviewing'),
  },
  {
    name: 'withdraw.turnover-open',
    description: 'player01 has to bet ₱1,000 more before a withdrawal.',
    requirements: ['R263'],
    change: (world) => lockWholeBalance(world, playerId(world), 100_000),
  },
];
