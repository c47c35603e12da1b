import * as z from 'zod';
import { toMajor, toMinor } from '#lib/money/money.ts';
import type { World } from '#sim/core/world.ts';
import { bankAccountsOf } from '#sim/features/cashier/rules/bank-accounts.ts';
import {
  approveWithdrawal,
  holdWithdrawal,
  payWithdrawal,
  rejectWithdrawal,
  requestWithdrawal,
  returnedByBank,
  withdrawalOf,
} from '#sim/features/cashier/rules/withdrawal-processing.ts';
import { type Withdrawal, withdrawalsOf } from '#sim/features/cashier/rules/withdrawal-record.ts';
import { memberNamed } from '../member-named.ts';
import { account, amount, balance, defineAction, majorBalanceOf, wrongState } from './action.ts';
import { orderAction } from './order-action.ts';

const input = z.strictObject({
  account,
  withdrawal: z.string().max(40).optional().describe('Id of the withdrawal; the newest one of the member if absent.'),
});

const output = z.object({
  withdrawal: z.string().describe('Id of the withdrawal.'),
  status: z.string().describe('State of the withdrawal.'),
  amount: amount.describe('Amount in major units, fee included.'),
  fee: z.number().describe('Fee in major units.'),
  reason: z.string().nullable().describe('Reason shown to the member in English; null without one.'),
  balance,
});

const view = (world: World, { id, member, ...withdrawal }: Withdrawal): z.input<typeof output> => ({
  withdrawal: id,
  status: withdrawal.status,
  amount: toMajor(withdrawal.minor),
  fee: toMajor(withdrawal.fee),
  reason: withdrawal.reason?.EN ?? null,
  balance: majorBalanceOf(world, { id: member }),
});

const withdrawalAction = orderAction({
  name: 'withdrawal',
  hint: 'Request it with requestWithdrawal.',
  input,
  output,
  example: { account: 'player01' },
  select: ({ account: name, withdrawal }) => ({ account: name, id: withdrawal }),
  ordersOf: withdrawalsOf,
  orderOf: withdrawalOf,
  view,
});

/** Actions about withdrawals. */
export const withdrawalActions = {
  requestWithdrawal: defineAction({
    does: 'Requests a withdrawal to the default bank account of a member, by the rules of the cashier.',
    input: z.strictObject({ account, amount }),
    output,
    example: { account: 'player01', amount: 500 },
    run: (world, order) => {
      const owner = memberNamed(world.state, order.account);
      const [bankAccount] = bankAccountsOf(world.state, owner.id);
      if (!bankAccount)
        throw wrongState({ what: order.account, is: 'without a bank account', needs: ['one for withdrawals'] });
      return view(world, requestWithdrawal(world, owner, bankAccount, toMinor(order.amount)));
    },
  }),
  reviewWithdrawal: withdrawalAction({
    does: 'Puts a withdrawal under review until it is approved or rejected, however far the clock is moved.',
    needs: ['reviewing', 'processing'],
    run: holdWithdrawal,
  }),
  approveWithdrawal: withdrawalAction({
    does: 'Approves a withdrawal under review: the bank is processing it.',
    needs: ['reviewing'],
    run: approveWithdrawal,
  }),
  payWithdrawal: withdrawalAction({
    does: 'Pays an approved withdrawal to the bank.',
    needs: ['processing'],
    hint: 'approveWithdrawal ends the review.',
    run: payWithdrawal,
  }),
  rejectWithdrawal: withdrawalAction({
    does: 'Rejects a withdrawal as the bank does for an unknown account, and returns its money.',
    needs: ['reviewing', 'processing'],
    run: (world, order) => rejectWithdrawal(world, order, returnedByBank),
  }),
};
