import { removeBankCard } from '#contract/cashier/bank-accounts.ts';
import type { BankCard } from '#contract/types.ts';
import { HoldNotice } from '#features/shared/HoldNotice.tsx';
import { passwordToggle } from '#features/shared/password-toggle.ts';
import { securityFormErrors } from '#features/shared/use-security-form.ts';
import { validateLoginPassword } from '#features/shared/validate-text.ts';
import { useWords } from '#i18n/use-words.ts';
import { api } from '#lib/http/client.ts';
import { hrefOf } from '#paths.ts';
import { isPin, pinInput } from '#ui/form/pin-input.ts';
import { Prompt } from '#ui/Prompt.tsx';

interface RemoveBankCardProps {
  readonly card: BankCard;
  readonly holdHours: number;
  readonly onClose: () => void;
  readonly onRemoved: () => void;
}

type Name = 'paymentPassword' | 'loginPassword';

/** Dialog to remove a card; needs both passwords. */
export const RemoveBankCard = ({ card, holdHours, onClose, onRemoved }: RemoveBankCardProps) => {
  const { t } = useWords();
  const { cardId } = card;
  const toggle = passwordToggle(t);
  return (
    <Prompt<Name>
      title={t.accountSecurity.removeTitle({ card: `${card.bankName} ${card.number}` })}
      cancel={t.siteShell.cancel()}
      confirm={t.accountSecurity.removeCard()}
      inputs={[
        { name: 'paymentPassword', label: t.accountPasswords.withdrawal(), ...pinInput, ...toggle },
        {
          name: 'loginPassword',
          label: t.accountPasswords.login(),
          hint: t.accountPasswords.loginHint(),
          autoComplete: 'current-password',
          ...toggle,
        },
      ]}
      check={(name, values) => {
        if (name === 'paymentPassword')
          return isPin(values.paymentPassword) ? [] : [t.accountPasswords.withdrawalRequired()];
        return validateLoginPassword(t, values.loginPassword);
      }}
      {...securityFormErrors<Name>({
        t,
        names: ['paymentPassword', 'loginPassword'],
        fields: { 'login.wrong-password': 'loginPassword', 'payment.wrong-password': 'paymentPassword' },
        words: { 'request.conflict': t.accountSecurity.cardBusy() },
      })}
      onConfirm={async (values) => {
        await api(removeBankCard, { body: { cardId, ...values } });
      }}
      onClose={(isConfirmed) => (isConfirmed ? onRemoved() : onClose())}
    >
      <a className="textlink" href={hrefOf('passwordRecovery')}>
        {t.accountPasswords.forgot()}
      </a>
      <HoldNotice hours={holdHours} />
    </Prompt>
  );
};
