import { useEffect, useState } from 'react';
import { hasWithdrawalPassword } from '#contract/account/security.ts';
import { passwordToggle } from '#features/shared/password-toggle.ts';
import { errorText } from '#i18n/error-words.ts';
import { useWords } from '#i18n/use-words.ts';
import { api } from '#lib/http/client.ts';
import { codeOf } from '#lib/http/errors.ts';
import { formatAmount } from '#lib/money/format-amount.ts';
import { pinInput } from '#ui/form/pin-input.ts';
import { Prompt, type PromptInput } from '#ui/Prompt.tsx';
import { periodWords } from './period-words.ts';
import type { UnpaidDividend } from './UnpaidDividendRow.tsx';

interface PayDividendPromptProps {
  readonly it: UnpaidDividend;
  readonly onClose: () => void;
  /** Called when the shown dividend is outdated. */
  readonly onStale: () => void;
  /** Pays with the withdrawal password, which is empty if the agent has none. */
  readonly onPay: (paymentPassword: string) => Promise<void>;
}

const ofPassword: readonly string[] = ['payment.wrong-password', 'request.too-many'];

/** Confirmation before a dividend is paid: recipient, period, amount and the withdrawal password. */
const PayDividendPrompt = ({ it, onClose, onStale, onPay }: PayDividendPromptProps) => {
  const { t, locale } = useWords();
  const w = t.agentDividends;
  const [asks, setAsks] = useState(true);
  useEffect(() => {
    api(hasWithdrawalPassword).then(setAsks, () => undefined);
  }, []);
  const amount = formatAmount(it.amount);
  const input: PromptInput<'paymentPassword'> = {
    name: 'paymentPassword',
    label: w.password(),
    ...pinInput,
    ...passwordToggle(t),
  };
  return (
    <Prompt<'paymentPassword'>
      title={w.payTo({ name: it.account })}
      text={w.payText({ amount, period: periodWords(it, locale) })}
      cancel={t.siteShell.cancel()}
      confirm={w.payAmount({ amount })}
      inputs={asks ? [input] : []}
      check={() => []}
      errorText={(error) => errorText(t, error)}
      fieldOf={(code) => (ofPassword.includes(code) ? 'paymentPassword' : undefined)}
      onRefused={(error) => {
        if (codeOf(error) === 'request.conflict') onStale();
      }}
      onConfirm={({ paymentPassword = '' }) => onPay(paymentPassword)}
      onClose={onClose}
    />
  );
};

export default PayDividendPrompt;
