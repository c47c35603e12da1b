import { atom } from 'nanostores';
import type { Value } from '../../../contract/types.ts';
import { $session } from '../../account/stores/session.ts';
import { merchantCode } from '../../site/stores/merchant.ts';
import { vendorBalances } from '../api/vendor-balances.ts';

/** What lies in the wallets of the vendors (A28), pesos; null until loaded. */
export const $vendorWallets = atom<Value<'balance'>['wallets'] | null>(null);

/** Loads the wallets of the vendors (R070). Throws CallError. */
export const loadVendorWallets = async (): Promise<void> => {
  const { wallets = [] } = await vendorBalances(merchantCode());
  $vendorWallets.set(wallets);
};

$session.listen((session) => {
  if (!session) $vendorWallets.set(null);
});
