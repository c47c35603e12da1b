import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { whenEngaged } from '../../../lib/browser/when-engaged.ts';
import { ignoreCallErrors } from '../../../lib/http/errors.ts';
import { $vendorWallets, loadVendorWallets } from '../stores/vendor-wallets.ts';

/** Returns whether a vendor holds money of the member; loads the vendor wallets after the first interaction or several seconds. */
export const useVendorsHoldMoney = (): boolean => {
  useEffect(() => whenEngaged(() => void ignoreCallErrors(loadVendorWallets())), []);
  return (useStore($vendorWallets, { ssr: () => null }) ?? []).some(({ balance }) => balance > 0);
};
