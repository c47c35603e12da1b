import type { Deposit } from '#contract/types.ts';
import { CopyButton } from '#features/shared/CopyButton.tsx';
import { useWords } from '#i18n/use-words.ts';
import { formatAmount } from '#lib/money/format-amount.ts';
import { currency } from '#markets/current.ts';
import { BankIcon } from '../BankIcon.tsx';

interface BankTransferDetailsProps {
  readonly order: Deposit;
}

/** Account, amount and reference of a manual bank transfer, each with a copy button. */
export const BankTransferDetails = ({ order: { bank, reference, amount } }: BankTransferDetailsProps) => {
  const { t } = useWords();
  const figures = amount.toFixed(currency.decimals);
  const lines: readonly (readonly [label: string, shown: string, copy: string])[] = [
    [t.cashierDeposit.accountNumber(), bank?.accountNumber ?? '', bank?.accountNumber ?? ''],
    [t.cashierDeposit.accountName(), bank?.accountName ?? '', bank?.accountName ?? ''],
    [t.cashierDeposit.amount(), formatAmount(amount), figures],
    [t.cashierDeposit.reference(), reference ?? '', reference ?? ''],
  ];
  return (
    <>
      {bank && (
        <p className="transferslip__bank">
          <BankIcon path={bank.iconUrl} />
          <b>{bank.name}</b>
        </p>
      )}
      <dl className="transferslip">
        {lines.map(([label, shown, copy]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className="num">{shown}</dd>
            <CopyButton
              text={copy}
              label={t.cashierDeposit.copyOf({ what: label })}
              copied={t.cashierDeposit.copied()}
            />
          </div>
        ))}
      </dl>
      <p className="hint">{t.cashierDeposit.transferHint()}</p>
    </>
  );
};
