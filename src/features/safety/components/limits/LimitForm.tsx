import { useState } from 'react';
import { setLimit } from '#contract/safety/limits.ts';
import type { OwnLimit, OwnLimits } from '#contract/types.ts';
import { IdentityNeed, identityNeedOf, type Need } from '#features/shared/IdentityNeed.tsx';
import { errorText } from '#i18n/error-words.ts';
import { useWords } from '#i18n/use-words.ts';
import { api } from '#lib/http/client.ts';
import { hasWrongComma, parseAmount } from '#lib/money/parse-amount.ts';
import { showToast } from '#lib/toasts.ts';
import { currency } from '#markets/current.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { Field } from '#ui/Field.tsx';
import { FormProblem } from '#ui/form/FormProblem.tsx';
import { useForm } from '#ui/form/use-form.ts';
import { limitRangeOf } from '../../model/limit-and-closure-options.ts';
import { limitAmountText } from './LimitRow.tsx';

interface LimitFormProps {
  readonly limit: OwnLimit;
  readonly title: string;
  readonly onSaved: (value: OwnLimits) => void;
  readonly onClose: () => void;
}

/** Form to set the amount of one limit. */
export const LimitForm = ({ limit, title, onSaved, onClose }: LimitFormProps) => {
  const words = useWords();
  const { t } = words;
  const { kind, period, amount } = limit;
  const [need, setNeed] = useState<Need>();
  const { min, max } = limitRangeOf(kind);
  const range = t.safetyProtection.range({
    min: limitAmountText(words, kind, min),
    max: limitAmountText(words, kind, max),
  });

  const save = async (newAmount: number | null): Promise<void> => {
    setNeed(undefined);
    const value = await api(setLimit, { body: { kind, period, amount: newAmount } });
    const changed = value.limits.find((it) => it.kind === kind && it.period === period);
    showToast(changed?.pending ? t.safetyProtection.waits() : t.safetyProtection.saved(), { kind: 'ok' });
    onSaved(value);
  };
  const form = useForm<'amount'>({
    names: ['amount'],
    errorText: (error) => errorText(t, error),
    check: (_, { amount: typed }) => {
      const newAmount = parseAmount(typed);
      if (newAmount !== null && newAmount >= min && newAmount <= max) return undefined;
      return hasWrongComma(typed) ? t.siteWidgets.amountComma() : range;
    },
    submit: ({ amount: typed }) => save(parseAmount(typed)),
    onRefused: (error) => setNeed(identityNeedOf(error) ?? undefined),
  });
  return (
    <Dialog title={title} onClose={onClose}>
      <form ref={form.ref} className="dialog__form" method="post" noValidate {...form.events}>
        <Field
          label={
            kind === 'session' ? t.safetyProtection.atMostMinutes() : t.safetyProtection.amount({ sign: currency.sign })
          }
          name="amount"
          inputMode="decimal"
          autoComplete="off"
          defaultValue={amount ?? ''}
          hint={range}
          error={form.errorOf('amount')}
        />
        <FormProblem text={need ? undefined : form.formError} />
        <IdentityNeed need={need} />
        {amount !== null && (
          <Button look="ghost" busy={form.busy} onClick={() => form.perform(() => save(null))}>
            {t.safetyProtection.remove()}
          </Button>
        )}
        <div className="dialog__buttons">
          <Button look="quiet" onClick={onClose}>
            {t.safetyProtection.cancel()}
          </Button>
          <Button look="primary" type="submit" busy={form.busy}>
            {t.safetyProtection.save()}
          </Button>
        </div>
      </form>
    </Dialog>
  );
};
