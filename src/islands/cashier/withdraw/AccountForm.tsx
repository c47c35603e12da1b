import { useEffect, useState } from 'react';
import { addBankCard, withdrawBanks } from '../../../api/account/cards.ts';
import { CallAborted, CallError, codeOf, quietly } from '../../../api/errors.ts';
import type { Value } from '../../../contract/types.ts';
import { errorText } from '../../../i18n/error-words.ts';
import { wireLanguage } from '../../../i18n/locale.ts';
import type { PageWords } from '../../../i18n/page-words.ts';
import { Field } from '../../../ui/Field.tsx';
import { FormFrame } from '../../../ui/form/FormFrame.tsx';
import { PasswordField } from '../../../ui/form/PasswordField.tsx';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { useForm } from '../../../ui/form/use-form.ts';
import type { Secrets } from './SetUpSheet.tsx';

interface FormProps {
  readonly words: PageWords;
  readonly info: Value<'withdrawInfo'>;
  readonly secrets: Secrets;
  readonly onDone: (cardId: string) => void;
}

type Name = 'number' | 'payeeName' | 'paymentPassword' | 'loginPassword';

/** A bank account or wallet in the player's own name. */
export const AccountForm = ({ words: { t, locale }, info, secrets, onDone }: FormProps) => {
  const [banks, setBanks] = useState<Value<'withdrawBanks'>>([]);
  const [bankId, setBankId] = useState('');
  useEffect(() => void quietly(withdrawBanks({ language: wireLanguage(locale) }).then(setBanks)), [locale]);
  const chosen = bankId || banks[0]?.bankId || '';

  const form = useForm<Name>({
    names: ['number', 'payeeName', 'paymentPassword', 'loginPassword'],
    say: (code, name) =>
      name === 'number' && code === 'request.invalid'
        ? t.withdrawing.numberWrong()
        : name === 'payeeName' && code === 'request.invalid'
          ? t.withdrawing.payeeOther()
          : code === 'request.conflict'
            ? t.withdrawing.numberTaken()
            : errorText(t, code),
    check: (name, values) => {
      if (name === 'number') return /^\d{8,20}$/.test(values.number) ? [] : [t.withdrawing.numberNone()];
      if (name === 'payeeName')
        return info.payeeName || values.payeeName.length >= 2 ? [] : [t.withdrawing.payeeNone()];
      if (name === 'paymentPassword')
        return secrets.payment || /^\d{6}$/.test(values.paymentPassword) ? [] : [t.withdrawing.passwordNone()];
      return secrets.login || values.loginPassword ? [] : [t.withdrawing.loginPasswordNone()];
    },
    submit: async ({ number, payeeName, paymentPassword, loginPassword }) => {
      const { cardId } = await addBankCard({
        bankId: chosen,
        number,
        payeeName: info.payeeName ?? payeeName,
        paymentPassword: secrets.payment ?? paymentPassword,
        loginPassword: secrets.login ?? loginPassword,
      });
      onDone(cardId);
    },
    onRefused: (error) => {
      if (error instanceof CallAborted) return;
      const code = codeOf(error);
      const field = error instanceof CallError ? error.fields[0]?.field : undefined;
      if (field === 'number' || field === 'payeeName') form.refuse(code, field);
      else if (code === 'request.conflict') form.refuse(code, 'number');
      else if (code === 'payment.wrong-password') form.refuse(code, 'paymentPassword');
      else if (code === 'login.wrong-password') form.refuse(code, 'loginPassword');
      else form.refuse(code);
    },
  });
  const toggles = { showLabel: t.withdrawing.showPassword(), hideLabel: t.account.hidePassword() };
  return (
    <FormFrame form={form} className="sheetform" submit={t.withdrawing.saveAccount()} disabled={!chosen}>
      <SelectField
        label={t.withdrawing.bank()}
        name="bankId"
        onChange={({ currentTarget }) => setBankId(currentTarget.value)}
      >
        {banks.map((bank) => (
          <option key={bank.bankId} value={bank.bankId}>
            {bank.name}
          </option>
        ))}
      </SelectField>
      <Field
        label={t.withdrawing.number()}
        name="number"
        inputMode="numeric"
        autoComplete="off"
        maxLength={20}
        required
        error={form.errorOf('number')}
      />
      <Field
        label={t.withdrawing.payee()}
        name="payeeName"
        autoComplete="name"
        maxLength={60}
        required
        readOnly={info.payeeName !== null}
        defaultValue={info.payeeName ?? ''}
        hint={t.withdrawing.payeeHint()}
        error={form.errorOf('payeeName')}
      />
      {!secrets.payment && (
        <PasswordField
          {...toggles}
          label={t.withdrawing.password()}
          name="paymentPassword"
          inputMode="numeric"
          autoComplete="off"
          maxLength={6}
          required
          error={form.errorOf('paymentPassword')}
        />
      )}
      {!secrets.login && (
        <PasswordField
          {...toggles}
          label={t.withdrawing.loginPassword()}
          name="loginPassword"
          autoComplete="current-password"
          maxLength={128}
          required
          error={form.errorOf('loginPassword')}
        />
      )}
      {info.cards.length > 0 && <p className="hint">{t.withdrawing.holdHint()}</p>}
    </FormFrame>
  );
};
