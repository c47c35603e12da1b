import { useStore } from '@nanostores/react';
import { type SubmitEvent, useState } from 'react';
import type { PageWords } from '../../../../i18n/page-words.ts';
import { formatShortAmount } from '../../../../lib/money/format-amount.ts';
import { parsePositiveAmount } from '../../../../lib/money/parse-amount.ts';
import { hrefOf } from '../../../../paths.ts';
import { Button } from '../../../../ui/Button.tsx';
import { FormProblem } from '../../../../ui/form/FormProblem.tsx';
import { Amount } from '../../../shared/Amount.tsx';
import { IdentityNeed } from '../../../shared/IdentityNeed.tsx';
import { lazyComponent } from '../../../shared/lazy-component.tsx';
import { TransactionNotice } from '../../../shared/TransactionNotice.tsx';
import { $settings } from '../../../site/stores/settings.ts';
import { type DepositChannel, type DepositPromotion, depositFee } from '../../model/deposit-channels.ts';
import { AmountField } from '../AmountField.tsx';
import { BankTransferFields } from './BankTransferFields.tsx';
import { ChannelList } from './ChannelList.tsx';
import { DepositLimits } from './DepositLimits.tsx';
import { DepositSummary } from './DepositSummary.tsx';
import { PromoCard } from './PromoCard.tsx';
import { useDepositForm } from './use-deposit-form.ts';
import '../adopt-cashier-styles.ts';

const IdentityLine = lazyComponent(() => import('../../../shared/IdentityLine.tsx'));

interface EntryProps {
  readonly words: PageWords;
  readonly ways: readonly DepositChannel[];
  readonly promos: readonly DepositPromotion[];
  readonly cdn: string;
  readonly onOrder: (depositId: string) => void;
  readonly stays: boolean;
}

/**
 * Form for a new deposit. `dep_func` 1 starts with the amount and lists the payment methods with their required fields;
 * the base version starts with the payment methods as tiles (R043, A16).
 */
export const DepositForm = ({ words, ways, promos: offered, cdn, onOrder, stays }: EntryProps) => {
  const { t } = words;
  const { template } = useStore($settings);
  const newer = template?.info.mobileTemplate.dep_func === '1';
  const [taken, setTaken] = useState({ of: offered, promos: offered });
  // A refreshed promotion replaces the one that was selected from an older response.
  const promos = taken.of === offered ? taken.promos : offered;
  const entry = useDepositForm(words, ways, onOrder, stays);
  const { way, amount, move } = entry;
  if (!way) return null;
  const pesos = parsePositiveAmount(amount) ?? 0;
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (!move.busy) void entry.submit();
  };

  const chooser = (
    <ChannelList key="ways" t={t} ways={ways} chosen={way.key} cdn={cdn} detailed={newer} onChoose={entry.choose} />
  );
  const sum = (
    <section key="amount">
      <AmountField
        label={t.cashierDeposit.amount()}
        clearLabel={t.cashierDeposit.clear()}
        value={amount}
        presets={way.quickAmounts.map((it) => ({ amount: it, label: formatShortAmount(it) }))}
        hint={t.cashierDeposit.range({ min: formatShortAmount(way.min), max: formatShortAmount(way.max) })}
        error={entry.errors.amount}
        onChange={entry.setAmount}
      />
      <p className="cashier__limit">
        {t.cashierDeposit.means()} <a href={hrefOf('responsible')}>{t.cashierDeposit.setLimit()}</a>
      </p>
      <DepositLimits locale={words.locale} />
      <IdentityLine locale={words.locale} purpose="deposit" />
    </section>
  );
  const promo = (
    <PromoCard
      key="promo"
      words={words}
      promos={promos}
      amount={pesos}
      onTaken={(next) => setTaken({ of: offered, promos: next })}
    />
  );
  return (
    <form className="cashier__form" method="post" noValidate onSubmit={submit}>
      {newer ? [sum, promo, chooser] : [chooser, sum, promo]}
      {way.channel === 'manual' && <BankTransferFields t={t} way={way} entry={entry} />}
      <DepositSummary
        words={words}
        amount={pesos}
        fee={depositFee(way, pesos)}
        promo={promos.find(({ accepted }) => accepted) ?? null}
      />
      <FormProblem text={entry.errors.form} />
      <IdentityNeed t={t} need={entry.errors.identity} />
      <TransactionNotice t={t} move={move} />
      <div className={pesos > 0 ? 'cashier__go cashier__go--ready' : 'cashier__go'}>
        {pesos > 0 && (
          <p className="num" aria-hidden="true">
            <span>
              {t.cashierDeposit.youPay()} <Amount pesos={pesos} />
            </span>
            <span>
              {t.cashierDeposit.fee()} <Amount pesos={depositFee(way, pesos)} />
            </span>
          </p>
        )}
        <Button look="gold" type="submit" wide busy={move.busy}>
          {way.group === 'wallet' ? t.cashierDeposit.continueTo({ name: way.name }) : t.cashierDeposit.continue()}
        </Button>
      </div>
    </form>
  );
};
