import { useWords } from '#i18n/use-words.ts';
import { Icon } from '#ui/Icon.tsx';
import { adoptStyles } from '#ui/styles/adopt.ts';
import css from './transaction-notice.css?inline';
import type { Transaction } from './use-transaction.ts';

adoptStyles(css);

interface TransactionNoticeProps {
  readonly transaction: Pick<Transaction<unknown>, 'state' | 'ask'>;
  /** Advice while the outcome of an earlier transaction is unknown. */
  readonly unknownText?: string;
}

/** Notice about a transaction whose response was lost; renders nothing otherwise. */
export const TransactionNotice = ({ transaction: { state, ask }, unknownText }: TransactionNoticeProps) => {
  const { t } = useWords();
  if (state === 'idle' || state === 'sending') return null;
  const text =
    state === 'unknown'
      ? (unknownText ?? t.cashierTransactions.unknownText())
      : t.cashierTransactions[`${state}Text`]();
  return (
    <div className="movenote" role={state === 'asking' || state === 'unknown' ? 'status' : 'alert'} data-state={state}>
      <Icon name={state === 'asking' ? 'spinner' : state === 'unsure' ? 'bad' : 'note'} />
      <p>
        <b>{t.cashierTransactions[`${state}Title`]()}</b>
        <span>{text}</span>
      </p>
      {state === 'unsure' && (
        <button type="button" className="btn btn--quiet btn--s" onClick={ask}>
          {t.cashierTransactions.ask()}
        </button>
      )}
    </div>
  );
};
