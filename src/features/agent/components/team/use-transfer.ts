import { useState } from 'react';
import { transferMultipleDownline } from '../../../../contract/agent/transfers.ts';
import type { Body, Value } from '../../../../contract/types.ts';
import { api } from '../../../../lib/http/client.ts';
import { ignoreCallErrors } from '../../../../lib/http/errors.ts';
import { useTransaction } from '../../../shared/use-transaction.ts';

/** The header has the wallet by then: this fetches nothing. */
const followBalance = async (): Promise<void> => {
  const { refreshBalance } = await import('../../../cashier/stores/wallet.ts');
  await refreshBalance();
};

export type TransferOutcome = Value<'transferMultipleDownline'>;
type Order = Body<'transferMultipleDownline'>;

/** Transfers to members of the team under one key (X19): the outcome is found after a reload too. */
export const useTransfer = (onDone: () => void) => {
  const [outcome, setOutcome] = useState<TransferOutcome | null>(null);
  const move = useTransaction<TransferOutcome>('team-transfer', (value) => {
    setOutcome(value);
    onDone();
    void ignoreCallErrors(followBalance());
  });
  return {
    move,
    outcome,
    forget: () => setOutcome(null),
    send: (order: Order) => move.run((key) => api(transferMultipleDownline, { body: order, key })),
  };
};

export type Transfer = ReturnType<typeof useTransfer>;
