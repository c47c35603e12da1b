import { useEffect, useState } from 'react';
import { verifyReceipt } from '#contract/records/receipts.ts';
import { removeInvisible } from '#contract/text.ts';
import type { Value } from '#contract/types.ts';
import { Facts } from '#features/shared/Facts.tsx';
import { errorText } from '#i18n/error-words.ts';
import { useWords } from '#i18n/use-words.ts';
import { dayAndTime } from '#lib/dates/day-words.ts';
import { api } from '#lib/http/client.ts';
import { codeOf } from '#lib/http/errors.ts';
import { Button } from '#ui/Button.tsx';
import { Field } from '#ui/Field.tsx';
import { FormProblem } from '#ui/form/FormProblem.tsx';
import { useForm } from '#ui/form/use-form.ts';
import { Icon } from '#ui/Icon.tsx';
import { StatusChip } from '#ui/StatusChip.tsx';
import '../print-colours.css';
import './receipt.css';
import { formatAmount } from '#lib/money/format-amount.ts';
import { toneOfReceipt } from './receipt-lines.ts';

type Verified = Value<'verifyReceipt'>;

/** Maximum length of a code that is sent; no code is longer. */
const maxCode = 80;

/** Shows whether a receipt is genuine, with only its number, amount, status and date. */
export const VerifyReceipt = () => {
  const { t, locale: current } = useWords();
  const { recordsReceipt: w } = t;
  const [found, setFound] = useState<Verified | null>(null);
  const form = useForm<'code'>({
    names: ['code'],
    errorText: (error) => {
      const code = codeOf(error);
      if (code === 'resource.unknown') return w.notGenuine();
      return code === 'permission.denied' ? w.closed() : errorText(t, error);
    },
    check: (_name, { code }) => {
      if (!code.trim()) return [w.codeMissing()];
      return code.trim().length > maxCode ? [w.notGenuine()] : [];
    },
    submit: async ({ code }) => {
      setFound(null);
      setFound(await api(verifyReceipt, { body: { code: removeInvisible(code).trim() } }));
    },
    fieldOf: (code) => (code === 'resource.unknown' ? 'code' : undefined),
  });
  const { ref } = form;
  useEffect(() => {
    const code = new URLSearchParams(location.search).get('code');
    const field = ref.current?.elements.namedItem('code');
    if (!code || !(field instanceof HTMLInputElement)) return;
    field.value = code;
    ref.current?.requestSubmit();
  }, [ref]);
  return (
    <div className="stack receiptpage">
      <form ref={ref} className="receiptpage__form" method="post" noValidate {...form.events}>
        <Field
          label={w.code()}
          name="code"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          required
          hint={w.codeHint()}
          error={form.errorOf('code')}
        />
        <FormProblem text={form.formError} />
        <Button look="primary" wide type="submit" busy={form.busy}>
          {w.verify()}
        </Button>
      </form>
      <div role="status">
        {found && (
          <article className="receipt receipt--verified">
            <p className="receipt__ok">
              <Icon name="ok" />
              <b>{w.genuine()}</b>
            </p>
            <p className="receipt__amount num" translate="no">
              {formatAmount(found.amount)}
            </p>
            <StatusChip tone={toneOfReceipt(found.status)}>{w[found.status]()}</StatusChip>
            <Facts
              facts={[
                { label: w.number(), value: found.number },
                { label: w.made(), value: dayAndTime(found.at, current) },
              ]}
            />
          </article>
        )}
      </div>
    </div>
  );
};
