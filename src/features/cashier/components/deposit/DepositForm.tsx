import { useStore } from '@nanostores/react';
import { type SubmitEvent, useState } from 'react';
import type { Value } from '#contract/types.ts';
import { Amount } from '#features/shared/Amount.tsx';
import { IdentityLine } from '#features/shared/IdentityLine.tsx';
import { IdentityNeed } from '#features/shared/IdentityNeed.tsx';
import { TransactionNotice } from '#features/shared/TransactionNotice.tsx';
import { $settings } from '#features/site/state/settings.ts';
import { useWords } from '#i18n/use-words.ts';
import { formatShortAmount } from '#lib/money/format-amount.ts';
import { parsePositiveAmount } from '#lib/money/parse-amount.ts';
import { hrefOf } from '#paths.ts';
import { Button } from '#ui/Button.tsx';
import { FormProblem } from '#ui/form/FormProblem.tsx';
import { type DepositPromotion, depositFee, type PaymentMethod } from '../../model/deposit-channels.ts';
import { AmountField } from '../AmountField.tsx';
import { BankTransferFields } from './BankTransferFields.tsx';
import { ChannelList } from './ChannelList.tsx';
import { DepositLimits } from './DepositLimits.tsx';
import { DepositSummary } from './DepositSummary.tsx';
import { PromoCard } from './PromoCard.tsx';
import { useDepositForm } from './use-deposit-form.ts';
import { useIsNarrow } from './use-is-narrow.ts';
import '../adopt-cashier-styles.ts';

interface DepositFormProps {
  readonly methods: readonly PaymentMethod[];
  readonly promos: readonly DepositPromotion[];
  readonly wagering: Value<'wagering'> | null;
  readonly onOrder: (depositId: string) => void;
  readonly staysOnPage: boolean;
}

interface SubmitRowProps {
  readonly method: PaymentMethod;
  readonly major: number;
  readonly busy: boolean;
}

type Promotions = readonly DepositPromotion[];

/** Returns the offered promotions, or those after the member accepted one, until the offer is refreshed. */
const usePromotions = (offered: Promotions): [Promotions, (next: Promotions) => void] => {
  const [taken, setTaken] = useState({ of: offered, promos: offered });
  return [taken.of === offered ? taken.promos : offered, (next) => setTaken({ of: offered, promos: next })];
};

/** Amount to pay, fee and the button that creates the order. */
const SubmitRow = ({ method, major, busy }: SubmitRowProps) => {
  const { t } = useWords();
  return (
    <div className="cashier__go">
      {major > 0 && (
        <p className="num" aria-hidden="true">
          <span>
            {t.cashierDeposit.youPay()} <Amount value={major} />
          </span>
          <span>
            {t.cashierDeposit.fee()} <Amount value={depositFee(method, major)} />
          </span>
        </p>
      )}
      <Button look="primary" type="submit" wide busy={busy}>
        {method.group === 'wallet' ? t.cashierDeposit.continueTo({ name: method.name }) : t.cashierDeposit.continue()}
      </Button>
    </div>
  );
};

/** Link to the deposit limits, and what remains of them. */
const LimitLine = () => {
  const { t } = useWords();
  return (
    <section>
      <p className="cashier__limit">
        {t.cashierDeposit.means()} <a href={hrefOf('responsible')}>{t.cashierDeposit.setLimit()}</a>
      </p>
      <DepositLimits />
    </section>
  );
};

/**
 * Form for a new deposit. `dep_func` 1 starts with the amount and lists the payment methods with their required fields;
 * the base version starts with the payment methods as tiles, except on a narrow phone.
 */
export const DepositForm = ({ methods, promos: offered, wagering, onOrder, staysOnPage }: DepositFormProps) => {
  const { t } = useWords();
  const { template } = useStore($settings);
  const isNewerForm = template?.info.mobileTemplate.dep_func === '1';
  const [promos, setPromos] = usePromotions(offered);
  const isNarrow = useIsNarrow();
  const form = useDepositForm(methods, onOrder, staysOnPage);
  const { method, amount, transaction } = form;
  if (!method) return null;
  const major = parsePositiveAmount(amount) ?? 0;
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (!transaction.busy) void form.submit();
  };

  const chooser = (
    <ChannelList
      key="ways"
      methods={methods}
      chosen={method.key}
      layout={isNewerForm ? 'lines' : isNarrow ? 'row' : 'tiles'}
      onChoose={form.choose}
    />
  );
  const sum = (
    <AmountField
      key="amount"
      label={t.cashierDeposit.amount()}
      clearLabel={t.cashierDeposit.clear()}
      value={amount}
      presets={method.quickAmounts.map((it) => ({ amount: it, label: formatShortAmount(it) }))}
      hint={t.cashierDeposit.range({ min: formatShortAmount(method.min), max: formatShortAmount(method.max) })}
      error={form.errors.amount}
      onChange={form.setAmount}
    />
  );
  const identity = <IdentityLine key="identity" purpose="deposit" />;
  const promo = <PromoCard key="promo" promos={promos} amount={major} onAccepted={setPromos} />;
  // On a narrow phone the amount comes first, so that it is in view.
  const orderedParts =
    isNarrow && !isNewerForm
      ? [sum, chooser, identity, promo]
      : isNewerForm
        ? [sum, identity, promo, chooser]
        : [chooser, sum, identity, promo];
  return (
    <form ref={form.ref} className="cashier__form" method="post" noValidate onSubmit={submit}>
      {orderedParts}
      {method.channel === 'manual' && <BankTransferFields method={method} form={form} />}
      <DepositSummary
        wagering={wagering}
        amount={major}
        fee={depositFee(method, major)}
        promo={promos.find(({ accepted }) => accepted) ?? null}
      />
      <FormProblem text={form.errors.form} />
      <IdentityNeed need={form.errors.identity} />
      <TransactionNotice transaction={transaction} />
      <SubmitRow method={method} major={major} busy={transaction.busy} />
      <LimitLine />
    </form>
  );
};
