import { minuteMs } from '#lib/dates/units.ts';
import type { World } from '#sim/core/world.ts';
import type { Scenario } from '#sim/features/scenario.ts';
import { textIn } from '#sim/features/shared/localized-text.ts';
import { playerId } from '#sim/features/shared/player.ts';
import { sampleMinor } from '#sim/features/shared/sample-amount.ts';
import { type DepositChannel, depositChannels } from '../rules/deposit-channels.ts';
import { expireOrReviewDeposit } from '../rules/deposit-expiry.ts';
import { orderDeposit } from '../rules/deposit-order.ts';
import { acceptPromo } from '../rules/deposit-promotions.ts';
import { type Deposit, depositDue, deposits } from '../rules/deposit-record.ts';
import { declineDeposit } from '../rules/deposit-settlement.ts';
import { sampleWallet } from '../rules/sample-payment.ts';
import { createDeposit } from './create-deposit.ts';

/** Creates an unpaid deposit of player01 that expires in one minute. */
const createUnpaidDeposit = (world: World): Deposit => {
  const player = playerId(world);
  const created = orderDeposit(world, player, {
    ...sampleWallet,
    minor: sampleMinor(500),
    origin: '',
  });
  const expiresAt = world.now() + minuteMs;
  const backdated: Deposit = { ...created, at: created.at - (created.expiresAt - expiresAt), expiresAt };
  world.state.put(deposits, backdated);
  world.schedule(depositDue(backdated.id, backdated.expiresAt));
  return backdated;
};

const outcomes = {
  approved: 'is completed',
  cancelled: 'was cancelled',
  expired: 'has expired',
  'paid-late': 'has expired, and its payment arrived afterwards',
  pending: 'is pending',
  rejected: 'failed',
  reviewing: 'is under review',
} as const;

/** Number of the reload promotion among the editors' entries. */
const reloadPromotion = 451;

/** Returns the name of the method by which a deposit of this channel is paid. */
const methodName = ({ channel, name, banks }: DepositChannel): string =>
  channel === 'manual'
    ? 'bank transfer'
    : (banks.find(({ bankId }) => bankId === sampleWallet.bankId)?.name ?? textIn(name, 'EN'));

const inState = (it: DepositChannel, status: keyof typeof outcomes): Scenario => ({
  name: `deposit.${it.channel}-${status}`,
  description: `A deposit of player01 by ${methodName(it)} ${outcomes[status]}.`,
  requirements: ['R264', 'R028'],
  change: (world) => createDeposit(world, it.channel, status),
});

const states = ['approved', 'cancelled', 'expired', 'paid-late', 'pending', 'rejected'] as const;

export const depositScenarios: readonly Scenario[] = [
  ...depositChannels.flatMap((it) =>
    [...states, ...(it.channel === 'manual' ? (['reviewing'] as const) : [])].map((status) => inState(it, status)),
  ),
  {
    name: 'deposit.expired',
    description: 'A deposit of player01 has expired.',
    requirements: ['R264', 'R028'],
    change: (world) => {
      const { id, expiresAt: at } = createUnpaidDeposit(world);
      expireOrReviewDeposit(world, depositDue(id, at));
    },
  },
  {
    name: 'deposit.page-fails',
    description: 'Payment methods fail to load.',
    requirements: ['R264', 'R274'],
    faults: [{ endpoint: 'depositChannels', kind: 'status', status: 500 }],
  },
  {
    name: 'deposit.pending',
    description: 'A deposit of player01 is pending and expires in 1 minute.',
    requirements: ['R264', 'R028'],
    change: (world) => void createUnpaidDeposit(world),
  },
  {
    name: 'deposit.promotions-taken',
    description: 'player01 has used the reload bonus today: it is available again at midnight.',
    requirements: ['R264', 'X11'],
    change: (world) => {
      acceptPromo(world, playerId(world), reloadPromotion);
      createDeposit(world, sampleWallet.channel, 'approved');
    },
  },
  {
    name: 'deposit.rejected',
    description: 'A deposit of player01 was declined in the e-wallet app.',
    requirements: ['R264', 'R028'],
    change: (world) => void declineDeposit(world, createUnpaidDeposit(world)),
  },
];
