import { atom } from 'nanostores';
import { balance } from '../../api/account/member.ts';
import { keys } from '../../browser/keys.ts';
import { sessionArea } from '../../browser/storage.ts';
import { $session } from '../account/session.ts';

/** R195: `sumBalance` in pesos, null until the first answer; `loading` while a refresh runs (R060). */
export interface Wallet {
  readonly sumBalance: number | null;
  readonly loading: boolean;
}

export const $wallet = atom<Wallet>({ sumBalance: null, loading: false });

/** Whether the balance is shown as asterisks; kept for the browser session (A22). */
export const $balanceHidden = atom<boolean>(
  import.meta.env.SSR ? false : sessionArea.read(keys.session.balanceHidden) === '1',
);

export const toggleBalance = (): void => {
  const hidden = !$balanceHidden.get();
  sessionArea.write(keys.session.balanceHidden, hidden ? '1' : '0');
  $balanceHidden.set(hidden);
};

/** Notes a balance that a reply told, pesos. */
export const noteBalance = (sumBalance: number): void => $wallet.set({ sumBalance, loading: false });

/** Reloads the wallet. Throws CallError; the last known balance stays. */
export const refreshBalance = async (): Promise<void> => {
  $wallet.set({ ...$wallet.get(), loading: true });
  try {
    const { sumBalance } = await balance();
    $wallet.set({ sumBalance, loading: false });
  } catch (error) {
    $wallet.set({ ...$wallet.get(), loading: false });
    throw error;
  }
};

$session.listen((session) => {
  if (!session) $wallet.set({ sumBalance: null, loading: false });
});
