import { removeBankCard } from '../../../../../contract/account/cards.ts';
import type { BankCard } from '../../../../../contract/types.ts';
import type { Words } from '../../../../../i18n/translate.ts';
import { api } from '../../../../../lib/http/client.ts';
import { FormFrame } from '../../../../../ui/form/FormFrame.tsx';
import { Sheet } from '../../../../../ui/Sheet.tsx';
import { maxPasswordLength, validateText } from '../../../../shared/validate-text.ts';
import { LoginPasswordField } from '../LoginPasswordField.tsx';
import { isPin, PinField } from '../PinField.tsx';
import { useStepForm } from '../use-step-form.ts';

interface RemoveBankCardProps {
  readonly t: Words;
  readonly card: BankCard;
  readonly onClose: () => void;
  readonly onRemoved: () => void;
}

/** Dialog to remove a card; needs both passwords. */
export const RemoveBankCard = ({ t, card, onClose, onRemoved }: RemoveBankCardProps) => {
  const { cardId } = card;
  const form = useStepForm<'paymentPassword' | 'loginPassword'>({
    t,
    names: ['paymentPassword', 'loginPassword'],
    fields: { 'login.wrong-password': 'loginPassword', 'payment.wrong-password': 'paymentPassword' },
    words: { 'request.conflict': t.accountSecurity.cardBusy() },
    check: (name, values) => {
      if (name === 'paymentPassword')
        return isPin(values.paymentPassword) ? [] : [t.accountSecurity.paymentPasswordRequired()];
      return validateText(t, values.loginPassword, maxPasswordLength, t.accountSecurity.identityRequired());
    },
    submit: async (values) => {
      await api(removeBankCard, { body: { cardId, ...values } });
      onRemoved();
    },
  });
  return (
    <Sheet
      title={t.accountSecurity.removeTitle({ card: `${card.bankName} ${card.number}` })}
      closeLabel={t.siteShell.close()}
      onClose={onClose}
    >
      <FormFrame form={form} className="secform secform--sheet" submit={t.accountSecurity.removeCard()}>
        <PinField
          t={t}
          label={t.accountSecurity.payment()}
          name="paymentPassword"
          error={form.errorOf('paymentPassword')}
        />
        <LoginPasswordField t={t} error={form.errorOf('loginPassword')} />
        <p className="hint">{t.accountSecurity.holdNotice()}</p>
      </FormFrame>
    </Sheet>
  );
};
