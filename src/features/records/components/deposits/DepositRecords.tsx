import { depositReport } from '#contract/cashier/deposit.ts';
import type { Deposit, Value } from '#contract/types.ts';
import { lazyComponent } from '#features/shared/lazy-component.tsx';
import { OwnAmount } from '#features/shared/OwnAmount.tsx';
import { useWords } from '#i18n/use-words.ts';
import { api } from '#lib/http/client.ts';
import { hrefOf } from '#paths.ts';
import { OrderRecord } from '../OrderRecord.tsx';
import { RecordPicture } from '../RecordPicture.tsx';
import { channelName } from './channel-name.ts';

const DepositSheet = lazyComponent(() => import('./DepositSheet.tsx'));

/** Deposit record: every deposit order with its status. */
export const DepositRecords = () => {
  const { t } = useWords();
  return (
    <OrderRecord<Deposit, Value<'depositReport'>>
      name="deposits"
      statuses={['pending', 'reviewing', 'approved', 'rejected', 'expired', 'cancelled']}
      load={(query, signal) => api(depositReport, { query, signal })}
      idOf={({ depositId }) => depositId}
      titleOf={({ bank, channel }) => bank?.name ?? channelName(t, channel)}
      sums={({ footer }) => [
        { label: t.recordsReports.depositedSum(), value: <OwnAmount value={footer.amount} /> },
        { label: t.recordsReports.bonusSum(), value: <OwnAmount value={footer.bonus} /> },
        { label: t.recordsReports.feesSum(), value: <OwnAmount value={footer.fee} /> },
      ]}
      daySums={({ days }, day) =>
        days
          .filter((it) => it.day === day)
          .map(({ amount }) => ({ label: t.recordsReports.depositedSum(), value: <OwnAmount value={amount} /> }))
      }
      picture={({ channel, iconUrl }) => (
        <RecordPicture icon={channel === 'manual' ? 'payout' : 'deposit'} path={iconUrl} look="mark" />
      )}
      empty={{
        icon: 'receipt',
        title: t.recordsReports.depositsEmptyTitle(),
        text: t.recordsReports.depositsEmptyText(),
        action: (
          <a className="btn btn--primary" href={hrefOf('deposit')}>
            {t.recordsReports.toDeposit()}
          </a>
        ),
      }}
      sheet={(deposit, close) => <DepositSheet deposit={deposit} onClose={close} />}
    />
  );
};
