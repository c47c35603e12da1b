import type { Words } from '../../../../i18n/translate.ts';
import { Field } from '../../../../ui/Field.tsx';
import { Icon } from '../../../../ui/Icon.tsx';
import type { DepositChannel } from '../../model/deposit-channels.ts';
import type { DepositFormState } from './use-deposit-form.ts';

interface TransferProps {
  readonly t: Words;
  readonly way: DepositChannel;
  readonly entry: DepositFormState;
}

/** Fields of a manual bank transfer: receiving bank and name of the payer. */
export const BankTransferFields = ({ t, way, entry }: TransferProps) => (
  <section className="transfer">
    <fieldset className="ways__group" aria-describedby={entry.errors.bankId ? 'bank-error' : undefined}>
      <legend>{t.cashierDeposit.bank()}</legend>
      <div className="transfer__banks">
        {way.banks.map(({ bankId, name }) => (
          <label key={bankId} className="way way--bank">
            <input
              type="radio"
              name="bankId"
              value={bankId}
              checked={entry.bankId === bankId}
              onChange={() => entry.setBank(bankId)}
            />
            <b>{name}</b>
            <Icon name="ok" className="way__on" later />
          </label>
        ))}
      </div>
      {entry.errors.bankId && (
        <p className="err" id="bank-error">
          <Icon name="bad" later />
          {entry.errors.bankId}
        </p>
      )}
    </fieldset>
    <Field
      label={t.cashierDeposit.payer()}
      name="payerName"
      autoComplete="name"
      required
      defaultValue={entry.payerName}
      hint={t.cashierDeposit.payerHint()}
      error={entry.errors.payerName}
      onChange={(event) => entry.setPayer(event.currentTarget.value)}
    />
  </section>
);
