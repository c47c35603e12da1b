import { maxPasswordInputLength } from '../../../../contract/account/password-terms.ts';
import { addBankCard } from '../../../../contract/cashier/bank-accounts.ts';
import type { Value } from '../../../../contract/types.ts';
import { errorText } from '../../../../i18n/error-words.ts';
import type { Words } from '../../../../i18n/translate.ts';
import { api } from '../../../../lib/http/client.ts';
import { CallAborted, CallError, codeOf } from '../../../../lib/http/errors.ts';
import { type Form, useForm } from '../../../../ui/form/use-form.ts';
import { isAccountNumber, parseAccountNumber } from '../../../account/model/account-number.ts';
import { validateText } from '../../../shared/validate-text.ts';

type Name = 'number' | 'payeeName' | 'paymentPassword' | 'loginPassword';

export type BankAccountFormState = Form<Name>;

/** Passwords typed in earlier steps of this sheet, so that later steps do not ask again. */
export interface TypedPasswords {
  readonly login?: string;
  readonly payment?: string;
}

interface NewAccount {
  /** The selected bank or e-wallet; undefined until the list is loaded. */
  readonly bank: Value<'withdrawBanks'>[number] | undefined;
  readonly payeeName: Value<'withdrawInfo'>['payeeName'];
  readonly secrets: TypedPasswords;
  readonly onDone: (cardId: string) => void;
}

/** Returns the state of the bank account form: validation, submit, and mapping of server errors to fields. */
export const useBankAccountForm = (
  t: Words,
  { bank, payeeName: known, secrets, onDone }: NewAccount,
): BankAccountFormState => {
  const [min = 8, max = 20] = bank?.digits ?? [];
  const numberError = () => t.cashierWithdraw.numberWrong({ digits: min === max ? `${max}` : `${min}–${max}` });
  const form = useForm<Name>({
    names: ['number', 'payeeName', 'paymentPassword', 'loginPassword'],
    errorText: (code, name) => {
      if (name === 'number' && code === 'request.invalid') return numberError();
      if (name === 'payeeName' && code === 'request.invalid') return t.cashierWithdraw.payeeOther();
      return code === 'request.conflict' ? t.cashierWithdraw.numberTaken() : errorText(t, code);
    },
    check: (name, values) => {
      if (name === 'number') {
        const fits = isAccountNumber(parseAccountNumber(values.number, bank?.kind), [min, max]);
        return fits ? [] : [numberError()];
      }
      if (name === 'payeeName') {
        if (known) return [];
        return validateText(t, values.payeeName.length < 2 ? '' : values.payeeName, 60, t.cashierWithdraw.payeeNone());
      }
      if (name === 'paymentPassword')
        return secrets.payment || /^\d{6}$/.test(values.paymentPassword) ? [] : [t.cashierWithdraw.passwordNone()];
      if (secrets.login) return [];
      return validateText(t, values.loginPassword, maxPasswordInputLength, t.cashierWithdraw.loginPasswordNone());
    },
    submit: async ({ number, payeeName, paymentPassword, loginPassword }) => {
      const { cardId } = await api(addBankCard, {
        body: {
          bankId: bank?.bankId ?? '',
          number: parseAccountNumber(number, bank?.kind),
          payeeName: known ?? payeeName,
          paymentPassword: secrets.payment ?? paymentPassword,
          loginPassword: secrets.login ?? loginPassword,
        },
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
  return form;
};
