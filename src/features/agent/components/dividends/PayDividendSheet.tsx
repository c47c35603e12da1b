import { type SyntheticEvent, useEffect, useState } from 'react';
import { brand } from '../../../../brands/current.ts';
import { hasWithdrawalPassword } from '../../../../contract/account/security.ts';
import { errorText } from '../../../../i18n/error-words.ts';
import type { PageWords } from '../../../../i18n/page-words.ts';
import { api } from '../../../../lib/http/client.ts';
import { CallAborted, codeOf } from '../../../../lib/http/errors.ts';
import { formatMoney } from '../../../../lib/money/money.ts';
import { Button } from '../../../../ui/Button.tsx';
import field from '../../../../ui/field.css?inline';
import { FormProblem } from '../../../../ui/form/FormProblem.tsx';
import { PasswordField } from '../../../../ui/form/PasswordField.tsx';
import { parseDigits } from '../../../../ui/form/parse-digits.ts';
import { pinInput } from '../../../../ui/form/pin-input.ts';
import { Sheet } from '../../../../ui/Sheet.tsx';
import { adoptStyles } from '../../../../ui/styles/adopt.ts';
import { periodWords } from './period-words.ts';
import type { UnpaidDividend } from './UnpaidDividendRow.tsx';

adoptStyles(field);

interface PayProps {
  readonly words: PageWords;
  readonly it: UnpaidDividend;
  readonly busy: boolean;
  readonly onClose: () => void;
  /** What is shown is not what is owed any more. */
  readonly onStale: () => void;
  readonly onPay: (paymentPassword: string) => Promise<void>;
}

const ofPassword: readonly string[] = ['payment.wrong-password', 'request.too-many'];

/** The check before a dividend is paid: to whom, for when, how much. */
const PayDividendSheet = ({ words: { t, locale }, it, busy, onClose, onStale, onPay }: PayProps) => {
  const w = t.agentDividends;
  const [asks, setAsks] = useState(true);
  const [code, setCode] = useState<string | null>(null);
  useEffect(() => {
    api(hasWithdrawalPassword).then(setAsks, () => undefined);
  }, []);
  const submit = async (event: SyntheticEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    setCode(null);
    try {
      await onPay(parseDigits(String(new FormData(event.currentTarget).get('paymentPassword') ?? '')));
    } catch (error) {
      if (error instanceof CallAborted) return;
      setCode(codeOf(error));
      if (codeOf(error) === 'request.conflict') onStale();
    }
  };
  const atPassword = code !== null && ofPassword.includes(code);
  const amount = formatMoney(it.amount, brand.currency.sign);
  return (
    <Sheet title={w.payTo({ name: it.account })} closeLabel={t.siteShell.close()} onClose={onClose}>
      <form className="dialog__form" method="post" noValidate onSubmit={(event) => void submit(event)}>
        <p>{w.payText({ amount, period: periodWords(it, locale) })}</p>
        {asks && (
          <PasswordField
            label={w.password()}
            name="paymentPassword"
            {...pinInput}
            showLabel={t.accountLogin.showPassword()}
            hideLabel={t.accountCommon.hidePassword()}
            error={atPassword && code ? errorText(t, code) : undefined}
            required
          />
        )}
        <FormProblem text={code && !atPassword ? errorText(t, code) : undefined} />
        <Button look="gold" wide type="submit" busy={busy}>
          {w.payAmount({ amount })}
        </Button>
      </form>
    </Sheet>
  );
};

export default PayDividendSheet;
