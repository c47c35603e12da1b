import type { Deposit } from '#contract/types.ts';
import { Facts } from '#features/shared/Facts.tsx';
import { OwnAmount } from '#features/shared/OwnAmount.tsx';
import { ReceiptLink } from '#features/shared/ReceiptLink.tsx';
import { useWords } from '#i18n/use-words.ts';
import { dayAndTime } from '#lib/dates/day-words.ts';
import { hrefOf } from '#paths.ts';
import { Sheet } from '#ui/Sheet.tsx';
import { StatusChip } from '#ui/StatusChip.tsx';
import { isUnpaid } from '../../model/is-unpaid.ts';
import { statusTone } from '../status-tone.ts';
import { channelName } from './channel-name.ts';

interface DepositSheetProps {
  readonly deposit: Deposit;
  readonly onClose: () => void;
}

/** Details of one deposit. */
const DepositSheet = ({ deposit: it, onClose }: DepositSheetProps) => {
  const { t, locale: current } = useWords();
  const { recordsReports: reports } = t;
  const hasNoPayment = isUnpaid(it);
  const money = (major: number) => (major > 0 ? <OwnAmount value={major} /> : null);
  return (
    <Sheet title={reports.depositTitle()} closeLabel={t.siteShell.close()} onClose={onClose}>
      <Facts
        facts={[
          { label: reports.amount(), value: <OwnAmount value={it.amount} /> },
          {
            label: reports.status(),
            value: <StatusChip tone={statusTone(it.status)}>{reports[it.status]()}</StatusChip>,
          },
          { label: reports.reason(), value: it.reason },
          { label: reports.fee(), value: hasNoPayment ? null : money(it.fee) },
          { label: reports.bonus(), value: money(it.bonus) },
          { label: reports.channel(), value: it.bank?.name ?? channelName(t, it.channel) },
          { label: reports.reference(), value: it.reference, copy: it.reference ?? undefined },
          { label: reports.number(), value: it.depositId, copy: it.depositId },
          { label: reports.made(), value: dayAndTime(it.at, current) },
          { label: reports.ended(), value: it.settledAt && dayAndTime(it.settledAt, current) },
        ]}
      />
      {it.status === 'pending' && (
        <a className="btn btn--primary btn--wide" href={hrefOf('deposit', { order: it.depositId })}>
          {reports.pay()}
        </a>
      )}
      {hasNoPayment && (
        <a className="btn btn--quiet btn--wide" href={hrefOf('service')}>
          {reports.askService()}
        </a>
      )}
      <ReceiptLink href={hrefOf('receipt', { kind: 'deposit', id: it.depositId })} label={reports.receipt()} />
    </Sheet>
  );
};

export default DepositSheet;
