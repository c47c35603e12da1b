import type { Value } from '#contract/types.ts';
import type { PageWords } from '#i18n/page-words.ts';
import { dayAndTime } from '#lib/dates/day-words.ts';
import { formatAmount } from '#lib/money/format-amount.ts';
import { toMajor, toMinor } from '#lib/money/money.ts';
import { isUnpaid } from '../../model/is-unpaid.ts';

type Receipt = Value<'issueReceipt'>;

const tones = {
  pending: 'wait',
  open: 'wait',
  completed: 'ok',
  settled: 'ok',
  failed: 'bad',
  cancelled: 'quiet',
  expired: 'quiet',
  refunded: 'quiet',
} as const;

/** Returns the tone of a receipt's status. */
export const toneOfReceipt = (status: Receipt['status']) => tones[status];

/** Returns the URL that verifies a receipt. */
export const verificationAddress = (origin: string, code: string): string =>
  `${origin}/m/receipt?code=${encodeURIComponent(code)}`;

interface Line {
  readonly label: string;
  readonly text: string;
  /** The line can be copied. */
  readonly copy?: true;
}

/** Returns the lines of a receipt, identical on the page, in print and in the picture. */
export const receiptLines = ({ t, locale }: PageWords, receipt: Receipt): readonly Line[] => {
  const { recordsReceipt: w } = t;
  const hasNoPayment = isUnpaid(receipt);
  const money = (label: string, major: number | null): Line[] =>
    major === null ? [] : [{ label, text: formatAmount(major) }];
  return [
    { label: w[`nameOf_${receipt.kind}`](), text: receipt.name },
    ...(hasNoPayment ? [] : money(w.fee(), receipt.fee || null)),
    ...(hasNoPayment
      ? money(w.returned(), receipt.kind === 'withdrawal' ? receipt.amount : null)
      : money(w.net(), receipt.fee ? toMajor(toMinor(receipt.amount) - toMinor(receipt.fee)) : null)),
    ...money(w.stake(), receipt.kind === 'bet' ? receipt.amount : null),
    ...money(w.payout(), receipt.payout),
    { label: w.made(), text: dayAndTime(receipt.at, locale) },
    ...(receipt.settledAt !== null && receipt.settledAt !== receipt.at
      ? [{ label: w[receipt.status](), text: dayAndTime(receipt.settledAt, locale) }]
      : []),
    { label: w[`number_${receipt.kind}`](), text: receipt.number, copy: true as const },
    { label: w.code(), text: receipt.code, copy: true as const },
  ];
};
