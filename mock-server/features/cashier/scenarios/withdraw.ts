import { balanceOf, mainAccount } from '#sim/core/ledger.ts';
import type { World } from '#sim/core/world.ts';
import { memberByAccount } from '#sim/features/account/rules/members.ts';
import type { Scenario } from '#sim/features/scenario.ts';
import { playerId } from '#sim/features/shared/player.ts';
import { sampleMinor, sampleText } from '#sim/features/shared/sample-amount.ts';
import { bankAccountsOf } from '../rules/bank-accounts.ts';
import { addWageringRequirement } from '../rules/wagering.ts';
import { cancelWithdrawal, processWithdrawal, requestWithdrawal } from '../rules/withdrawal-processing.ts';
import { type Withdrawal, withdrawals } from '../rules/withdrawal-record.ts';

/** Creates a withdrawal of player01 and puts it in this status through the rules of the cashier. */
const createWithdrawal = (world: World, status: Withdrawal['status']): void => {
  const player = memberByAccount(world.state, 'player01');
  const [bankAccount] = player ? bankAccountsOf(world.state, player.id) : [];
  if (!player || !bankAccount) return;
  const newWithdrawal = requestWithdrawal(world, player, bankAccount, sampleMinor(500));
  // The simulated network rejects account numbers that end in 0000.
  if (status === 'rejected') world.state.put(withdrawals, { ...newWithdrawal, number: '•••• 0000' });
  const step = (): void =>
    processWithdrawal(world, {
      id: `withdraw:${newWithdrawal.id}`,
      at: world.now(),
      type: 'withdraw',
      data: newWithdrawal.id,
    });
  if (status === 'cancelled') cancelWithdrawal(world, player.id, newWithdrawal.id);
  if (status === 'processing' || status === 'paid' || status === 'rejected') step();
  if (status === 'paid' || status === 'rejected') step();
};

const lockWholeBalance = (world: World, memberId: string, minor: number): void => {
  const held = balanceOf(world.state, mainAccount(memberId));
  addWageringRequirement(world, memberId, minor, 'scenario', { kind: 'gift', locks: held, money: held });
};

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
    description: `player01 has to bet ${sampleText(1_000)} more before a withdrawal.`,
    requirements: ['R263'],
    change: (world) => lockWholeBalance(world, playerId(world), sampleMinor(1_000)),
  },
];
