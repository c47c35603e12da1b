import { computed } from 'nanostores';
import { balance } from '#contract/cashier/wallet.ts';
import type { Value } from '#contract/types.ts';
import { merchantCode } from '#features/site/state/merchant.ts';
import { api } from '#lib/http/client.ts';
import { ignoreCallErrors } from '#lib/http/errors.ts';
import { memberScoped } from '#lib/member-scope.ts';
import { toMajor, toMinor } from '#lib/money/money.ts';
import { $wallet, setBalance } from './wallet.ts';

/** Balances of the vendor wallets, in major units; null until loaded. */
export const $vendorWallets = memberScoped<Value<'balance'>['wallets'] | null>(null);

/**
 * Balance of the main wallet, which games are played from, in major units: what all wallets hold without those of
 * vendors; null until both are loaded.
 */
export const $mainBalance = computed([$wallet, $vendorWallets], ({ sumBalance }, wallets) =>
  sumBalance === null || !wallets
    ? null
    : toMajor(wallets.reduce((rest, wallet) => rest - toMinor(wallet.balance), toMinor(sumBalance))),
);

/** Loads the vendor wallets. Throws CallError. */
export const loadVendorWallets = async (): Promise<void> => {
  const { wallets = [] } = await api(balance, { query: { merchantCode: merchantCode() } });
  $vendorWallets.set(wallets);
};

/** Reloads the balances of all wallets. Throws CallError. */
export const loadWallets = async (): Promise<void> => {
  const { sumBalance, wallets = [] } = await api(balance, { query: { merchantCode: merchantCode() } });
  $vendorWallets.set(wallets);
  setBalance(sumBalance);
};

/** Sets the balance of the main wallet after a round, in major units; the balance on screen counts all wallets. */
export const setMainBalance = (major: number): void => {
  const wallets = $vendorWallets.get();
  if (wallets) setBalance(toMajor(wallets.reduce((sum, wallet) => sum + toMinor(wallet.balance), toMinor(major))));
  else void ignoreCallErrors(loadWallets());
};
