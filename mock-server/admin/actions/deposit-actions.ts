import { z } from 'zod';
import { channel } from '#contract/cashier/deposit.schemas.ts';
import { toMajor, toMinor } from '#lib/money/money.ts';
import { newest } from '#sim/core/newest.ts';
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
import { account, amount, balance, defineAction, majorBalanceOf, wrongState } from './action.ts';

type Status = Deposit['status'];

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

/** Returns the deposit that an action names, or the newest of the member; throws unless it has one of these states. */
const find = (world: World, order: z.output<typeof input>, needs: readonly Status[]): Deposit => {
  const { id: member } = memberNamed(world.state, order.account);
  const found =
    order.deposit === undefined
      ? depositsOf(world.state, member).sort(newest)[0]
      : depositOf(world, member, order.deposit);
  if (!found)
    throw wrongState({
      what: order.account,
      is: 'without a deposit',
      needs: ['one'],
      hint: 'Order it with orderDeposit.',
    });
  if (!needs.includes(found.status)) throw wrongState({ what: `Deposit ${found.id}`, is: found.status, needs });
  return found;
};

const example = { account: 'player01' };

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
  payDeposit: defineAction({
    does: 'Pays a deposit as its member would: an e-wallet credits it, a bank transfer waits for its review, one that has expired is returned.',
    input,
    output,
    example,
    run: (world, order) => {
      const found = find(world, order, ['pending', 'expired']);
      if (found.channel === 'manual') return view(world, confirmDeposit(world, found.member, found.id));
      return view(world, found.status === 'expired' ? returnLatePayment(world, found) : approveDeposit(world, found));
    },
  }),
  approveDeposit: defineAction({
    does: 'Approves a deposit: credits the wallet and grants its bonus.',
    input,
    output,
    example,
    run: (world, order) => view(world, approveDeposit(world, find(world, order, ['pending', 'reviewing']))),
  }),
  declineDeposit: defineAction({
    does: 'Declines a deposit, as a payer does in the e-wallet app.',
    input,
    output,
    example,
    run: (world, order) => view(world, declineDeposit(world, find(world, order, ['pending', 'reviewing']))),
  }),
  expireDeposit: defineAction({
    does: 'Ends the time in which a deposit can be paid.',
    input,
    output,
    example,
    run: (world, order) => view(world, expireDeposit(world, find(world, order, ['pending']))),
  }),
};
