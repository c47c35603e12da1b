import { transactionCodes, transactions } from '#contract/cashier/wallet.ts';
import type { Value } from '#contract/types.ts';
import { lazyComponent } from '#features/shared/lazy-component.tsx';
import { OwnAmount } from '#features/shared/OwnAmount.tsx';
import { useAddress } from '#features/shared/use-address.ts';
import { useQuery } from '#features/shared/use-query.ts';
import { wireLanguage } from '#i18n/locale.ts';
import { useWords } from '#i18n/use-words.ts';
import { clockTime } from '#lib/dates/day-words.ts';
import { api } from '#lib/http/client.ts';
import { FilterSelect } from '#ui/FilterSelect.tsx';
import { ListedRecord } from '../ListedRecord.tsx';
import { RecordPicture } from '../RecordPicture.tsx';
import { type Movement, transactionFile } from './transaction-file.ts';
import { transactionIcon } from './transaction-icon.ts';

const MovementSheet = lazyComponent(() => import('./MovementSheet.tsx'));

/** Kinds of transactions with the picture of a game; those of orders have the logo of a bank, wallet or channel. */
const playCodes: ReadonlySet<string> = new Set(['bet', 'payout', 'refund']);

/** Account record: every movement of the main wallet by its code; `?types=A` shows only those of an agent. */
export const AccountRecord = () => {
  const { t } = useWords();
  const query = useAddress();
  /** The agent's record or all transactions; null until hydrated. */
  const variant = query && (query.get('types') === 'A' ? 'A' : '');
  const types = variant === 'A' ? ({ types: 'A' } as const) : {};
  const codes = useQuery(variant === null ? null : `codes ${variant}`, (signal, current) =>
    api(transactionCodes, { query: { ...types, language: wireLanguage(current) }, signal }),
  );
  return (
    <ListedRecord<Movement, Value<'transactions'>>
      name={variant === null ? null : `movements${variant}`}
      load={(query, { kind }, signal) =>
        api(transactions, { query: { ...query, ...types, ...(kind && { code: kind }) }, signal })
      }
      selects={({ kind }, change) => (
        <FilterSelect
          label={t.recordsReports.kind()}
          all={variant === 'A' ? t.recordsReports.agentRecord() : t.recordsReports.allKinds()}
          options={(codes.value ?? []).map(({ code, name }) => ({ value: code, label: name }))}
          value={kind}
          onChoose={(next) => change({ kind: next })}
        />
      )}
      idOf={({ id }) => id}
      atOf={({ at }) => at}
      sums={({ footer }) => [
        { label: t.recordsReports.inSum(), value: <OwnAmount value={footer.in} /> },
        { label: t.recordsReports.outSum(), value: <OwnAmount value={footer.out} /> },
        { label: t.recordsReports.netSum(), value: <OwnAmount value={footer.net} signed /> },
      ]}
      daySums={({ days }, day) =>
        days
          .filter((it) => it.day === day)
          .flatMap((sums) => [
            { label: t.recordsReports.inSum(), value: <OwnAmount value={sums.in} /> },
            { label: t.recordsReports.outSum(), value: <OwnAmount value={sums.out} /> },
          ])
      }
      file={transactionFile(t)}
      empty={{ icon: 'ledger', title: t.recordsReports.movesEmptyTitle(), text: t.recordsReports.movesEmptyText() }}
      row={(transaction) => ({
        picture: (
          <RecordPicture
            icon={transactionIcon(transaction.code)}
            path={transaction.iconUrl}
            look={playCodes.has(transaction.code) ? 'game' : 'mark'}
            tone={transaction.amount > 0 ? 'in' : 'out'}
          />
        ),
        title: transaction.subject ? `${transaction.name} · ${transaction.subject}` : transaction.name,
        sub: clockTime(transaction.at),
        number: transaction.ref ?? transaction.id,
        amount: <OwnAmount value={transaction.amount} signed />,
        note: (
          <span className="recordrow__note num">
            <OwnAmount value={transaction.balance} />
          </span>
        ),
      })}
      sheet={(movement, close) => <MovementSheet movement={movement} onClose={close} />}
    />
  );
};
