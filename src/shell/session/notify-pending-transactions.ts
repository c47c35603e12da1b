import {
  pendingOnOtherPages,
  settleTransaction,
  TransactionUnconfirmed,
} from '#features/cashier/actions/pending-transaction.ts';
import { refreshBalance } from '#features/cashier/state/wallet.ts';
import type { Words } from '#i18n/translate.ts';
import { ignoreCallErrors } from '#lib/http/errors.ts';
import { keys } from '#lib/storage/keys.ts';
import { sessionArea } from '#lib/storage/storage.ts';
import { toastMs } from '#lib/toasts.ts';
import { notify } from '../toasts/notify.ts';

const waitMs = 5_000;

/** Message key of each kind of transaction; the kind is the part of its name before the colon. */
const wordOf = new Map<string, 'deposit' | 'withdrawal' | 'cancelled' | 'transfer' | 'dividend' | 'bets' | 'claim'>([
  ['deposit', 'deposit'],
  ['withdraw', 'withdrawal'],
  ['cancelWithdraw', 'cancelled'],
  ['uplineTransfer', 'transfer'],
  ['team-transfer', 'transfer'],
  ['dividend-payout', 'dividend'],
  ['lotteryOrder', 'bets'],
  ['rebate', 'claim'],
  ['red-rain', 'claim'],
  ['reward', 'claim'],
  ['mission', 'claim'],
]);

/** Returns the key of the form draft of a transaction; the draft is deleted once the transaction took place. */
const draftOf = (name: string): string | null => {
  if (name === 'deposit') return keys.session.depositDraft;
  if (name === 'withdraw') return keys.session.withdrawDraft;
  return name.startsWith('lotteryOrder:') ? name.replace('lotteryOrder', keys.session.lotterySlip) : null;
};

const notifyOutcome = async (name: string): Promise<void> => {
  const isDone = (await settleTransaction(name)) !== null;
  const draft = isDone ? draftOf(name) : null;
  if (draft) sessionArea.remove(draft);
  const word = wordOf.get(name.replace(/:.*/s, '')) ?? 'other';
  const text = ({ cashierTransactionResults: moveEnds }: Words): string =>
    moveEnds[isDone ? 'done' : 'undone']({ what: moveEnds[word]() });
  await notify(text, { kind: isDone ? 'ok' : 'bad', time: toastMs.long });
  if (isDone) await ignoreCallErrors(refreshBalance());
};

/**
 * Shows toasts with the outcome of transactions whose page was left before the response arrived, on any page;
 * outcomes that cannot be requested yet are requested again later.
 */
export const notifyPendingTransactions = async (): Promise<void> => {
  for (const name of pendingOnOtherPages()) {
    try {
      await notifyOutcome(name);
    } catch (error) {
      // Another page has settled it in the meantime.
      if (error instanceof TransactionUnconfirmed) continue;
      const timer = setTimeout(again, waitMs);
      addEventListener('online', again, { once: true });
      function again(): void {
        clearTimeout(timer);
        removeEventListener('online', again);
        void notifyPendingTransactions();
      }
      return;
    }
  }
};
