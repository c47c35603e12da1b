import { useStore } from '@nanostores/react';
import { formatOwnMoney } from '../cashier/stores/own-money.ts';
import { $balanceHidden } from '../cashier/stores/wallet.ts';

/** Returns the formatter of the member's own money; renders again when the balance is hidden or shown. */
export const useOwnMoney = (): typeof formatOwnMoney => {
  useStore($balanceHidden, { ssr: () => false });
  return formatOwnMoney;
};
