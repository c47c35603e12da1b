import { useState } from 'react';
import { withdrawBanks } from '#contract/cashier/bank-accounts.ts';
import { wireLanguage } from '#i18n/locale.ts';
import { useWords } from '#i18n/use-words.ts';
import { api } from '#lib/http/client.ts';
import { Field } from '#ui/Field.tsx';
import { FormFrame } from '#ui/form/FormFrame.tsx';
import { SelectField } from '#ui/form/SelectField.tsx';
import { FailedState } from './FailedState.tsx';
import { HoldNotice } from './HoldNotice.tsx';
import { LoginPasswordField } from './LoginPasswordField.tsx';
import { PinField } from './PinField.tsx';
import { type TypedPasswords, useBankAccountForm, type WithdrawBank } from './use-bank-account-form.ts';
import { useQuery } from './use-query.ts';

interface BankAccountFormProps {
  readonly className: string;
  /** Name of the player's other accounts, which a new one must match; null if there is none. */
  readonly payeeName: string | null;
  /** Hours that another account holds withdrawals; null for the first one. */
  readonly holdHours: number | null;
  readonly passwords?: TypedPasswords;
  readonly onAdded: (cardId: string) => void;
}

const optionsOf = (kind: WithdrawBank['kind'], banks: readonly WithdrawBank[] | null) =>
  banks
    ?.filter((bank) => bank.kind === kind)
    .map(({ bankId, name }) => (
      <option key={bankId} value={bankId}>
        {name}
      </option>
    ));

/** Form to add a bank account or e-wallet in the player's own name. */
export const BankAccountForm = ({ className, payeeName, holdHours, passwords = {}, onAdded }: BankAccountFormProps) => {
  const { t } = useWords();
  const banks = useQuery('withdraw-banks', (signal, current) =>
    api(withdrawBanks, { query: { language: wireLanguage(current) }, signal }),
  );
  const [bankId, setBankId] = useState('');
  const bank = banks.value?.find((it) => it.bankId === bankId);
  const form = useBankAccountForm({ bank, passwords, onAdded });

  if (banks.state === 'failed')
    return <FailedState code={banks.code ?? 'system.unknown'} heading="h3" onRetry={banks.reload} />;
  return (
    <FormFrame form={form} className={className} submit={t.cashierBankAccount.add()}>
      <SelectField
        label={t.cashierBankAccount.bank()}
        name="bankId"
        icon="card"
        defaultValue=""
        required
        onChange={({ currentTarget }) => setBankId(currentTarget.value)}
        error={form.errorOf('bankId')}
      >
        <option value="">{t.cashierBankAccount.choose()}</option>
        <optgroup label={t.cashierBankAccount.wallets()}>{optionsOf('wallet', banks.value)}</optgroup>
        <optgroup label={t.cashierBankAccount.banks()}>{optionsOf('bank', banks.value)}</optgroup>
      </SelectField>
      <Field
        label={bank?.kind === 'wallet' ? t.cashierBankAccount.walletNumber() : t.cashierBankAccount.number()}
        name="number"
        inputMode="numeric"
        autoComplete="off"
        required
        error={form.errorOf('number')}
      />
      <Field
        label={t.cashierBankAccount.name()}
        name="payeeName"
        icon="user"
        autoComplete="name"
        required
        readOnly={payeeName !== null}
        defaultValue={payeeName ?? ''}
        hint={payeeName === null ? t.cashierBankAccount.nameHint() : t.cashierBankAccount.nameFixed()}
        error={form.errorOf('payeeName')}
      />
      {!passwords.payment && (
        <PinField
          label={t.accountPasswords.withdrawal()}
          name="paymentPassword"
          error={form.errorOf('paymentPassword')}
        />
      )}
      {!passwords.login && <LoginPasswordField error={form.errorOf('loginPassword')} />}
      {holdHours !== null && <HoldNotice hours={holdHours} />}
    </FormFrame>
  );
};
