import { atom } from 'nanostores';
import { balance } from '#contract/cashier/wallet.ts';
import { $session } from '#features/account/state/session.ts';
import { cachedResponse, cacheResponse } from '#lib/cache.ts';
import { api } from '#lib/http/client.ts';
import { codeOf } from '#lib/http/errors.ts';
import { memberScoped } from '#lib/member-scope.ts';
import { keys } from '#lib/storage/keys.ts';
import { sessionArea } from '#lib/storage/storage.ts';

/** Balance of all wallets: `sumBalance` in major units, null until loaded; `loading` during a refresh. */
export interface Wallet {
  readonly sumBalance: number | null;
  readonly loading: boolean;
  /** The balance was stored by an earlier page and is not confirmed yet. */
  readonly remembered?: true;
}

/** Number of deposits, withdrawals and bets that are not final yet, from the last response. */
const $pendingCount = memberScoped(0);

export const $wallet = memberScoped<Wallet>({ sumBalance: null, loading: false });

/** Whether the balance is shown as asterisks; kept for the browser session. */
export const $balanceHidden = atom<boolean>(
  import.meta.env.SSR ? false : sessionArea.read(keys.session.balanceHidden) === '1',
);

export const toggleBalance = (): void => {
  const isHidden = !$balanceHidden.get();
  sessionArea.write(keys.session.balanceHidden, isHidden ? '1' : '0');
  $balanceHidden.set(isHidden);
};

/** Sets the balance from a response, in major units, and stores it for the next page. */
export const setBalance = (sumBalance: number): void => {
  $wallet.set({ sumBalance, loading: false });
  const account = $session.get()?.userName;
  if (account) cacheResponse('balance', account, sumBalance);
};

const ask = async (until: Wallet): Promise<void> => {
  $wallet.set(until);
  // A balance that a transaction returned in the meantime is newer, and another member's is not this one's.
  const isOutdated = (): boolean => $wallet.get() !== until;
  try {
    const reply = await api(balance);
    if (isOutdated()) return;
    $pendingCount.set(reply.pending ?? 0);
    setBalance(reply.sumBalance);
  } catch (error) {
    const isUnknown = codeOf(error) === 'system.upgrading';
    if (!isOutdated()) $wallet.set({ ...until, sumBalance: isUnknown ? null : until.sumBalance, loading: false });
    throw error;
  }
};

/**
 * Reloads the balance and hides it until the response. Throws CallError and then keeps the last balance, except during an
 * upgrade, when it is unknown.
 */
export const refreshBalance = (): Promise<void> => ask({ sumBalance: $wallet.get().sumBalance, loading: true });

/** Reloads the balance and shows the stored one until the response, flagged as remembered. Throws CallError. */
export const renewBalance = (): Promise<void> => {
  const known = $wallet.get().sumBalance ?? cachedResponse('balance', $session.get()?.userName ?? '');
  return ask(
    typeof known === 'number'
      ? { sumBalance: known, loading: true, remembered: true }
      : { sumBalance: null, loading: true },
  );
};

/**
 * Returns whether balance or number of pending items on the server differ from the last response; false without a call
 * if nothing is pending. Throws CallError.
 */
export const hasBalanceChanged = async (): Promise<boolean> => {
  if ($pendingCount.get() === 0) return false;
  const reply = await api(balance);
  return reply.sumBalance !== $wallet.get().sumBalance || reply.pending !== $pendingCount.get();
};
