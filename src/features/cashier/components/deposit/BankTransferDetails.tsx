import type { Deposit } from '#contract/types.ts';
import { CopyButton } from '#features/shared/CopyButton.tsx';
import type { Words } from '#i18n/translate.ts';
import { imageUrl } from '#lib/images.ts';
import { formatAmount } from '#lib/money/format-amount.ts';
import { currency } from '#markets/current.ts';

interface BankTransferDetailsProps {
  readonly t: Words;
  readonly order: Deposit;
  readonly cdn: string;
}

/** Account, amount and reference of a manual bank transfer, each with a copy button. */
export const BankTransferDetails = ({ t, order: { bank, reference, amount }, cdn }: BankTransferDetailsProps) => {
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
          <img src={imageUrl(cdn, bank.iconUrl)} alt="" width="32" height="32" />
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
