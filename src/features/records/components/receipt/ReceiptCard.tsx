import { brand } from '#brands/current.ts';
import type { Value } from '#contract/types.ts';
import { Facts } from '#features/shared/Facts.tsx';
import { useWords } from '#i18n/use-words.ts';
import { formatAmount } from '#lib/money/format-amount.ts';
import { StatusChip } from '#ui/StatusChip.tsx';
import { receiptLines, toneOfReceipt } from './receipt-lines.ts';

interface ReceiptCardProps {
  readonly receipt: Value<'issueReceipt'>;
  /** Host of the verification page. */
  readonly host: string;
}

/** Receipt in the layout of a printed one: brand, amount, status and details. */
export const ReceiptCard = ({ receipt: it, host }: ReceiptCardProps) => {
  const words = useWords();
  const { recordsReceipt: w } = words.t;
  return (
    <article className="receipt" aria-label={w[`title_${it.kind}`]()}>
      <p className="receipt__brand">
        <img src={`/brand/${brand.id}/mark.svg`} width="28" height="28" alt="" />
        <b translate="no">{brand.name}</b>
      </p>
      <h2>{w[`title_${it.kind}`]()}</h2>
      <p className="receipt__amount num" translate="no">
        {formatAmount(it.amount)}
      </p>
      <StatusChip tone={toneOfReceipt(it.status)}>{w[it.status]()}</StatusChip>
      <Facts
        facts={receiptLines(words, it).map(({ label, text, copy }) => ({
          label,
          value: text,
          copy: copy && text,
          ...(text === it.code && { long: true as const }),
        }))}
      />
      <p className="receipt__verify">{w.verifyAt({ host })}</p>
    </article>
  );
};
