import { type SubmitEvent, useState } from 'react';
import type { Value, Withdrawal } from '#contract/types.ts';
import { Amount } from '#features/shared/Amount.tsx';
import { IdentityLine } from '#features/shared/IdentityLine.tsx';
import { IdentityNeed } from '#features/shared/IdentityNeed.tsx';
import { lazyComponent } from '#features/shared/lazy-component.tsx';
import { TransactionNotice } from '#features/shared/TransactionNotice.tsx';
import { useOwnMoney } from '#features/shared/use-own-money.ts';
import { useWords } from '#i18n/use-words.ts';
import { formatShortAmount } from '#lib/money/format-amount.ts';
import { toMajor, toMinor, withoutZeroCents } from '#lib/money/money.ts';
import { parsePositiveAmount } from '#lib/money/parse-amount.ts';
import { Button } from '#ui/Button.tsx';
import { FormProblem } from '#ui/form/FormProblem.tsx';
import { AmountField } from '../AmountField.tsx';
import { BankAccountList } from './BankAccountList.tsx';
import { useWithdrawForm } from './use-withdraw-form.ts';
import { WithdrawalPasswordField } from './WithdrawalPasswordField.tsx';
import '../adopt-cashier-styles.ts';

const WithdrawalSetupSheet = lazyComponent(() => import('./WithdrawalSetupSheet.tsx'));

interface WithdrawFormProps {
  readonly info: Value<'withdrawInfo'>;
  /** Pending withdrawals, listed above the form. */
  readonly open: readonly Withdrawal[];
  readonly onOrder: (withdrawId: string) => void;
  /** Called after an account or password was added in the setup sheet. */
  readonly onSetUp: () => void;
}

interface PayoutSummaryProps {
  /** Both in major units. */
  readonly amount: number;
  readonly fee: number;
}

/** Amount that arrives after the fee. */
const PayoutSummary = ({ amount, fee }: PayoutSummaryProps) => {
  const { t } = useWords();
  return (
    <dl className="figures">
      <dt>{t.cashierWithdraw.amount()}</dt>
      <dd>
        <Amount value={amount} />
      </dd>
      <dt>{t.cashierWithdraw.fee()}</dt>
      <dd>
        <Amount value={fee} />
      </dd>
      <dt className="figures__sum">{t.cashierWithdraw.arrives()}</dt>
      <dd className="figures__sum">
        <Amount value={Math.max(0, toMajor(toMinor(amount) - toMinor(fee)))} />
      </dd>
    </dl>
  );
};

/** Withdrawal form: account, amount, fee and withdrawal password; opens the setup sheet for what is missing. */
export const WithdrawForm = ({ info, open, onOrder, onSetUp }: WithdrawFormProps) => {
  const { t } = useWords();
  const [sheet, setSheet] = useState<'account' | 'password' | null>(null);
  const form = useWithdrawForm(info, onOrder);
  const { transaction, errors } = form;
  const own = useOwnMoney();
  const maxAmount = Math.min(info.max, info.canWithdraw || info.max);
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (!transaction.busy) void form.submit();
  };
  return (
    <>
      <form ref={form.ref} className="cashier__form" method="post" noValidate onSubmit={submit}>
        <BankAccountList
          cards={info.cards}
          chosen={form.cardId}
          error={errors.cardId}
          onChoose={form.setCard}
          onAdd={() => setSheet('account')}
        />
        <AmountField
          label={t.cashierWithdraw.amount()}
          clearLabel={t.cashierWithdraw.clear()}
          value={form.amount}
          presets={
            info.canWithdraw > 0
              ? [
                  {
                    amount: info.canWithdraw,
                    label: t.cashierWithdraw.all({ amount: withoutZeroCents(own(info.canWithdraw)) }),
                  },
                ]
              : []
          }
          hint={t.cashierWithdraw.range({
            min: formatShortAmount(info.min),
            max: maxAmount < info.max ? withoutZeroCents(own(maxAmount)) : formatShortAmount(maxAmount),
          })}
          error={errors.amount}
          onChange={form.setAmount}
        />
        <IdentityLine purpose="withdrawal" />
        <WithdrawalPasswordField
          missing={info.needsPaymentPassword}
          error={errors.paymentPassword}
          onType={form.setPassword}
          onSet={() => setSheet('password')}
        />
        <PayoutSummary amount={parsePositiveAmount(form.amount) ?? 0} fee={info.fee} />
        <FormProblem text={errors.form} />
        <IdentityNeed need={errors.identity} />
        <TransactionNotice
          transaction={transaction}
          unknownText={open.length > 0 ? t.cashierWithdraw.unknownOpen() : t.cashierWithdraw.unknownNone()}
        />
        <Button look="primary" type="submit" wide busy={transaction.busy} disabled={info.canWithdraw === 0}>
          {t.cashierWithdraw.submit()}
        </Button>
      </form>
      {sheet && (
        <WithdrawalSetupSheet
          info={info}
          account={sheet === 'account'}
          onClose={() => setSheet(null)}
          onDone={(cardId) => {
            setSheet(null);
            if (cardId) form.setCard(cardId);
            onSetUp();
          }}
        />
      )}
    </>
  );
};
