import { expect, test } from 'vitest';
import { brand } from '#brands/current.ts';
import { keys } from '#lib/storage/keys.ts';
import { currency } from '#markets/current.ts';
import { version } from '#tests/support/settings.ts';
import { deferred } from '#tests/support/stub-backend.ts';
import { openTab, sessionFor } from '#tests/support/tab.ts';

const memberPage = async (tab = openTab({ member: 'player01' })) => {
  const { $version } = await import('#lib/version.ts');
  $version.set(version);
  const { setSession } = await import('#features/account/state/session.ts');
  return { ...tab, setSession, ...(await import('#features/cashier/state/wallet.ts')) };
};

test('shows no balance until the first response and keeps the last one after a failed refresh @R060 @R195', async () => {
  const { $wallet, refreshBalance, backend } = await memberPage();
  backend.value('balance', { sumBalance: 1_250.5 });
  const first = refreshBalance();
  expect($wallet.get()).toEqual({ sumBalance: null, loading: true });
  await first;
  backend.refuse('balance', 'system.unknown');
  const second = refreshBalance();
  expect($wallet.get()).toEqual({ sumBalance: 1_250.5, loading: true });
  await expect(second).rejects.toMatchObject({ code: 'system.unknown' });
  expect($wallet.get()).toEqual({ sumBalance: 1_250.5, loading: false });
});

test('the next page shows the last balance marked as remembered until the server responds @R195', async () => {
  const first = await memberPage();
  first.setBalance(800);
  const { $wallet, renewBalance, backend } = await memberPage(first.next());
  backend.value('balance', { sumBalance: 790 });
  const renewed = renewBalance();
  expect($wallet.get()).toEqual({ sumBalance: 800, loading: true, remembered: true });
  await renewed;
  expect($wallet.get()).toEqual({ sumBalance: 790, loading: false });
});

test('does not show a member’s balance to the next member in the tab', async () => {
  const { $wallet, renewBalance, setBalance, setSession, backend } = await memberPage();
  setBalance(800);
  setSession(null);
  expect($wallet.get()).toEqual({ sumBalance: null, loading: false });
  setSession(sessionFor('player02'));
  backend.value('balance', () => deferred<never>().promise);
  void renewBalance();
  expect($wallet.get()).toEqual({ sumBalance: null, loading: true });
});

test('a hidden balance stays hidden on the next page of the session @A22', async () => {
  const first = await memberPage();
  first.toggleBalance();
  const second = await memberPage(first.next());
  expect(second.$balanceHidden.get()).toBe(true);
  second.toggleBalance();
  expect([second.$balanceHidden.get(), second.session.getItem(keys.session.balanceHidden)]).toEqual([false, '0']);
});

test('hiding the balance masks digits and plus or minus signs of the player’s money @A22', async () => {
  const { toggleBalance } = await memberPage();
  const { formatOwnMoney } = await import('#features/cashier/state/own-money.ts');
  const { sign } = currency;
  expect(formatOwnMoney(1_234.5, { signed: true })).toBe(`+${sign}1,234.50`);
  expect(formatOwnMoney(-20)).toBe(`−${sign}20.00`);
  toggleBalance();
  expect([formatOwnMoney(1_234.5, { signed: true }), formatOwnMoney(-20)]).toEqual([`${sign}*,***.**`, `${sign}**.**`]);
});

test('loads vendor wallets with the merchant code and clears them on log-out @R070 @A28', async () => {
  const { backend, setSession } = await memberPage();
  const { $vendorWallets, loadVendorWallets } = await import('#features/cashier/state/vendor-wallets.ts');
  backend.value('balance', { sumBalance: 5, wallets: [{ vassalage: 'JL', vendorName: 'Jadelane', balance: 5 }] });
  await loadVendorWallets();
  expect($vendorWallets.get()).toEqual([{ vassalage: 'JL', vendorName: 'Jadelane', balance: 5 }]);
  expect(backend.placed[0]?.query).toEqual({ merchantCode: brand.merchantCode });
  backend.value('balance', { sumBalance: 5 });
  await loadVendorWallets();
  expect($vendorWallets.get()).toEqual([]);
  setSession(null);
  expect($vendorWallets.get()).toBeNull();
});

test('asks the server only while something is pending, and notices what became final @R195', async () => {
  const { $wallet, renewBalance, hasBalanceChanged, backend } = await memberPage();
  backend.value('balance', { sumBalance: 500, pending: 0 });
  await renewBalance();
  backend.value('balance', { sumBalance: 900, pending: 0 });
  expect(await hasBalanceChanged()).toBe(false);
  expect($wallet.get().sumBalance).toBe(500);
  backend.value('balance', { sumBalance: 500, pending: 2 });
  await renewBalance();
  expect(await hasBalanceChanged()).toBe(false);
  backend.value('balance', { sumBalance: 500, pending: 1 });
  expect(await hasBalanceChanged()).toBe(true);
  await renewBalance();
  expect(await hasBalanceChanged()).toBe(false);
  backend.value('balance', { sumBalance: 650, pending: 1 });
  expect(await hasBalanceChanged()).toBe(true);
});

test('a balance requested before a transaction does not replace the one that it returned @R195', async () => {
  const { $wallet, refreshBalance, setBalance, backend } = await memberPage();
  const requested = deferred<{ sumBalance: number }>();
  backend.value('balance', () => requested.promise);
  const refreshed = refreshBalance();
  setBalance(550);
  requested.give({ sumBalance: 500 });
  await refreshed;
  expect($wallet.get()).toEqual({ sumBalance: 550, loading: false });
});

test('a balance requested by one member is not shown to the next one of the tab @R060', async () => {
  const { $wallet, refreshBalance, setSession, backend } = await memberPage();
  const requested = deferred<{ sumBalance: number }>();
  backend.value('balance', () => requested.promise);
  const refreshed = refreshBalance();
  setSession(sessionFor('player02'));
  requested.give({ sumBalance: 500 });
  await refreshed;
  expect($wallet.get()).toEqual({ sumBalance: null, loading: false });
});
