import { OwnAmount } from '#features/shared/OwnAmount.tsx';
import { PinField } from '#features/shared/PinField.tsx';
import { signSides } from '#features/shared/sign-sides.tsx';
import { TransactionNotice } from '#features/shared/TransactionNotice.tsx';
import { useWords } from '#i18n/use-words.ts';
import { Button } from '#ui/Button.tsx';
import { Field } from '#ui/Field.tsx';
import { FormProblem } from '#ui/form/FormProblem.tsx';
import { type UplineTransfer, useUplineTransferForm } from './use-upline-transfer-form.ts';

interface UplineTransferFormProps extends UplineTransfer {}

/** Amount and, where set, the withdrawal password; asks for confirmation before the transfer. */
const UplineTransferForm = ({ upline, terms, onSent }: UplineTransferFormProps) => {
  const { t } = useWords();
  const { form, transaction } = useUplineTransferForm({ upline, terms, onSent });
  return (
    <form ref={form.ref} className="upline__form" method="post" noValidate {...form.events}>
      <p className="upline__to">
        <b>{t.cashierUpline.to({ name: upline })}</b>
        <span className="num">
          {t.cashierUpline.balance()} <OwnAmount value={terms.available} />
        </span>
      </p>
      <Field
        label={t.cashierUpline.amount()}
        name="amount"
        inputMode="decimal"
        autoComplete="off"
        required
        hint={t.cashierUpline.amountHint()}
        {...signSides}
        error={form.errorOf('amount')}
      />
      {terms.asksPassword && (
        <PinField label={t.cashierUpline.password()} name="password" error={form.errorOf('password')} />
      )}
      <TransactionNotice transaction={transaction} />
      <FormProblem text={form.formError} />
      <Button look="primary" wide type="submit" busy={form.busy || transaction.busy}>
        {t.cashierUpline.send()}
      </Button>
    </form>
  );
};

export default UplineTransferForm;
