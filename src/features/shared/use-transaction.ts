import { useEffect, useEffectEvent, useState } from 'react';
import {
  isPending,
  mayHaveLostKeys,
  runTransaction,
  settleTransaction,
  TransactionUnconfirmed,
} from '#features/cashier/actions/pending-transaction.ts';

/**
 * `sending`: the call is running. `asking`: the response was lost and the outcome is being requested. `unsure`: that request
 * failed too; it is repeated after a delay and when the network returns. `undone`: the transaction did not take place.
 * `unknown`: the idempotency key is lost, so an earlier transaction may have taken place.
 */
export type TransactionState = 'idle' | 'sending' | 'asking' | 'unsure' | 'undone' | 'unknown';

export interface Transaction<V> {
  readonly state: TransactionState;
  /** No new transaction can start now. */
  readonly busy: boolean;
  /**
   * Runs the transaction; resolves to its response, or to null if it did not take place or its outcome is unknown, which
   * `state` shows. Throws CallError if the server rejects it.
   */
  readonly run: (send: (key: string) => Promise<V>) => Promise<V | null>;
  /** Requests the outcome from the server now. */
  readonly ask: () => void;
}

/** Delay before asking for the outcome again, ms. */
const retryDelayMs = 5_000;

/**
 * Runs money transactions of one kind. After a reload or a lost response it polls the server until the outcome is
 * known, so `onDone` may also report a transaction that started before the reload.
 */
export const useTransaction = <V>(name: string, onDone: (value: V) => void): Transaction<V> => {
  const [state, setState] = useState<TransactionState>('idle');

  const settle = async (): Promise<V | null> => {
    setState('asking');
    try {
      const value = await settleTransaction<V>(name);
      setState(value === null ? 'undone' : 'idle');
      if (value !== null) onDone(value);
      return value;
    } catch (error) {
      setState(error instanceof TransactionUnconfirmed ? 'unknown' : 'unsure');
      return null;
    }
  };
  const onUnsettled = useEffectEvent(() => void settle());

  useEffect(() => {
    if (isPending(name)) onUnsettled();
    else if (mayHaveLostKeys()) setState('unknown');
  }, [name]);
  useEffect(() => {
    if (state !== 'unsure') return undefined;
    const onRetry = (): void => onUnsettled();
    const timer = setTimeout(onRetry, retryDelayMs);
    addEventListener('online', onRetry);
    return () => {
      clearTimeout(timer);
      removeEventListener('online', onRetry);
    };
  }, [state]);

  const run = async (send: (key: string) => Promise<V>): Promise<V | null> => {
    setState('sending');
    try {
      const value = await runTransaction(name, send);
      setState('idle');
      onDone(value);
      return value;
    } catch (error) {
      if (error instanceof TransactionUnconfirmed) return settle();
      setState('idle');
      throw error;
    }
  };
  return {
    state,
    busy: state === 'sending' || state === 'asking' || state === 'unsure',
    run,
    ask: () => void settle(),
  };
};
