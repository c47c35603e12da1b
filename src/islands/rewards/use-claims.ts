import { useState } from 'react';
import { CallAborted, codeOf } from '../../api/errors.ts';
import { errorText } from '../../i18n/error-words.ts';
import type { PageWords } from '../../i18n/page-words.ts';
import { MoveUnsure, makeMove, settleMove } from '../../stores/cashier/pending-move.ts';
import { noteBalance } from '../../stores/cashier/wallet.ts';

interface Claimed {
  readonly sumBalance: number;
}

const without = <T>(map: ReadonlyMap<string, T>, id: string): ReadonlyMap<string, T> => {
  const rest = new Map(map);
  rest.delete(id);
  return rest;
};

/**
 * Claims of one list, each a move of money of its own (X19): one that fails leaves the others. `kind` names the list.
 * `claim` answers what was paid, null where nothing was; why stands in `problems` under the claim's id.
 */
export const useClaims = (kind: string, { t }: PageWords) => {
  const [busy, setBusy] = useState<ReadonlySet<string>>(new Set());
  const [problems, setProblems] = useState<ReadonlyMap<string, string>>(new Map());
  const note = (id: string, text: string): void => setProblems((known) => new Map(known).set(id, text));

  const pay = async <V extends Claimed>(name: string, send: (key: string) => Promise<V>): Promise<V | null> => {
    try {
      return await makeMove(name, send);
    } catch (error) {
      if (!(error instanceof MoveUnsure)) throw error;
      // Its answer was lost: what became of it is asked for before anything is said.
      return settleMove<V>(name);
    }
  };

  const claim = async <V extends Claimed>(id: string, send: (key: string) => Promise<V>): Promise<V | null> => {
    if (busy.has(id)) return null;
    setBusy((known) => new Set(known).add(id));
    setProblems((known) => without(known, id));
    try {
      const value = await pay(`${kind}:${id}`, send);
      if (value) noteBalance(value.sumBalance);
      else note(id, t.claims.lost());
      return value;
    } catch (error) {
      if (!(error instanceof CallAborted)) {
        const unanswered = ['network.slow', 'reply.broken'].includes(codeOf(error));
        note(id, unanswered ? t.claims.lost() : errorText(t, codeOf(error)));
      }
      return null;
    } finally {
      setBusy((known) => new Set([...known].filter((it) => it !== id)));
    }
  };
  return { busy, problems, claim };
};
