import { useRef, useState } from 'react';
import { walletTransfer } from '#contract/cashier/wallet.ts';
import type { Value } from '#contract/types.ts';
import { type Transaction, useTransaction } from '#features/shared/use-transaction.ts';
import { api } from '#lib/http/client.ts';
import { CallAborted, codeOf } from '#lib/http/errors.ts';
import { setBalance } from '../state/wallet.ts';

export const mainWallet = 'main';

type VendorWallet = NonNullable<Value<'balance'>['wallets']>[number];

interface WalletTransfer {
  readonly transaction: Transaction<Value<'walletTransfer'>>;
  /** Error code of the last transfer. */
  readonly code: string | null;
  readonly clearCode: () => void;
  /** Transfers major units between two wallets; resolves to false unless the transfer took place. */
  readonly transfer: (from: string, to: string, amount: number) => Promise<boolean>;
  /**
   * Transfers the balances of all vendors to the main wallet, one after another; resolves to false unless all took
   * place.
   */
  readonly returnAll: (wallets: readonly VendorWallet[]) => Promise<boolean>;
}

/** Transfers between the main wallet and those of vendors. `onMoved` runs after each. */
export const useWalletTransfer = (onMoved: () => void): WalletTransfer => {
  const [code, setCode] = useState<string | null>(null);
  // Distinguishes success from a transfer that did not take place or whose outcome is unknown, neither of which is an
  // error.
  const hasMoved = useRef(false);
  const transaction = useTransaction<Value<'walletTransfer'>>('wallet-transfer', ({ sumBalance }) => {
    hasMoved.current = true;
    setBalance(sumBalance);
    onMoved();
  });
  const transfer = async (from: string, to: string, amount: number): Promise<boolean> => {
    hasMoved.current = false;
    try {
      await transaction.run((key) => api(walletTransfer, { body: { from, to, amount }, key }));
      return hasMoved.current;
    } catch (error) {
      if (!(error instanceof CallAborted)) setCode(codeOf(error));
      return false;
    }
  };
  const returnAll = async (wallets: readonly VendorWallet[]): Promise<boolean> => {
    setCode(null);
    for (const { vassalage, balance } of wallets)
      if (balance > 0 && !(await transfer(vassalage, mainWallet, balance))) return false;
    return true;
  };
  return { transaction, code, clearCode: () => setCode(null), transfer, returnAll };
};
