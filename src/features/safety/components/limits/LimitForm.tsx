import { type SyntheticEvent, useRef, useState } from 'react';
import { setLimit } from '#contract/safety/limits.ts';
import type { OwnLimit, OwnLimits } from '#contract/types.ts';
import { IdentityNeed, identityNeedOf, type Need } from '#features/shared/IdentityNeed.tsx';
import { errorText } from '#i18n/error-words.ts';
import { useWords } from '#i18n/use-words.ts';
import { focusInvalid } from '#lib/focus-invalid.ts';
import { api } from '#lib/http/client.ts';
import { codeOf } from '#lib/http/errors.ts';
import { hasWrongComma, parseAmount } from '#lib/money/parse-amount.ts';
import { showToast } from '#lib/toasts.ts';
import { currency } from '#markets/current.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { Field } from '#ui/Field.tsx';
import { FormProblem } from '#ui/form/FormProblem.tsx';
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
  const form = useRef<HTMLFormElement>(null);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const [need, setNeed] = useState<Need>();
  const { min, max } = limitRangeOf(kind);
  const range = t.safetyProtection.range({
    min: limitAmountText(words, kind, min),
    max: limitAmountText(words, kind, max),
  });

  const save = async (height: number | null): Promise<void> => {
    setBusy(true);
    setProblem(undefined);
    setNeed(undefined);
    try {
      const value = await api(setLimit, { body: { kind, period, amount: height } });
      const changed = value.limits.find((it) => it.kind === kind && it.period === period);
      showToast(changed?.pending ? t.safetyProtection.waits() : t.safetyProtection.saved(), { kind: 'ok' });
      onSaved(value);
    } catch (failure) {
      const identity = identityNeedOf(failure);
      if (identity) setNeed(identity);
      else setProblem(errorText(t, codeOf(failure)));
      setBusy(false);
    }
  };
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    const typed = String(new FormData(form.current ?? undefined).get('amount') ?? '');
    const height = parseAmount(typed);
    const isInRange = height !== null && height >= min && height <= max;
    const found = isInRange ? undefined : hasWrongComma(typed) ? t.siteWidgets.amountComma() : range;
    setError(found);
    if (isInRange) void save(height);
    else focusInvalid(form.current?.querySelector('input'), found ?? '');
  };

  return (
    <Dialog title={title} onClose={onClose}>
      <form ref={form} className="dialog__form" method="post" noValidate onSubmit={submit}>
        <Field
          label={
            kind === 'session' ? t.safetyProtection.atMostMinutes() : t.safetyProtection.amount({ sign: currency.sign })
          }
          name="amount"
          inputMode="decimal"
          autoComplete="off"
          defaultValue={amount ?? ''}
          hint={range}
          error={error}
        />
        <FormProblem text={problem} />
        <IdentityNeed need={need} />
        {amount !== null && (
          <Button look="ghost" busy={busy} onClick={() => void save(null)}>
            {t.safetyProtection.remove()}
          </Button>
        )}
        <div className="dialog__buttons">
          <Button look="quiet" onClick={onClose}>
            {t.safetyProtection.cancel()}
          </Button>
          <Button look="primary" type="submit" busy={busy}>
            {t.safetyProtection.save()}
          </Button>
        </div>
      </form>
    </Dialog>
  );
};
