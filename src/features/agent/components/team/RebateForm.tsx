import { useState } from 'react';
import { updateDownlineRebates } from '#contract/agent/team.ts';
import type { Value } from '#contract/types.ts';
import { errorText } from '#i18n/error-words.ts';
import type { Words } from '#i18n/translate.ts';
import { useWords } from '#i18n/use-words.ts';
import { api } from '#lib/http/client.ts';
import { detailsOf } from '#lib/http/errors.ts';
import { formatRate } from '#lib/money/format-rate.ts';
import { showToast } from '#lib/toasts.ts';
import { Button } from '#ui/Button.tsx';
import { FormProblem } from '#ui/form/FormProblem.tsx';
import { useForm } from '#ui/form/use-form.ts';
import type { Rates } from '../../model/rates.ts';
import { areRatesValid, RateFields } from '../rates/RateFields.tsx';

interface RebateFormProps {
  readonly it: Value<'downline'>;
  readonly settings: Value<'rebateSettings'>;
  readonly onSaved: () => void;
}

/** Returns the text of an error; a limit in the server's error is shown with its figures. */
const problemText = (t: Words, error: unknown): string => {
  const range = detailsOf(error, 'amount.out-of-range', 'updateDownlineRebates');
  if (!range) return errorText(t, error);
  const bounds = t.agentOpenAccount.rateBounds({ least: formatRate(range.min), most: formatRate(range.max) });
  return `${t.gamesCommon[range.category as 'RNG']()}: ${bounds}`;
};

/** Changes a member's rebates, up to the highest rates that the agent can give. */
export const RebateForm = ({ it, settings: { categories, step }, onSaved }: RebateFormProps) => {
  const { t } = useWords();
  const [rates, setRates] = useState<Rates>(it.rebates);
  const changed = Object.fromEntries(Object.entries(rates).filter(([name, rate]) => rate !== it.rebates[name]));
  const hasChanges = Object.keys(changed).length > 0;
  const form = useForm({
    errorText: (error) => problemText(t, error),
    submit: async () => {
      await api(updateDownlineRebates, { body: { account: it.account, rebates: changed } });
      showToast(t.agentTeam.saved({ name: it.account }), { kind: 'ok' });
      onSaved();
    },
  });
  return (
    <form ref={form.ref} className="membersheet" method="post" noValidate {...form.events}>
      <p className="membersheet__hint">{t.agentTeam.rebateLimits()}</p>
      <RateFields categories={categories} rates={rates} max={it.maxRebates} step={step} onChange={setRates} />
      <FormProblem text={form.formError} />
      <Button
        look="primary"
        wide
        type="submit"
        busy={form.busy}
        disabled={!hasChanges || !areRatesValid({ categories, rates, max: it.maxRebates, step })}
      >
        {t.agentTeam.save()}
      </Button>
    </form>
  );
};
