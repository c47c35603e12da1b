import { minuteMs } from '#lib/dates/units.ts';
import type { World } from '#sim/core/world.ts';
import type { Scenario } from '#sim/features/scenario.ts';
import { playerId } from '#sim/features/shared/player.ts';
import { sampleWallet } from '#sim/features/shared/sample-banks.ts';
import { expireOrReviewDeposit } from '../rules/deposit-expiry.ts';
import { orderDeposit } from '../rules/deposit-order.ts';
import { acceptPromo } from '../rules/deposit-promotions.ts';
import { type Deposit, depositDue, deposits } from '../rules/deposit-record.ts';
import { declineDeposit } from '../rules/deposit-settlement.ts';
import { createDeposit } from './create-deposit.ts';

/** Creates an unpaid deposit of 500 by player01 that expires in one minute. */
const createUnpaidDeposit = (world: World): Deposit => {
  const player = playerId(world);
  const created = orderDeposit(world, player, {
    channel: 'gateway',
    bankId: sampleWallet,
    minor: 50_000,
    origin: '',
  });
  const expiresAt = world.now() + minuteMs;
  const backdated: Deposit = { ...created, at: created.at - (created.expiresAt - expiresAt), expiresAt };
  world.state.put(deposits, backdated);
  world.schedule(depositDue(backdated.id, backdated.expiresAt));
  return backdated;
};

const channels = {
  alipay: 'Alipay',
  counter: '7-Eleven and more',
  qrph: 'QR Ph',
  gateway: 'GCash',
  manual: 'bank transfer',
  qq: 'QQ Wallet',
  wechat: 'WeChat Pay',
} as const;

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

const inState = (channel: keyof typeof channels, status: keyof typeof outcomes): Scenario => ({
  name: `deposit.${channel}-${status}`,
  description: `A deposit of player01 by ${channels[channel]} ${outcomes[status]}.`,
  requirements: ['R264', 'R028'],
  change: (world) => createDeposit(world, channel, status),
});

const states = ['approved', 'cancelled', 'expired', 'paid-late', 'pending', 'rejected'] as const;

export const depositScenarios: readonly Scenario[] = [
  ...(['alipay', 'counter', 'gateway', 'manual', 'qq', 'qrph', 'wechat'] as const).flatMap((channel) =>
    states.map((status) => inState(channel, status)),
  ),
  inState('manual', 'reviewing'),
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
      createDeposit(world, 'gateway', 'approved');
    },
  },
  {
    name: 'deposit.rejected',
    description: 'A deposit of player01 was declined in the e-wallet app.',
    requirements: ['R264', 'R028'],
    change: (world) => void declineDeposit(world, createUnpaidDeposit(world)),
  },
];
