import type { Deposit } from '#contract/types.ts';
import { CopyButton } from '#features/shared/CopyButton.tsx';
import { useWords } from '#i18n/use-words.ts';
import { formatAmount } from '#lib/money/format-amount.ts';

interface CounterCodeProps {
  readonly order: Deposit;
  readonly code: string;
}

const groupsOf = (code: string): string => code.replaceAll(/(\d{4})(?=\d)/g, '$1 ');

/** Code and amount that the member shows at a counter. */
export const CounterCode = ({ order: { amount }, code }: CounterCodeProps) => {
  const { t } = useWords();
  return (
    <>
      <dl className="transferslip">
        <div>
          <dt>{t.cashierDeposit.counterCode()}</dt>
          <dd className="num transferslip__code">{groupsOf(code)}</dd>
          <CopyButton
            text={code}
            label={t.cashierDeposit.copyOf({ what: t.cashierDeposit.counterCode() })}
            copied={t.cashierDeposit.copied()}
          />
        </div>
        <div>
          <dt>{t.cashierDeposit.amount()}</dt>
          <dd className="num">{formatAmount(amount)}</dd>
        </div>
      </dl>
      <p className="hint">{t.cashierDeposit.counterHint()}</p>
    </>
  );
};
