import { type SyntheticEvent, useState } from 'react';
import { createAffiliateUrl } from '#contract/agent/affiliate-links.ts';
import type { Value } from '#contract/types.ts';
import { errorText } from '#i18n/error-words.ts';
import { useWords } from '#i18n/use-words.ts';
import { api } from '#lib/http/client.ts';
import { CallAborted } from '#lib/http/errors.ts';
import { Button } from '#ui/Button.tsx';
import { FormProblem } from '#ui/form/FormProblem.tsx';
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
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const make = async (event: SyntheticEvent): Promise<void> => {
    event.preventDefault();
    setBusy(true);
    setProblem(undefined);
    try {
      await api(createAffiliateUrl, { body: { kind, rebates: rates } });
      onCreated();
    } catch (error) {
      if (!(error instanceof CallAborted)) setProblem(errorText(t, error));
      setBusy(false);
    }
  };
  return (
    <Sheet title={t.agentOpenAccount.makeLink()} closeLabel={t.siteShell.close()} onClose={onClose}>
      <form className="dialog__form" method="post" noValidate onSubmit={(event) => void make(event)}>
        <AccountTypeField kind={kind} onChoose={setKind} />
        <RateFields categories={categories} rates={rates} max={own} step={step} onChange={setRates} />
        <FormProblem text={problem} />
        <Button
          look="primary"
          wide
          type="submit"
          busy={busy}
          disabled={!areRatesValid({ categories, rates, max: own, step })}
        >
          {t.agentOpenAccount.makeLink()}
        </Button>
      </form>
    </Sheet>
  );
};
