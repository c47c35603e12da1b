import { type SyntheticEvent, useRef, useState } from 'react';
import type { Value } from '#contract/types.ts';
import { TransactionNotice } from '#features/shared/TransactionNotice.tsx';
import { errorText } from '#i18n/error-words.ts';
import type { Words } from '#i18n/translate.ts';
import { useWords } from '#i18n/use-words.ts';
import { focusInvalid } from '#lib/focus-invalid.ts';
import { formatAmount } from '#lib/money/format-amount.ts';
import { hasWrongComma, parsePositiveAmount } from '#lib/money/parse-amount.ts';
import { showToast } from '#lib/toasts.ts';
import { currency, exampleAmount } from '#markets/current.ts';
import { Button } from '#ui/Button.tsx';
import { ChipGroup } from '#ui/ChipGroup.tsx';
import { Field } from '#ui/Field.tsx';
import field from '#ui/field.css?inline';
import { FormProblem } from '#ui/form/FormProblem.tsx';
import { adoptStyles } from '#ui/styles/adopt.ts';
import chip from '#ui/styles/chip.css?inline';
import { mainWallet, useWalletTransfer } from './use-wallet-transfer.ts';

adoptStyles(field);
adoptStyles(chip);

interface WalletTransferFormProps {
  /** Balance of the main wallet, major units. */
  readonly main: number;
  readonly wallets: NonNullable<Value<'balance'>['wallets']>;
  readonly onMoved: () => void;
}

const amountError = (t: Words, text: string, amount: number | null, available: number): string | undefined => {
  const w = t.homeMemberCentre;
  if (amount === null)
    return hasWrongComma(text) ? t.siteWidgets.amountComma() : w.walletNone({ example: formatAmount(exampleAmount) });
  return amount > available ? w.walletLow({ amount: formatAmount(available) }) : undefined;
};

interface VendorSelectProps extends Pick<WalletTransferFormProps, 'wallets'> {
  readonly vendor: string;
  readonly onChoose: (vendor: string) => void;
}

const VendorSelect = ({ wallets, vendor, onChoose }: VendorSelectProps) => {
  const { t } = useWords();
  return (
    <label className="purses__vendor">
      <span>{t.homeMemberCentre.walletOf()}</span>
      <select value={vendor} onChange={({ target }) => onChoose(target.value)}>
        {wallets.map(({ vassalage, vendorName }) => (
          <option key={vassalage} value={vassalage}>
            {vendorName}
          </option>
        ))}
      </select>
    </label>
  );
};

interface DirectionFieldProps {
  readonly toVendor: boolean;
  readonly onChoose: (toVendor: boolean) => void;
}

const DirectionField = ({ toVendor, onChoose }: DirectionFieldProps) => {
  const { homeMemberCentre: w } = useWords().t;
  return (
    <ChipGroup
      label={w.walletWay()}
      options={[
        { key: 'vendor', label: w.walletToVendor() },
        { key: 'main', label: w.walletToMain() },
      ]}
      chosen={toVendor ? 'vendor' : 'main'}
      onChoose={(key) => onChoose(key === 'vendor')}
    />
  );
};

/** Transfers money between the main wallet and a provider's; one button returns all of it. */
export const WalletTransferForm = ({ main, wallets, onMoved }: WalletTransferFormProps) => {
  const { t } = useWords();
  const w = t.homeMemberCentre;
  const filled = wallets.filter(({ balance }) => balance > 0);
  const [vendor, setVendor] = useState(filled[0]?.vassalage ?? wallets[0]?.vassalage ?? '');
  const [toVendor, setToVendor] = useState(filled.length === 0);
  const [problem, setProblem] = useState<string>();
  const form = useRef<HTMLFormElement>(null);
  const { transaction, code, clearCode, transfer, returnAll } = useWalletTransfer(() => {
    form.current?.reset();
    onMoved();
  });
  const available = toVendor ? main : (wallets.find(({ vassalage }) => vassalage === vendor)?.balance ?? 0);
  const amountField = (): HTMLInputElement | null => form.current?.querySelector('[name="amount"]') ?? null;
  const submit = async (event: SyntheticEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    clearCode();
    const text = amountField()?.value ?? '';
    const amount = parsePositiveAmount(text);
    const found = amountError(t, text, amount, available);
    setProblem(found);
    if (amount === null || found) {
      focusInvalid(amountField(), found ?? '');
      return;
    }
    const [from, to] = toVendor ? [mainWallet, vendor] : [vendor, mainWallet];
    if (await transfer(from, to, amount)) showToast(w.walletMoved({ amount: formatAmount(amount) }), { kind: 'ok' });
  };
  const returnEverything = async (): Promise<void> => {
    setProblem(undefined);
    if (await returnAll(filled)) showToast(w.walletReturned(), { kind: 'ok' });
  };
  if (wallets.length === 0) return null;
  return (
    <form ref={form} className="purses__form" method="post" noValidate onSubmit={(event) => void submit(event)}>
      <h3>{w.walletMove()}</h3>
      {filled.length > 0 && (
        <Button look="quiet" wide busy={transaction.busy} onClick={() => void returnEverything()}>
          {w.walletReturn()}
        </Button>
      )}
      <VendorSelect wallets={wallets} vendor={vendor} onChoose={setVendor} />
      <DirectionField toVendor={toVendor} onChoose={setToVendor} />
      <Field
        label={w.walletAmount()}
        name="amount"
        inputMode="decimal"
        autoComplete="off"
        required
        before={<span aria-hidden="true">{currency.sign}</span>}
        error={problem}
        after={
          <button
            type="button"
            className="btn btn--ghost btn--s"
            onClick={() => {
              const input = amountField();
              if (input) input.value = String(available);
            }}
          >
            {w.walletAll()}
          </button>
        }
      />
      <TransactionNotice transaction={transaction} />
      <FormProblem text={code ? errorText(t, code) : undefined} />
      <Button look="primary" wide type="submit" busy={transaction.busy}>
        {w.walletSend()}
      </Button>
    </form>
  );
};
