import { useState } from 'react';
import type { Value } from '#contract/types.ts';
import { signSides } from '#features/shared/sign-sides.tsx';
import { TransactionNotice } from '#features/shared/TransactionNotice.tsx';
import { errorText } from '#i18n/error-words.ts';
import { useWords } from '#i18n/use-words.ts';
import { formatAmount } from '#lib/money/format-amount.ts';
import { parsePositiveAmount } from '#lib/money/parse-amount.ts';
import { showToast } from '#lib/toasts.ts';
import { Button } from '#ui/Button.tsx';
import { ChipGroup } from '#ui/ChipGroup.tsx';
import { Field } from '#ui/Field.tsx';
import field from '#ui/field.css?inline';
import { FormProblem } from '#ui/form/FormProblem.tsx';
import { SelectField } from '#ui/form/SelectField.tsx';
import { useForm } from '#ui/form/use-form.ts';
import { adoptStyles } from '#ui/styles/adopt.ts';
import chip from '#ui/styles/chip.css?inline';
import { amountError } from './amount-error.ts';
import { mainWallet, useWalletTransfer } from './use-wallet-transfer.ts';

adoptStyles(field);
adoptStyles(chip);

interface WalletTransferFormProps {
  /** Balance of the main wallet, major units. */
  readonly main: number;
  readonly wallets: NonNullable<Value<'balance'>['wallets']>;
  readonly onMoved: () => void;
}

interface DirectionFieldProps {
  readonly toVendor: boolean;
  readonly onChoose: (toVendor: boolean) => void;
}

const DirectionField = ({ toVendor, onChoose }: DirectionFieldProps) => {
  const { cashierWallets: w } = useWords().t;
  return (
    <ChipGroup
      label={w.direction()}
      options={[
        { key: 'vendor', label: w.toVendor() },
        { key: 'main', label: w.toMain() },
      ]}
      chosen={toVendor ? 'vendor' : 'main'}
      onChoose={(key) => onChoose(key === 'vendor')}
    />
  );
};

/** Transfers money between the main wallet and those of providers; one button returns all of it. */
export const WalletTransferForm = ({ main, wallets, onMoved }: WalletTransferFormProps) => {
  const { t } = useWords();
  const w = t.cashierWallets;
  const filled = wallets.filter(({ balance }) => balance > 0);
  const [vendor, setVendor] = useState(filled[0]?.vassalage ?? wallets[0]?.vassalage ?? '');
  const [toVendor, setToVendor] = useState(filled.length === 0);
  const available = toVendor ? main : (wallets.find(({ vassalage }) => vassalage === vendor)?.balance ?? 0);
  const { transaction, transfer, returnAll } = useWalletTransfer(() => {
    form.fill('amount', '');
    onMoved();
  });
  const form = useForm<'amount'>({
    names: ['amount'],
    check: (_, { amount }) => amountError(t, w, amount, { max: available }),
    errorText: (error) => errorText(t, error),
    submit: async ({ amount: text }) => {
      const amount = parsePositiveAmount(text) ?? 0;
      const [from, to] = toVendor ? [mainWallet, vendor] : [vendor, mainWallet];
      if (await transfer(from, to, amount)) showToast(w.moved({ amount: formatAmount(amount) }), { kind: 'ok' });
    },
  });
  const returnEverything = async (): Promise<void> => {
    if (await returnAll(filled)) showToast(w.returned(), { kind: 'ok' });
  };
  const busy = form.busy || transaction.busy;
  if (wallets.length === 0) return null;
  return (
    <form ref={form.ref} className="purses__form" method="post" noValidate {...form.events}>
      <h3>{w.move()}</h3>
      {filled.length > 0 && (
        <Button look="quiet" wide busy={busy} onClick={() => form.perform(returnEverything)}>
          {w.returnAll()}
        </Button>
      )}
      <SelectField
        label={w.vendor()}
        name="vendor"
        defaultValue={vendor}
        onChange={({ target }) => setVendor(target.value)}
      >
        {wallets.map(({ vassalage, vendorName }) => (
          <option key={vassalage} value={vassalage}>
            {vendorName}
          </option>
        ))}
      </SelectField>
      <DirectionField toVendor={toVendor} onChoose={setToVendor} />
      <Field
        label={w.amount()}
        name="amount"
        inputMode="decimal"
        autoComplete="off"
        required
        {...signSides}
        error={form.errorOf('amount')}
        after={
          <>
            {signSides.after}
            <button
              type="button"
              className="btn btn--ghost btn--s"
              onClick={() => form.fill('amount', String(available))}
            >
              {w.all()}
            </button>
          </>
        }
      />
      <TransactionNotice transaction={transaction} />
      <FormProblem text={form.formError} />
      <Button look="primary" wide type="submit" busy={busy}>
        {w.send()}
      </Button>
    </form>
  );
};
