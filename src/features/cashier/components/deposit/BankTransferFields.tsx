import { useWords } from '#i18n/use-words.ts';
import { typeInto } from '#lib/browser/type-into.ts';
import { ErrorText } from '#ui/ErrorText.tsx';
import { Field } from '#ui/Field.tsx';
import { Icon } from '#ui/Icon.tsx';
import type { PaymentMethod } from '../../model/deposit-channels.ts';
import type { DepositFormState } from './use-deposit-form.ts';

interface BankTransferFieldsProps {
  readonly method: PaymentMethod;
  readonly form: DepositFormState;
}

/** Fields of a manual bank transfer: receiving bank and name of the payer. */
export const BankTransferFields = ({ method, form }: BankTransferFieldsProps) => {
  const { t } = useWords();
  return (
    <section className="transfer">
      <fieldset className="ways__group" aria-describedby={form.errors.bankId ? 'bank-error' : undefined}>
        <legend>{t.cashierDeposit.bank()}</legend>
        <div className="transfer__banks">
          {method.banks.map(({ bankId, name }) => (
            <label key={bankId} className="way way--bank">
              <input
                type="radio"
                name="bankId"
                value={bankId}
                checked={form.bankId === bankId}
                onChange={() => form.setBank(bankId)}
              />
              <b>{name}</b>
              <Icon name="ok" className="way__on" />
            </label>
          ))}
        </div>
        {form.errors.bankId && <ErrorText id="bank-error">{form.errors.bankId}</ErrorText>}
      </fieldset>
      <Field
        label={t.cashierDeposit.payer()}
        name="payerName"
        autoComplete="name"
        required
        defaultValue={form.payerName}
        hint={t.cashierDeposit.payerHint()}
        error={form.errors.payerName}
        onChange={(event) => form.setPayer(event.currentTarget.value)}
      />
      {method.payers.length > 1 && (
        <fieldset className="amountbox__presets" aria-label={t.cashierDeposit.payer()}>
          {method.payers.map((payer) => (
            <button
              type="button"
              className="chip"
              key={payer}
              translate="no"
              aria-pressed={form.payerName === payer}
              onClick={(event) => {
                const field = event.currentTarget.form?.elements.namedItem('payerName');
                if (field instanceof HTMLInputElement) typeInto(field, payer);
              }}
            >
              {payer}
            </button>
          ))}
        </fieldset>
      )}
    </section>
  );
};
