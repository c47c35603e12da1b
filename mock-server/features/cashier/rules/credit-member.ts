import { type LedgerAccount, mainAccount, transferFunds } from '#sim/core/ledger.ts';
import type { World } from '#sim/core/world.ts';
import { limitOpenGifts } from './staked-gifts.ts';

/**
 * Credits a member's main wallet with money other than payouts: transfers, gifts, earnings, returned withdrawals. The end of
 * an earlier gift takes nothing of it.
 */
export const creditMember = (
  world: World,
  memberId: string,
  order: {
    readonly from: LedgerAccount;
    readonly centavos: number;
    readonly type: string;
    readonly ref?: string;
  },
): void => {
  transferFunds(world, { ...order, to: mainAccount(memberId) });
  // After the transfer: a refused one must change nothing.
  limitOpenGifts(world, memberId, order.centavos);
};
