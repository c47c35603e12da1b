import { walletTransfer } from '#contract/cashier/wallet.ts';
import type { Value } from '#contract/types.ts';
import { type Transaction, useTransaction } from '#features/shared/use-transaction.ts';
import { api } from '#lib/http/client.ts';
import { setBalance } from '../state/wallet.ts';

export const mainWallet = 'main';

type VendorWallet = NonNullable<Value<'balance'>['wallets']>[number];

interface WalletTransfer {
  readonly transaction: Transaction<Value<'walletTransfer'>>;
  /**
   * Transfers major units between two wallets; resolves to false if the transfer did not take place or its outcome is
   * unknown, which `transaction` shows. Throws CallError if the server rejects it.
   */
  readonly transfer: (from: string, to: string, amount: number) => Promise<boolean>;
  /**
   * Transfers the balances of all vendors to the main wallet, one after another, as `transfer`; resolves to false
   * unless all took place.
   */
  readonly returnAll: (wallets: readonly VendorWallet[]) => Promise<boolean>;
}

/** Transfers between the main wallet and those of vendors. `onMoved` runs after each. */
export const useWalletTransfer = (onMoved: () => void): WalletTransfer => {
  const transaction = useTransaction<Value<'walletTransfer'>>('wallet-transfer', ({ sumBalance }) => {
    setBalance(sumBalance);
    onMoved();
  });
  const transfer = async (from: string, to: string, amount: number): Promise<boolean> => {
    const moved = await transaction.run((key) => api(walletTransfer, { body: { from, to, amount }, key }));
    return moved !== null;
  };
  const returnAll = async (wallets: readonly VendorWallet[]): Promise<boolean> => {
    for (const { vassalage, balance } of wallets)
      if (balance > 0 && !(await transfer(vassalage, mainWallet, balance))) return false;
    return true;
  };
  return { transaction, transfer, returnAll };
};
