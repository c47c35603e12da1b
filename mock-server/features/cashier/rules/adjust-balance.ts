import { balanceOf, mainAccount, transferFunds } from '#sim/core/ledger.ts';
import { Refusal } from '#sim/core/refusal.ts';
import type { World } from '#sim/core/world.ts';
import { bonusMoneyOf, endAllGifts, ownMoneyOf } from './bonus-money.ts';

/** Credits own money to a member, or debits it if negative. Throws `balance.insufficient` for more than the own money. */
export const adjustBalance = (world: World, memberId: string, minor: number): void => {
  const own = ownMoneyOf(world.state, memberId);
  if (minor + own < 0)
    throw new Refusal('balance.insufficient', { why: `own money is ${own} in minor units; the rest is bonus money` });
  const [from, to] =
    minor > 0 ? (['bank', mainAccount(memberId)] as const) : ([mainAccount(memberId), 'bank'] as const);
  if (minor !== 0) transferFunds(world, { from, to, minor: Math.abs(minor), type: 'adjustment' });
};

/** Sets the balance of a member. Ends the bonuses of one that holds more bonus money. */
export const setBalance = (world: World, memberId: string, minor: number): void => {
  if (bonusMoneyOf(world.state, memberId) > minor) endAllGifts(world, memberId);
  adjustBalance(world, memberId, minor - balanceOf(world.state, mainAccount(memberId)));
};
