import { balance } from '../../../contract/account/member.ts';
import type { Value } from '../../../contract/types.ts';
import { api } from '../../../lib/http/client.ts';
import { memberScoped } from '../../../lib/member-scope.ts';
import { merchantCode } from '../../site/stores/merchant.ts';

/** Balances of the vendor wallets (A28), in pesos; null until loaded. */
export const $vendorWallets = memberScoped<Value<'balance'>['wallets'] | null>(null);

/** Loads the vendor wallets (R070). Throws CallError. */
export const loadVendorWallets = async (): Promise<void> => {
  const { wallets = [] } = await api(balance, { query: { merchantCode: merchantCode() } });
  $vendorWallets.set(wallets);
};
