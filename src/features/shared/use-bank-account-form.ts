import { addBankCard } from '#contract/cashier/bank-accounts.ts';
import type { Value } from '#contract/types.ts';
import { isAccountNumber, parseAccountNumber } from '#features/account/model/account-number.ts';
import type { Words } from '#i18n/translate.ts';
import { useWords } from '#i18n/use-words.ts';
import { api } from '#lib/http/client.ts';
import { isPin } from '#ui/form/pin-input.ts';
import type { Form } from '#ui/form/use-form.ts';
import { useSecurityForm } from './use-security-form.ts';
import { validateLoginPassword, validateText } from './validate-text.ts';

type Name = 'bankId' | 'number' | 'payeeName' | 'paymentPassword' | 'loginPassword';

export type WithdrawBank = Value<'withdrawBanks'>[number];

/** Passwords typed in earlier steps, which the form does not ask for again. */
export interface TypedPasswords {
  readonly login?: string;
  readonly payment?: string;
}

interface BankAccountFormSpec {
  /** The selected bank or e-wallet; undefined until one is chosen. */
  readonly bank: WithdrawBank | undefined;
  readonly passwords: TypedPasswords;
  readonly onAdded: (cardId: string) => void;
}

const requiredError = ({ cashierBankAccount: w }: Words, bank: WithdrawBank | undefined): string =>
  bank?.kind === 'wallet' ? w.walletNumberRequired() : w.numberRequired();

const lengthError = (t: Words, { digits: [min, max], kind }: WithdrawBank): string => {
  const digits = min === max ? `${max}` : `${min}–${max}`;
  return kind === 'wallet'
    ? t.cashierBankAccount.walletNumberLength({ digits })
    : t.cashierBankAccount.numberLength({ digits });
};

/** Returns the state of the bank account form: validation, submit, and the field of each server error. */
export const useBankAccountForm = ({ bank, passwords, onAdded }: BankAccountFormSpec): Form<Name> => {
  const { t } = useWords();
  return useSecurityForm<Name>({
    names: ['bankId', 'number', 'payeeName', 'paymentPassword', 'loginPassword'],
    fields: {
      'login.wrong-password': 'loginPassword',
      'payment.wrong-password': 'paymentPassword',
      'request.conflict': 'number',
    },
    words: {
      'request.conflict': t.cashierBankAccount.numberTaken(),
      'limit.reached': t.cashierBankAccount.full(),
    },
    invalidWords: { payeeName: t.cashierBankAccount.nameOther(), ...(bank && { number: lengthError(t, bank) }) },
    check: (name, values) => {
      if (name === 'bankId') return values.bankId ? [] : [t.cashierBankAccount.bankRequired()];
      if (name === 'number') {
        if (!values.number) return [requiredError(t, bank)];
        const isValid = !bank || isAccountNumber(parseAccountNumber(values.number, bank.kind), bank.digits);
        return isValid ? [] : [lengthError(t, bank)];
      }
      if (name === 'payeeName') {
        const payeeName = values.payeeName.length < 2 ? '' : values.payeeName;
        return validateText(t, payeeName, 60, t.cashierBankAccount.nameRequired());
      }
      if (name === 'paymentPassword')
        return passwords.payment || isPin(values.paymentPassword) ? [] : [t.accountPasswords.withdrawalRequired()];
      if (passwords.login) return [];
      return validateLoginPassword(t, values.loginPassword);
    },
    submit: async ({ number, paymentPassword, loginPassword, ...values }) => {
      const { cardId } = await api(addBankCard, {
        body: {
          ...values,
          number: parseAccountNumber(number, bank?.kind),
          paymentPassword: passwords.payment ?? paymentPassword,
          loginPassword: passwords.login ?? loginPassword,
        },
      });
      onAdded(cardId);
    },
  });
};
