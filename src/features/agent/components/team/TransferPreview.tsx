import type { Value } from '#contract/types.ts';
import { passwordToggle } from '#features/shared/password-toggle.ts';
import { TransactionNotice } from '#features/shared/TransactionNotice.tsx';
import { errorText } from '#i18n/error-words.ts';
import { useWords } from '#i18n/use-words.ts';
import { formatAmount } from '#lib/money/format-amount.ts';
import { Button } from '#ui/Button.tsx';
import { FormProblem } from '#ui/form/FormProblem.tsx';
import { PasswordField } from '#ui/form/PasswordField.tsx';
import { pinInput } from '#ui/form/pin-input.ts';
import { useForm } from '#ui/form/use-form.ts';
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

const passwordCodes: readonly string[] = ['payment.wrong-password', 'request.too-many'];

/** Preview of the transfers as checked by the server. */
export const TransferPreview = ({ checked, transfer }: TransferPreviewProps) => {
  const { t } = useWords();
  const w = t.agentTeam;
  const { lines, total, sumBalance, asksPassword } = checked;
  const good = lines.filter(({ problem }) => problem === null);
  const form = useForm<'paymentPassword'>({
    names: ['paymentPassword'],
    errorText: (error) => errorText(t, error),
    submit: ({ paymentPassword }) =>
      transfer.send({
        transfers: good.map(({ account, amount }) => ({ account, amount })),
        ...(paymentPassword && { paymentPassword }),
      }),
    fieldOf: (code) => (asksPassword && passwordCodes.includes(code) ? 'paymentPassword' : undefined),
  });
  return (
    <form ref={form.ref} className="dialog__form" method="post" noValidate {...form.events}>
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
          error={form.errorOf('paymentPassword')}
          required
        />
      )}
      <TransactionNotice transaction={transfer.transaction} />
      <FormProblem text={form.formError} />
      <Button look="primary" wide type="submit" busy={transfer.transaction.busy} disabled={good.length === 0}>
        {w.sendTotal({ amount: formatAmount(total) })}
      </Button>
    </form>
  );
};
