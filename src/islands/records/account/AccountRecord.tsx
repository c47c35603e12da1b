import { transactionCodes, transactions } from '../../../api/records/wallet.ts';
import type { Value } from '../../../contract/types.ts';
import { clockTime } from '../../../domain/manila-words.ts';
import { periodQuery } from '../../../domain/records/period.ts';
import { type Locale, wireLanguage } from '../../../i18n/locale.ts';
import { useWords } from '../../../i18n/use-words.ts';
import { Amount } from '../../../widgets/Amount.tsx';
import { lazyPart } from '../../../widgets/lazy-part.tsx';
import { RecordList } from '../../../widgets/RecordList.tsx';
import { RecordRow } from '../../../widgets/RecordRow.tsx';
import { useLoad } from '../../../widgets/use-load.ts';
import { useRecords } from '../../../widgets/use-records.ts';
import { FilterSelect } from '../FilterSelect.tsx';
import { RecordPage } from '../RecordPage.tsx';
import { keyOf, useFilters } from '../use-filters.ts';
import { useOpened } from '../use-opened.ts';
import { useVariant } from './use-variant.ts';

const MovementSheet = lazyPart(() => import('./MovementSheet.tsx'));

type Movement = Value<'transactions'>['content'][number];

/** R029: every movement of the main wallet, by its code; with `?types=A` those of an agent alone. */
export const AccountRecord = ({ locale }: { readonly locale: Locale }) => {
  const { t } = useWords(locale);
  const [filters, change] = useFilters();
  const variant = useVariant();
  const { opened, open, close } = useOpened<Movement>();
  const types = variant === 'A' ? ({ types: 'A' } as const) : {};
  const codes = useLoad(
    variant === null ? null : `codes ${variant}`,
    (_signal, current) => transactionCodes({ ...types, language: wireLanguage(current) }),
    { locale },
  );
  const kind = filters?.kind ?? '';
  const records = useRecords<Value<'transactions'>>(
    variant === null ? null : keyOf(`movements${variant}`, filters),
    (page, current, signal) => {
      const period = filters ? periodQuery(filters.period) : {};
      return transactions(
        { ...period, ...types, ...(kind && { code: kind }), page, language: wireLanguage(current) },
        signal,
      );
    },
    { locale },
  );
  return (
    <RecordPage
      locale={locale}
      filters={filters}
      onChange={change}
      selects={
        <FilterSelect
          label={t.reports.kind()}
          all={variant === 'A' ? t.reports.agentRecord() : t.reports.allKinds()}
          options={(codes.value ?? []).map(({ code, name }) => ({ value: code, label: name }))}
          value={kind}
          onChoose={(next) => change({ kind: next })}
        />
      }
    >
      <RecordList
        locale={locale}
        records={records}
        idOf={({ id }) => id}
        atOf={({ at }) => at}
        sums={({ footer }) => [
          { label: t.reports.inSum(), value: <Amount pesos={footer.in} /> },
          { label: t.reports.outSum(), value: <Amount pesos={footer.out} /> },
          { label: t.reports.netSum(), value: <Amount pesos={footer.net} signed /> },
        ]}
        empty={{ icon: 'ledger', title: t.reports.movesEmptyTitle(), text: t.reports.movesEmptyText() }}
      >
        {(it: Movement) => (
          <RecordRow
            title={it.name}
            sub={`${clockTime(it.at)} · ${it.ref ?? it.id}`}
            amount={<Amount pesos={it.amount} signed />}
            note={
              <span className="recordrow__note num">
                <Amount pesos={it.balance} />
              </span>
            }
            onOpen={() => open(it)}
          />
        )}
      </RecordList>
      {opened && <MovementSheet locale={locale} movement={opened} onClose={close} />}
    </RecordPage>
  );
};
