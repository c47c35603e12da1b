import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { whenIdle } from '#lib/browser/idle.ts';
import { ignoreCallErrors } from '#lib/http/errors.ts';
import { $vendorWallets, loadVendorWallets } from '../state/vendor-wallets.ts';

/**
 * Returns whether a vendor holds money of the member; loads the vendor wallets once the page is idle, not with the first
 * tap, which the panel about them would move.
 */
export const useVendorsHoldMoney = (): boolean => {
  useEffect(() => whenIdle(() => void ignoreCallErrors(loadVendorWallets())), []);
  return (useStore($vendorWallets, { ssr: () => null }) ?? []).some(({ balance }) => balance > 0);
};
