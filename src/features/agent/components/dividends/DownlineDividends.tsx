import { useState } from 'react';
import { downlineDividends, payoutDividend } from '#contract/agent/contracts.ts';
import type { Value } from '#contract/types.ts';
import { formatOwnMoney } from '#features/cashier/state/own-money.ts';
import { refreshBalance } from '#features/cashier/state/wallet.ts';
import { EmptyState } from '#features/shared/EmptyState.tsx';
import { LoadState } from '#features/shared/LoadState.tsx';
import { lazyComponent } from '#features/shared/lazy-component.tsx';
import { NextPage } from '#features/shared/NextPage.tsx';
import { TransactionNotice } from '#features/shared/TransactionNotice.tsx';
import { type Records, useRecords } from '#features/shared/use-records.ts';
import { useTransaction } from '#features/shared/use-transaction.ts';
import { wireLanguage } from '#i18n/locale.ts';
import { useWords } from '#i18n/use-words.ts';
import { api } from '#lib/http/client.ts';
import { ignoreCallErrors } from '#lib/http/errors.ts';
import { showToast } from '#lib/toasts.ts';
import { Skeleton } from '#ui/Skeleton.tsx';
import { type UnpaidDividend, UnpaidDividendRow } from './UnpaidDividendRow.tsx';

const PayDividendPrompt = lazyComponent(() => import('./PayDividendPrompt.tsx'));

type Page = Value<'downlineDividends'>;

interface OwedListProps {
  readonly pages: readonly Page[];
  readonly records: Records<Page>;
  readonly busy: boolean;
  readonly onPay: (owed: UnpaidDividend) => void;
}

/** List of the dividends owed to downline agents, with a button for the next page. */
const OwedList = ({ pages, records, busy, onPay }: OwedListProps) => {
  const { t } = useWords();
  return (
    <div className="dividends__part">
      <ul className="dividends__list">
        {pages
          .flatMap(({ content }) => content)
          .map((it) => (
            <UnpaidDividendRow key={it.dividendId} owed={it} busy={busy} onPay={() => onPay(it)} />
          ))}
      </ul>
      <NextPage records={records} label={t.recordsCommon.more()} />
    </div>
  );
};

/** Dividends owed to downline agents; paid after a confirmation, once per idempotency key. */
const DownlineDividends = () => {
  const { agentDividends: w } = useWords().t;
  const [paying, setPaying] = useState<UnpaidDividend | null>(null);
  const records = useRecords('downline-dividends', (page, locale, signal) =>
    api(downlineDividends, { query: { page, language: wireLanguage(locale) }, signal }),
  );
  const transaction = useTransaction<Value<'payoutDividend'>>('dividend-payout', ({ sumBalance }) => {
    setPaying(null);
    showToast(w.paidToast({ balance: formatOwnMoney(sumBalance) }), { kind: 'ok' });
    records.reload();
    void ignoreCallErrors(refreshBalance());
  });
  if (records.code === 'permission.denied')
    return <EmptyState icon="lock" title={w.barredTitle()} text={w.barredText()} />;
  return (
    <>
      <TransactionNotice transaction={transaction} />
      <LoadState
        loaded={records}
        skeleton={<Skeleton shape="row" count={4} />}
        empty={([first]) =>
          first && first.total > 0 ? null : { icon: 'rebate', title: w.nobodyTitle(), text: w.nobodyText() }
        }
      >
        {(pages) => <OwedList pages={pages} records={records} busy={transaction.busy} onPay={setPaying} />}
      </LoadState>
      {paying && (
        <PayDividendPrompt
          it={paying}
          onClose={() => setPaying(null)}
          onStale={records.reload}
          onPay={async (paymentPassword) => {
            const { dividendId, amount } = paying;
            const body = { dividendId, amount, ...(paymentPassword && { paymentPassword }) };
            await transaction.run((key) => api(payoutDividend, { body, key }));
          }}
        />
      )}
    </>
  );
};

export default DownlineDividends;
