import { useState } from 'react';
import { maxPasswordInputLength } from '../../../../../contract/account/password-terms.ts';
import { addBankCard } from '../../../../../contract/cashier/bank-accounts.ts';
import type { Value } from '../../../../../contract/types.ts';
import type { Words } from '../../../../../i18n/translate.ts';
import { api } from '../../../../../lib/http/client.ts';
import { Field } from '../../../../../ui/Field.tsx';
import { FormFrame } from '../../../../../ui/form/FormFrame.tsx';
import { SelectField } from '../../../../../ui/form/SelectField.tsx';
import type { Values } from '../../../../../ui/form/values.ts';
import { FailedState } from '../../../../shared/FailedState.tsx';
import { useWithdrawBanks } from '../../../../shared/use-withdraw-banks.ts';
import { validateText } from '../../../../shared/validate-text.ts';
import { isAccountNumber, parseAccountNumber } from '../../../model/account-number.ts';
import { LoginPasswordField } from '../LoginPasswordField.tsx';
import { isPin, PinField } from '../PinField.tsx';
import type { StepProps } from '../step-props.ts';
import { useStepForm } from '../use-step-form.ts';

type Name = 'bankId' | 'number' | 'payeeName' | 'paymentPassword' | 'loginPassword';

interface BankCardFormProps extends StepProps {
  /** Other cards exist: adding one holds withdrawals for a while. */
  readonly hasOtherCards: boolean;
  readonly onAdded: () => void;
}

type Bank = Value<'withdrawBanks'>[number];

/** Returns the error texts of a field in the current language; the bank determines the length of the account number. */
const cardProblems = (t: Words, bank: Bank | undefined, name: Name, values: Values<Name>): readonly string[] => {
  if (name === 'bankId') return values.bankId ? [] : [t.accountSecurity.bankRequired()];
  if (name === 'number') {
    if (!bank || isAccountNumber(parseAccountNumber(values.number, bank.kind), bank.digits)) return [];
    const [min, max] = bank.digits;
    return [
      min === max
        ? t.accountSecurity.numberDigitsOne({ most: max })
        : t.accountSecurity.numberDigits({ least: min, most: max }),
    ];
  }
  if (name === 'payeeName')
    return validateText(t, values.payeeName.length < 2 ? '' : values.payeeName, 60, t.accountSecurity.cardNameHint());
  if (name === 'paymentPassword')
    return isPin(values.paymentPassword) ? [] : [t.accountSecurity.paymentPasswordRequired()];
  return validateText(t, values.loginPassword, maxPasswordInputLength, t.accountSecurity.identityRequired());
};

const optionsOf = (kind: Bank['kind'], banks: readonly Bank[] | null) =>
  banks
    ?.filter((bank) => bank.kind === kind)
    .map(({ bankId, name }) => (
      <option key={bankId} value={bankId}>
        {name}
      </option>
    ));

/** Form to add a bank account or wallet in the player's own name (R265). */
export const BankCardForm = ({ words: { t }, config, hasOtherCards, onAdded }: BankCardFormProps) => {
  const banks = useWithdrawBanks();
  const [bankId, setBankId] = useState('');
  const bank = banks.value?.find((it) => it.bankId === bankId);

  const form = useStepForm<Name>({
    t,
    names: ['bankId', 'number', 'payeeName', 'paymentPassword', 'loginPassword'],
    fields: {
      'login.wrong-password': 'loginPassword',
      'payment.wrong-password': 'paymentPassword',
      'request.conflict': 'number',
    },
    words: {
      'request.conflict': t.accountSecurity.cardTaken(),
      'limit.reached': t.accountSecurity.cardsFull(),
    },
    check: (name, values) => cardProblems(t, bank, name, values),
    submit: async ({ number, ...values }) => {
      await api(addBankCard, { body: { ...values, number: parseAccountNumber(number, bank?.kind) } });
      onAdded();
    },
  });

  if (banks.state === 'failed')
    return <FailedState t={t} code={banks.code ?? 'system.unknown'} heading="h3" onRetry={banks.reload} />;
  return (
    <FormFrame form={form} className="stack secform" submit={t.accountSecurity.addCard()}>
      <SelectField
        label={t.accountSecurity.bank()}
        name="bankId"
        icon="card"
        defaultValue=""
        required
        onChange={({ currentTarget }) => setBankId(currentTarget.value)}
        error={form.errorOf('bankId')}
      >
        <option value="">{t.accountSecurity.chooseBank()}</option>
        <optgroup label={t.accountSecurity.wallets()}>{optionsOf('wallet', banks.value)}</optgroup>
        <optgroup label={t.accountSecurity.banks()}>{optionsOf('bank', banks.value)}</optgroup>
      </SelectField>
      <Field
        label={bank?.kind === 'wallet' ? t.accountSecurity.walletNumber() : t.accountSecurity.cardNumber()}
        name="number"
        inputMode="numeric"
        autoComplete="off"
        required
        error={form.errorOf('number')}
      />
      <Field
        label={t.accountSecurity.cardName()}
        name="payeeName"
        icon="user"
        autoComplete="name"
        required
        readOnly={config.payeeName !== null}
        defaultValue={config.payeeName ?? ''}
        hint={config.payeeName ? t.accountSecurity.cardNameFixed() : t.accountSecurity.cardNameHint()}
        error={form.errorOf('payeeName')}
      />
      <PinField
        t={t}
        label={t.accountSecurity.payment()}
        name="paymentPassword"
        error={form.errorOf('paymentPassword')}
      />
      <LoginPasswordField t={t} error={form.errorOf('loginPassword')} />
      {hasOtherCards && <p className="hint">{t.accountSecurity.holdNotice()}</p>}
    </FormFrame>
  );
};
