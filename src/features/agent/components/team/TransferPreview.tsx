import { type SyntheticEvent, useState } from 'react';
import { compactText } from '#contract/text.ts';
import type { Value } from '#contract/types.ts';
import { passwordToggle } from '#features/shared/password-toggle.ts';
import { TransactionNotice } from '#features/shared/TransactionNotice.tsx';
import { errorText } from '#i18n/error-words.ts';
import { useWords } from '#i18n/use-words.ts';
import { CallAborted, codeOf } from '#lib/http/errors.ts';
import { formatAmount } from '#lib/money/format-amount.ts';
import { Button } from '#ui/Button.tsx';
import { FormProblem } from '#ui/form/FormProblem.tsx';
import { PasswordField } from '#ui/form/PasswordField.tsx';
import { pinInput } from '#ui/form/pin-input.ts';
import { TransferLines, TransferSums } from './TransferLines.tsx';
import type { Transfer } from './use-transfer.ts';

/** Response of the check, and whether the transfer needs a password. */
export interface CheckedTransfer extends Value<'checkTransfers'> {
  readonly asksPassword: boolean;
}

interface TransferPreviewProps {
  readonly checked: CheckedTransfer;
  readonly transfer: Transfer;
}

const codes: readonly string[] = ['payment.wrong-password', 'request.too-many'];

/** Preview of the transfers as checked by the server. */
export const TransferPreview = ({ checked, transfer }: TransferPreviewProps) => {
  const { t } = useWords();
  const w = t.agentTeam;
  const { lines, total, sumBalance, asksPassword } = checked;
  const [code, setCode] = useState<string | null>(null);
  const good = lines.filter(({ problem }) => problem === null);
  const submit = async (event: SyntheticEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const paymentPassword = compactText(String(new FormData(event.currentTarget).get('paymentPassword') ?? ''));
    setCode(null);
    try {
      await transfer.send({
        transfers: good.map(({ account, amount }) => ({ account, amount })),
        ...(paymentPassword && { paymentPassword }),
      });
    } catch (error) {
      if (!(error instanceof CallAborted)) setCode(codeOf(error));
    }
  };
  const isPasswordError = code !== null && codes.includes(code);
  return (
    <form className="dialog__form" method="post" noValidate onSubmit={(event) => void submit(event)}>
      <TransferLines lines={lines} good={w.ready()} below={({ nickname }) => nickname && <span>{nickname}</span>} />
      {good.length < lines.length && <p>{good.length === 0 ? w.allLeftOut() : w.someLeftOut()}</p>}
      <TransferSums total={total} balance={[w.afterwards(), sumBalance - total]} />
      {asksPassword && good.length > 0 && (
        <PasswordField
          label={w.password()}
          hint={w.passwordHint()}
          name="paymentPassword"
          {...pinInput}
          {...passwordToggle(t)}
          error={isPasswordError && code ? errorText(t, code) : undefined}
          required
        />
      )}
      <TransactionNotice transaction={transfer.transaction} />
      <FormProblem text={code && !isPasswordError ? errorText(t, code) : undefined} />
      <Button look="primary" wide type="submit" busy={transfer.transaction.busy} disabled={good.length === 0}>
        {w.sendTotal({ amount: formatAmount(total) })}
      </Button>
    </form>
  );
};
