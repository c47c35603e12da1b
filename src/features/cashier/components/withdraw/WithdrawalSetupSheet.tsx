import { useRef, useState } from 'react';
import type { Value } from '#contract/types.ts';
import { BankAccountForm } from '#features/shared/BankAccountForm.tsx';
import type { TypedPasswords } from '#features/shared/use-bank-account-form.ts';
import { useWords } from '#i18n/use-words.ts';
import { Sheet } from '#ui/Sheet.tsx';
import { WithdrawalPasswordForm } from './WithdrawalPasswordForm.tsx';

interface WithdrawalSetupSheetProps {
  readonly info: Value<'withdrawInfo'>;
  /** Also asks for an account; otherwise only for the password. */
  readonly account: boolean;
  readonly onClose: () => void;
  readonly onDone: (cardId: string | null) => void;
}

/** Collects the missing data of a withdrawal: the withdrawal password, then an account. */
const WithdrawalSetupSheet = ({ info, account, onClose, onDone }: WithdrawalSetupSheetProps) => {
  const { t } = useWords();
  const passwords = useRef<TypedPasswords>({});
  const [step, setStep] = useState<'password' | 'account'>(info.needsPaymentPassword ? 'password' : 'account');
  const two = account && info.needsPaymentPassword;
  const text = two ? t.cashierWithdraw.step({ n: step === 'password' ? 1 : 2, of: 2 }) : null;
  return (
    <Sheet
      title={step === 'password' ? t.cashierWithdraw.setPasswordTitle() : t.cashierBankAccount.add()}
      closeLabel={t.cashierWithdraw.close()}
      onClose={onClose}
      {...(text && { step: { text, backLabel: t.siteShell.back() } })}
    >
      {step === 'password' ? (
        <WithdrawalPasswordForm
          onDone={(typedPasswords) => {
            passwords.current = typedPasswords;
            if (account) setStep('account');
            else onDone(null);
          }}
        />
      ) : (
        <BankAccountForm
          className="sheetform"
          payeeName={info.payeeName}
          holdHours={info.cards.length > 0 ? info.holdHours : null}
          passwords={passwords.current}
          onAdded={onDone}
        />
      )}
    </Sheet>
  );
};

export default WithdrawalSetupSheet;
