import { useState } from 'react';
import type { Value } from '#contract/types.ts';
import { passwordToggle } from '#features/shared/password-toggle.ts';
import { useWords } from '#i18n/use-words.ts';
import { Field } from '#ui/Field.tsx';
import { FormFrame } from '#ui/form/FormFrame.tsx';
import { PasswordField } from '#ui/form/PasswordField.tsx';
import type { Rates } from '../../model/rates.ts';
import { areRatesValid, RateFields } from '../rates/RateFields.tsx';
import { type AccountKind, AccountTypeField } from './AccountTypeField.tsx';
import { CreatedAccount } from './CreatedAccount.tsx';
import { useOpenAccount } from './use-open-account.ts';

interface OpenAccountFormProps {
  readonly settings: Value<'rebateSettings'>;
}

/** Form to open an account in the downline: username, first password, type and rebates. */
export const OpenAccountForm = ({ settings: { own, categories, step } }: OpenAccountFormProps) => {
  const { t } = useWords();
  const w = t.agentOpenAccount;
  const [kind, setKind] = useState<AccountKind>('player');
  const [rates, setRates] = useState<Rates>({});
  const { form, name, created, setCreated } = useOpenAccount(kind, rates);
  if (created) return <CreatedAccount account={created.account} onAnother={() => setCreated(null)} />;
  const hints = { unknown: w.nameHint(), checking: w.nameChecking(), free: w.nameFree(), taken: '' };
  const taken = name.state === 'taken' ? w.nameTaken() : undefined;
  return (
    <FormFrame
      form={form}
      className="opening__form"
      submit={w.open()}
      disabled={!areRatesValid({ categories, rates, max: own, step })}
    >
      <AccountTypeField kind={kind} onChoose={setKind} />
      <Field
        label={w.name()}
        name="username"
        icon="user"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        hint={hints[name.state]}
        error={form.errorOf('username') ?? taken}
        required
        onChange={({ target }) => name.check(target.value.trim())}
      />
      <PasswordField
        label={w.password()}
        hint={w.passwordHint()}
        name="password"
        autoComplete="new-password"
        {...passwordToggle(t)}
        error={form.errorOf('password')}
        required
      />
      <h2>{w.rebates()}</h2>
      <p className="opening__hint">{w.rebatesText()}</p>
      <RateFields categories={categories} rates={rates} max={own} step={step} onChange={setRates} />
    </FormFrame>
  );
};
