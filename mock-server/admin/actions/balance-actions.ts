import * as z from 'zod';
import { toMinor } from '#lib/money/money.ts';
import type { World } from '#sim/core/world.ts';
import { adjustBalance, setBalance } from '#sim/features/cashier/rules/adjust-balance.ts';
import { memberNamed } from '../member-named.ts';
import { account, amount, balance, defineAction, majorBalanceOf } from './action.ts';

const input = z.strictObject({ account, amount });
const output = z.object({ account, balance });

/** Changes a member's balance and returns the new one. */
const change = (world: World, name: string, run: (memberId: string) => void): z.input<typeof output> => {
  const member = memberNamed(world.state, name);
  run(member.id);
  return { account: name, balance: majorBalanceOf(world, member) };
};

/** Actions about balances. All money is booked in the ledger. */
export const balanceActions = {
  credit: defineAction({
    does: 'Credits own money to the main wallet of a member, which is free to withdraw.',
    input,
    output,
    example: { account: 'player01', amount: 1000 },
    run: (world, order) => change(world, order.account, (id) => adjustBalance(world, id, toMinor(order.amount))),
  }),
  debit: defineAction({
    does: 'Debits own money from the main wallet of a member.',
    input,
    output,
    example: { account: 'player01', amount: 100 },
    run: (world, order) => change(world, order.account, (id) => adjustBalance(world, id, -toMinor(order.amount))),
  }),
  setBalance: defineAction({
    does: 'Sets the balance of the main wallet of a member; ends bonuses that hold more than that.',
    input: z.strictObject({ account, balance: balance.min(0).max(100_000_000).multipleOf(0.01) }),
    output,
    example: { account: 'player01', balance: 250 },
    run: (world, order) => change(world, order.account, (id) => setBalance(world, id, toMinor(order.balance))),
  }),
};
