import * as z from 'zod';
import { channel } from '#contract/cashier/deposit.schemas.ts';
import { toMajor, toMinor } from '#lib/money/money.ts';
import type { World } from '#sim/core/world.ts';
import { securityOf } from '#sim/features/account/rules/security-settings.ts';
import { confirmDeposit } from '#sim/features/cashier/rules/confirm-deposit.ts';
import { channelOf } from '#sim/features/cashier/rules/deposit-channels.ts';
import { orderDeposit } from '#sim/features/cashier/rules/deposit-order.ts';
import { type Deposit, depositsOf } from '#sim/features/cashier/rules/deposit-record.ts';
import {
  approveDeposit,
  declineDeposit,
  depositOf,
  expireDeposit,
  returnLatePayment,
} from '#sim/features/cashier/rules/deposit-settlement.ts';
import { memberNamed } from '../member-named.ts';
import { account, amount, balance, defineAction, majorBalanceOf } from './action.ts';
import { orderAction } from './order-action.ts';

const input = z.strictObject({
  account,
  deposit: z.string().max(40).optional().describe('Id of the deposit; the newest one of the member if absent.'),
});

const output = z.object({
  deposit: z.string().describe('Id of the deposit.'),
  channel: z.string().describe('Channel of the deposit.'),
  status: z.string().describe('State of the deposit.'),
  amount: amount.describe('Amount in major units.'),
  bonus: z.number().describe('Bonus that it granted, or will grant, in major units.'),
  reason: z.string().nullable().describe('Reason shown to the member in English; null without one.'),
  balance,
});

const view = (world: World, { id, member, ...deposit }: Deposit): z.input<typeof output> => ({
  deposit: id,
  channel: deposit.channel,
  status: deposit.status,
  amount: toMajor(deposit.minor),
  bonus: toMajor(deposit.bonus),
  reason: deposit.reason?.EN ?? null,
  balance: majorBalanceOf(world, { id: member }),
});

const depositAction = orderAction({
  name: 'deposit',
  hint: 'Order it with orderDeposit.',
  input,
  output,
  example: { account: 'player01' },
  select: ({ account: name, deposit }) => ({ account: name, id: deposit }),
  ordersOf: depositsOf,
  orderOf: depositOf,
  view,
});

/** Actions about deposits. */
export const depositActions = {
  orderDeposit: defineAction({
    does: 'Orders a deposit of a member, which stays pending until it is paid, declined or expired.',
    input: z.strictObject({
      account,
      amount,
      channel: channel.default('gateway').describe('Channel; an e-wallet by default, `manual` is a bank transfer.'),
    }),
    output,
    example: { account: 'player01', amount: 500 },
    run: (world, order) => {
      const { id } = memberNamed(world.state, order.account);
      const [bank] = channelOf(order.channel).banks;
      const payerName =
        order.channel === 'manual' ? (securityOf(world.state, id).payeeName ?? order.account) : undefined;
      const ordered = orderDeposit(world, id, {
        channel: order.channel,
        minor: toMinor(order.amount),
        origin: '',
        ...(bank && { bankId: bank.bankId }),
        ...(payerName !== undefined && { payerName }),
      });
      return view(world, ordered);
    },
  }),
  payDeposit: depositAction({
    does: 'Pays a deposit as its member would: an e-wallet credits it, a bank transfer waits for its review, one that has expired is returned.',
    needs: ['pending', 'expired'],
    run: (world, order) => {
      if (order.channel === 'manual') return confirmDeposit(world, order.member, order.id);
      return order.status === 'expired' ? returnLatePayment(world, order) : approveDeposit(world, order);
    },
  }),
  approveDeposit: depositAction({
    does: 'Approves a deposit: credits the wallet and grants its bonus.',
    needs: ['pending', 'reviewing'],
    run: approveDeposit,
  }),
  declineDeposit: depositAction({
    does: 'Declines a deposit, as a payer does in the e-wallet app.',
    needs: ['pending', 'reviewing'],
    run: declineDeposit,
  }),
  expireDeposit: depositAction({
    does: 'Ends the time in which a deposit can be paid.',
    needs: ['pending'],
    run: expireDeposit,
  }),
};
