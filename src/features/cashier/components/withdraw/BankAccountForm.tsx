import { useState } from 'react';
import type { Value } from '../../../../contract/types.ts';
import type { PageWords } from '../../../../i18n/page-words.ts';
import type { Words } from '../../../../i18n/translate.ts';
import { Field } from '../../../../ui/Field.tsx';
import { FormFrame } from '../../../../ui/form/FormFrame.tsx';
import { PasswordField } from '../../../../ui/form/PasswordField.tsx';
import { pinInput } from '../../../../ui/form/pin-input.ts';
import { SelectField } from '../../../../ui/form/SelectField.tsx';
import { FailedState } from '../../../shared/FailedState.tsx';
import { useWithdrawBanks } from '../../../shared/use-withdraw-banks.ts';
import { type BankAccountFormState, type TypedPasswords, useBankAccountForm } from './use-bank-account-form.ts';

interface BankAccountFormProps {
  readonly words: PageWords;
  readonly info: Value<'withdrawInfo'>;
  readonly secrets: TypedPasswords;
  readonly onDone: (cardId: string) => void;
}

interface MissingPasswordsProps {
  readonly t: Words;
  readonly form: BankAccountFormState;
  readonly secrets: TypedPasswords;
}

/** Passwords that no earlier step has collected. */
const MissingPasswords = ({ t, form, secrets }: MissingPasswordsProps) => {
  const toggles = { showLabel: t.cashierWithdraw.showPassword(), hideLabel: t.accountCommon.hidePassword() };
  return (
    <>
      {!secrets.payment && (
        <PasswordField
          {...toggles}
          label={t.cashierWithdraw.password()}
          {...pinInput}
          name="paymentPassword"
          required
          error={form.errorOf('paymentPassword')}
        />
      )}
      {!secrets.login && (
        <PasswordField
          {...toggles}
          label={t.cashierWithdraw.loginPassword()}
          name="loginPassword"
          autoComplete="current-password"
          required
          error={form.errorOf('loginPassword')}
        />
      )}
    </>
  );
};

/** Form to add a bank account or wallet in the player's own name. */
export const BankAccountForm = ({ words: { t }, info, secrets, onDone }: BankAccountFormProps) => {
  const loaded = useWithdrawBanks();
  const banks = loaded.value ?? [];
  const [bankId, setBankId] = useState('');
  const bank = banks.find((it) => it.bankId === bankId) ?? banks[0];

  const form = useBankAccountForm(t, { bank, payeeName: info.payeeName, secrets, onDone });
  if (loaded.state === 'failed')
    return <FailedState t={t} code={loaded.code ?? 'system.unknown'} heading="h3" onRetry={loaded.reload} />;
  return (
    <FormFrame form={form} className="sheetform" submit={t.cashierWithdraw.saveAccount()} disabled={!bank}>
      <SelectField
        label={t.cashierWithdraw.bank()}
        name="bankId"
        onChange={({ currentTarget }) => setBankId(currentTarget.value)}
      >
        {banks.map((it) => (
          <option key={it.bankId} value={it.bankId}>
            {it.name}
          </option>
        ))}
      </SelectField>
      <Field
        label={t.cashierWithdraw.number()}
        name="number"
        inputMode="numeric"
        autoComplete="off"
        required
        error={form.errorOf('number')}
      />
      <Field
        label={t.cashierWithdraw.payee()}
        name="payeeName"
        autoComplete="name"
        required
        readOnly={info.payeeName !== null}
        defaultValue={info.payeeName ?? ''}
        hint={t.cashierWithdraw.payeeHint()}
        error={form.errorOf('payeeName')}
      />
      <MissingPasswords t={t} form={form} secrets={secrets} />
      {info.cards.length > 0 && <p className="hint">{t.cashierWithdraw.holdHint()}</p>}
    </FormFrame>
  );
};
