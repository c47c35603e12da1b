import { useState } from 'react';
import { createAffiliateUrl } from '#contract/agent/affiliate-links.ts';
import type { Value } from '#contract/types.ts';
import { errorText } from '#i18n/error-words.ts';
import { useWords } from '#i18n/use-words.ts';
import { api } from '#lib/http/client.ts';
import { Button } from '#ui/Button.tsx';
import { FormProblem } from '#ui/form/FormProblem.tsx';
import { useForm } from '#ui/form/use-form.ts';
import { Sheet } from '#ui/Sheet.tsx';
import type { Rates } from '../../model/rates.ts';
import { areRatesValid, RateFields } from '../rates/RateFields.tsx';
import { type AccountKind, AccountTypeField } from './AccountTypeField.tsx';

interface LinkSheetProps {
  readonly settings: Value<'rebateSettings'>;
  readonly onCreated: () => void;
  readonly onClose: () => void;
}

/** Sheet to create a referral link: account type and rebates. */
export const LinkSheet = ({ settings: { own, categories, step }, onCreated, onClose }: LinkSheetProps) => {
  const { t } = useWords();
  const [kind, setKind] = useState<AccountKind>('player');
  const [rates, setRates] = useState<Rates>({});
  const form = useForm({
    errorText: (error) => errorText(t, error),
    submit: async () => {
      await api(createAffiliateUrl, { body: { kind, rebates: rates } });
      onCreated();
    },
  });
  return (
    <Sheet title={t.agentOpenAccount.makeLink()} closeLabel={t.siteShell.close()} onClose={onClose}>
      <form ref={form.ref} className="dialog__form" method="post" noValidate {...form.events}>
        <AccountTypeField kind={kind} onChoose={setKind} />
        <RateFields categories={categories} rates={rates} max={own} step={step} onChange={setRates} />
        <FormProblem text={form.formError} />
        <Button
          look="primary"
          wide
          type="submit"
          busy={form.busy}
          disabled={!areRatesValid({ categories, rates, max: own, step })}
        >
          {t.agentOpenAccount.makeLink()}
        </Button>
      </form>
    </Sheet>
  );
};
