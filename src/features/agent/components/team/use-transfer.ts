import { useState } from 'react';
import { transferDownline, transferMultipleDownline } from '#contract/agent/transfers.ts';
import type { Body, Value } from '#contract/types.ts';
import { $wallet, refreshBalance } from '#features/cashier/state/wallet.ts';
import { useTransaction } from '#features/shared/use-transaction.ts';
import { api } from '#lib/http/client.ts';
import { CallError, ignoreCallErrors } from '#lib/http/errors.ts';

export type TransferOutcome = Value<'transferMultipleDownline'>;
type Order = Body<'transferMultipleDownline'>;
type Line = TransferOutcome['lines'][number];

const lineProblems: readonly string[] = [
  'user.unknown',
  'amount.out-of-range',
  'balance.insufficient',
  'permission.denied',
] satisfies Line['problem'][];

/** Returns a single transfer as an outcome with one line. */
const outcomeOf = (value: TransferOutcome | Value<'transferDownline'>): TransferOutcome => {
  if ('lines' in value) return value;
  const { id, account, amount, sumBalance } = value;
  return { lines: [{ account, amount, id, problem: null }], total: amount, sumBalance };
};

/** Sends transfers to members under one idempotency key, so that the outcome is also found after a reload. */
export const useTransfer = (onDone: () => void) => {
  const [outcome, setOutcome] = useState<TransferOutcome | null>(null);
  const transaction = useTransaction<TransferOutcome | Value<'transferDownline'>>('team-transfer', (value) => {
    setOutcome(outcomeOf(value));
    onDone();
    void ignoreCallErrors(refreshBalance());
  });
  const sendOne = async ({ account, amount }: Order['transfers'][number], order: Order): Promise<void> => {
    const { paymentPassword } = order;
    try {
      const body = { account, amount, ...(paymentPassword && { paymentPassword }) };
      await transaction.run((key) => api(transferDownline, { body, key }));
    } catch (error) {
      if (!(error instanceof CallError) || !lineProblems.includes(error.code)) throw error;
      const problem = error.code as Line['problem'];
      await ignoreCallErrors(refreshBalance());
      const sumBalance = $wallet.get().sumBalance ?? 0;
      setOutcome({ lines: [{ account, amount, id: null, problem }], total: 0, sumBalance });
    }
  };
  return {
    transaction,
    outcome,
    forget: () => setOutcome(null),
    /** One transfer uses the single endpoint, several use the bulk endpoint. */
    send: async (order: Order): Promise<void> => {
      const [first, ...others] = order.transfers;
      if (first && others.length === 0) await sendOne(first, order);
      else await transaction.run((key) => api(transferMultipleDownline, { body: order, key }));
    },
  };
};

export type Transfer = ReturnType<typeof useTransfer>;
