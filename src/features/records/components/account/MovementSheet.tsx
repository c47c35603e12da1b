import { receiptKindOf } from '#contract/records/receipts.ts';
import type { Value } from '#contract/types.ts';
import { Facts } from '#features/shared/Facts.tsx';
import { OwnAmount } from '#features/shared/OwnAmount.tsx';
import { ReceiptLink } from '#features/shared/ReceiptLink.tsx';
import { useWords } from '#i18n/use-words.ts';
import { dayAndTime } from '#lib/dates/day-words.ts';
import { hrefOf } from '#paths.ts';
import { Sheet } from '#ui/Sheet.tsx';

interface MovementSheetProps {
  readonly movement: Value<'transactions'>['content'][number];
  readonly onClose: () => void;
}

type Movement = MovementSheetProps['movement'];

/** Returns the order whose receipt shows a movement; null for movements without one. */
const receiptOf = ({ code, id, ref }: Movement) => {
  const kind = receiptKindOf(code);
  if (kind === 'transfer') return { kind, id };
  return kind && ref ? { kind, id: ref } : null;
};

/** Sheet with the details of one wallet movement. */
const MovementSheet = ({ movement: it, onClose }: MovementSheetProps) => {
  const { t, locale: current } = useWords();
  const { recordsReports: reports } = t;
  const receipt = receiptOf(it);
  return (
    <Sheet title={it.name} closeLabel={t.siteShell.close()} onClose={onClose}>
      <Facts
        facts={[
          { label: reports.amount(), value: <OwnAmount value={it.amount} signed /> },
          { label: reports.details(), value: it.subject },
          { label: reports.balanceAfter(), value: <OwnAmount value={it.balance} /> },
          { label: reports.made(), value: dayAndTime(it.at, current) },
          { label: reports.number(), value: it.id, copy: it.id },
          { label: reports.forNumber(), value: it.ref, copy: it.ref ?? undefined },
        ]}
      />
      {receipt && <ReceiptLink href={hrefOf('receipt', receipt)} label={reports.receipt()} />}
    </Sheet>
  );
};

export default MovementSheet;
