import { useCallback, useState } from 'react';
import {
  runTransaction,
  settleTransaction,
  TransactionUnconfirmed,
} from '#features/cashier/actions/pending-transaction.ts';
import { setBalance } from '#features/cashier/state/wallet.ts';
import { useRetryOnline } from '#features/shared/use-retry-online.ts';
import { errorText } from '#i18n/error-words.ts';
import { useWords } from '#i18n/use-words.ts';
import { CallAborted, codeOf } from '#lib/http/errors.ts';

interface Claimed {
  readonly sumBalance: number;
}

interface Problem {
  readonly code: string;
  readonly text: string;
}

const noNetwork = 'network.offline';

const without = <T>(map: ReadonlyMap<string, T>, id: string): ReadonlyMap<string, T> => {
  const rest = new Map(map);
  rest.delete(id);
  return rest;
};

/**
 * Claims of one list, each a transaction of its own, so that a failure does not affect the others. `kind` names
 * the list. `claim` resolves to the response, or to null if nothing was paid; `problemOf` returns the reason.
 */
export const useClaims = (kind: string) => {
  const { t } = useWords();
  const [busy, setBusy] = useState<ReadonlySet<string>>(new Set());
  const [problems, setProblems] = useState<ReadonlyMap<string, Problem>>(new Map());
  const note = (id: string, text: string, code = ''): void =>
    setProblems((known) => new Map(known).set(id, { code, text }));

  // Offline: whether the claim succeeded is unknown, so it can be retried once the connection is back.
  const forgetUnsent = useCallback((): void => {
    setProblems((known) => new Map([...known].filter(([, { code }]) => code !== noNetwork)));
  }, []);
  useRetryOnline([...problems.values()].some(({ code }) => code === noNetwork) ? noNetwork : null, forgetUnsent);

  const pay = async <V extends Claimed>(name: string, send: (key: string) => Promise<V>): Promise<V | null> => {
    try {
      return await runTransaction(name, send);
    } catch (error) {
      if (!(error instanceof TransactionUnconfirmed)) throw error;
      // The response was lost, so the outcome is requested before a message is shown.
      return settleTransaction<V>(name);
    }
  };

  const claim = async <V extends Claimed>(id: string, send: (key: string) => Promise<V>): Promise<V | null> => {
    if (busy.has(id)) return null;
    setBusy((known) => new Set(known).add(id));
    setProblems((known) => without(known, id));
    try {
      const value = await pay(`${kind}:${id}`, send);
      if (value) setBalance(value.sumBalance);
      else note(id, t.rewardsClaims.lost());
      return value;
    } catch (error) {
      if (error instanceof TransactionUnconfirmed) note(id, t.rewardsClaims.lost());
      else if (!(error instanceof CallAborted)) {
        const code = codeOf(error);
        const isUnanswered = code === 'network.slow' || code === 'reply.broken';
        note(id, isUnanswered ? t.rewardsClaims.lost() : errorText(t, code), code);
      }
      return null;
    } finally {
      setBusy((known) => new Set([...known].filter((it) => it !== id)));
    }
  };
  return { busy, problemOf: (id: string): string | undefined => problems.get(id)?.text, claim };
};
