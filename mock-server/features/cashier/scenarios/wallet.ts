import type { Scenario } from '#sim/features/scenario.ts';
import { playerId } from '#sim/features/shared/player.ts';
import { setBalance } from '../rules/adjust-balance.ts';

export const walletScenarios: readonly Scenario[] = [
  {
    name: 'wallet.empty',
    description: 'player01 has a balance of 0.',
    requirements: ['R195'],
    change: (world) => setBalance(world, playerId(world), 0),
  },
  {
    name: 'wallet.fails',
    description: 'The balance fails to load.',
    requirements: ['R245', 'R271'],
    faults: [{ endpoint: 'balance', kind: 'status', status: 500 }],
  },
  {
    name: 'wallet.reply-lost',
    description: 'Transfers between wallets are processed, but the response to the first one is lost.',
    requirements: ['R245'],
    faults: [{ endpoint: 'walletTransfer', kind: 'reset', call: 1, after: true }],
  },
  {
    name: 'wallet.slow',
    description: 'The balance takes 5 seconds; all other calls are fast.',
    requirements: ['R060', 'R245'],
    faults: [{ endpoint: 'balance', kind: 'delay', delay: 5000 }],
  },
];
