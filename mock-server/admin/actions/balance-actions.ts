import { z } from 'zod';
import { toMinor } from '#lib/money/money.ts';
import { adjustBalance, setBalance } from '#sim/features/cashier/rules/adjust-balance.ts';
import { memberNamed } from '../member-named.ts';
import { account, amount, balance, defineAction, majorBalanceOf } from './action.ts';

const input = z.strictObject({ account, amount });
const output = z.object({ account, balance });

/** Actions about balances. All money is booked in the ledger. */
export const balanceActions = {
  credit: defineAction({
    does: 'Credits own money to the main wallet of a member, which is free to withdraw.',
    input,
    output,
    example: { account: 'player01', amount: 1000 },
    run: (world, { account: name, amount: major }) => {
      const member = memberNamed(world.state, name);
      adjustBalance(world, member.id, toMinor(major));
      return { account: name, balance: majorBalanceOf(world, member) };
    },
  }),
  debit: defineAction({
    does: 'Debits own money from the main wallet of a member.',
    input,
    output,
    example: { account: 'player01', amount: 100 },
    run: (world, { account: name, amount: major }) => {
      const member = memberNamed(world.state, name);
      adjustBalance(world, member.id, -toMinor(major));
      return { account: name, balance: majorBalanceOf(world, member) };
    },
  }),
  setBalance: defineAction({
    does: 'Sets the balance of the main wallet of a member; ends bonuses that hold more than that.',
    input: z.strictObject({ account, balance: balance.min(0).max(100_000_000).multipleOf(0.01) }),
    output,
    example: { account: 'player01', balance: 250 },
    run: (world, { account: name, balance: major }) => {
      const member = memberNamed(world.state, name);
      setBalance(world, member.id, toMinor(major));
      return { account: name, balance: majorBalanceOf(world, member) };
    },
  }),
};
