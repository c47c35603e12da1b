import { useState } from 'react';
import { walletTransfer } from '../../../contract/cashier/wallet.ts';
import type { Value } from '../../../contract/types.ts';
import { api } from '../../../lib/http/client.ts';
import { CallAborted, codeOf } from '../../../lib/http/errors.ts';
import { type Transaction, useTransaction } from '../../shared/use-transaction.ts';
import { setBalance } from '../stores/wallet.ts';

export const mainWallet = 'main';

type VendorWallet = NonNullable<Value<'balance'>['wallets']>[number];

interface WalletTransfer {
  readonly move: Transaction<Value<'walletTransfer'>>;
  /** Code of the last refusal. */
  readonly code: string | null;
  readonly clearCode: () => void;
  /** Moves pesos between two wallets; false if the transfer was refused. */
  readonly transfer: (from: string, to: string, amount: number) => Promise<boolean>;
  /** Moves what vendors hold to the main wallet, one after the other; false if one transfer was refused. */
  readonly returnAll: (wallets: readonly VendorWallet[]) => Promise<boolean>;
}

/** Transfers between the main wallet and those of vendors (R245). `onMoved` runs after each. */
export const useWalletTransfer = (onMoved: () => void): WalletTransfer => {
  const [code, setCode] = useState<string | null>(null);
  const move = useTransaction<Value<'walletTransfer'>>('wallet-transfer', ({ sumBalance }) => {
    setBalance(sumBalance);
    onMoved();
  });
  const transfer = async (from: string, to: string, amount: number): Promise<boolean> => {
    try {
      await move.run((key) => api(walletTransfer, { body: { from, to, amount }, key }));
      return true;
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
  return { move, code, clearCode: () => setCode(null), transfer, returnAll };
};
