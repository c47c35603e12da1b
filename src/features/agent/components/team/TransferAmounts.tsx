import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { maxTransfers } from '#contract/agent/team-terms.ts';
import { $wallet } from '#features/cashier/state/wallet.ts';
import { Amount } from '#features/shared/Amount.tsx';
import { OwnAmount } from '#features/shared/OwnAmount.tsx';
import { signSides } from '#features/shared/sign-sides.tsx';
import { errorText } from '#i18n/error-words.ts';
import { useWords } from '#i18n/use-words.ts';
import { formatAmount } from '#lib/money/format-amount.ts';
import { exampleAmount, transferRange } from '#markets/current.ts';
import { Button } from '#ui/Button.tsx';
import { Field } from '#ui/Field.tsx';
import field from '#ui/field.css?inline';
import { FormProblem } from '#ui/form/FormProblem.tsx';
import { useForm } from '#ui/form/use-form.ts';
import { Icon } from '#ui/Icon.tsx';
import { Switch } from '#ui/Switch.tsx';
import { adoptStyles } from '#ui/styles/adopt.ts';
import { type TransferLine, totalOf, validateTransfer } from '../../model/transfer-lines.ts';
import { MemberPicker } from './MemberPicker.tsx';

adoptStyles(field);

interface TransferAmountsProps {
  readonly lines: readonly TransferLine[];
  readonly onChange: (lines: readonly TransferLine[]) => void;
  /** Checks the amounts on the server; rejects with the call's error. */
  readonly onCheck: () => Promise<void>;
}

const typing = { type: 'text', inputMode: 'decimal', autoComplete: 'off' } as const;

interface OneAmountProps {
  readonly lines: readonly TransferLine[];
  readonly first: TransferLine;
  readonly error: string | undefined;
  readonly onChange: (lines: readonly TransferLine[]) => void;
}

/** One amount for all recipients, with their names. */
const OneAmount = ({ lines, first, error, onChange }: OneAmountProps) => {
  const { t } = useWords();
  return (
    <>
      <Field
        {...typing}
        label={t.agentTeam.amountEach()}
        name="amount"
        {...signSides}
        defaultValue={first.text}
        error={error}
        required
        onChange={({ target }) => onChange(lines.map((it) => ({ ...it, text: target.value })))}
      />
      <p className="transfer__names">{lines.map(({ account }) => account).join(', ')}</p>
    </>
  );
};

interface AmountLinesProps {
  readonly lines: readonly TransferLine[];
  readonly errorOf: (account: string) => string | undefined;
  readonly onChange: (lines: readonly TransferLine[]) => void;
}

/** One amount per recipient; with several recipients, an amount may be left empty. */
const AmountLines = ({ lines, errorOf, onChange }: AmountLinesProps) => {
  const { agentTeam: w } = useWords().t;
  return (
    <ul className="transfer__lines">
      {lines.map((line) => (
        <li key={line.account}>
          <Field
            {...typing}
            label={w.amountFor({ name: line.account })}
            name={line.account}
            {...signSides}
            defaultValue={line.text}
            error={errorOf(line.account)}
            required
            onChange={({ target }) =>
              onChange(lines.map((it) => (it.account === line.account ? { ...it, text: target.value } : it)))
            }
          />
          {lines.length > 1 && (
            <button
              type="button"
              className="iconbtn"
              aria-label={w.removeLine({ name: line.account })}
              onClick={() => onChange(lines.filter((it) => it !== line))}
            >
              <Icon name="remove" />
            </button>
          )}
        </li>
      ))}
    </ul>
  );
};

/** Amounts of a transfer: one for all recipients or one for each. */
export const TransferAmounts = ({ lines, onChange, onCheck }: TransferAmountsProps) => {
  const { t } = useWords();
  const w = t.agentTeam;
  const { sumBalance } = useStore($wallet);
  const hasSeveral = lines.length > 1;
  const [first] = lines;
  const [isSameChosen, setIsSameChosen] = useState(hasSeveral && new Set(lines.map(({ text }) => text)).size === 1);
  const isSame = hasSeveral && isSameChosen;
  const form = useForm<string>({
    names: isSame ? ['amount'] : lines.map(({ account }) => account),
    check: (name, { [name]: text = '' }) => {
      const found = validateTransfer(text);
      if (!found) return undefined;
      if (found === 'comma') return t.siteWidgets.amountComma();
      return found === 'low'
        ? w.amountLow({ amount: formatAmount(transferRange.min) })
        : w.amountWrong({ example: formatAmount(exampleAmount) });
    },
    errorText: (error) => errorText(t, error),
    submit: onCheck,
  });
  return (
    <form ref={form.ref} className="dialog__form" method="post" noValidate {...form.events}>
      {lines.length < maxTransfers && (
        <MemberPicker
          chosen={lines.map(({ account }) => account)}
          onPick={(account) => onChange([...lines, { account, text: isSame ? (first?.text ?? '') : '' }])}
        />
      )}
      {hasSeveral && <Switch label={w.sameForAll()} checked={isSame} onChange={setIsSameChosen} />}
      {isSame && first ? (
        <OneAmount lines={lines} first={first} error={form.errorOf('amount')} onChange={onChange} />
      ) : (
        <AmountLines lines={lines} errorOf={form.errorOf} onChange={onChange} />
      )}
      <dl className="transfer__sums">
        <div>
          <dt>{w.yourBalance()}</dt>
          <dd>{sumBalance === null ? <span>–</span> : <OwnAmount value={sumBalance} />}</dd>
        </div>
        <div>
          <dt>{w.total()}</dt>
          <dd>
            <Amount value={totalOf(lines)} />
          </dd>
        </div>
      </dl>
      <FormProblem text={form.formError} />
      <Button look="primary" wide type="submit" busy={form.busy} disabled={lines.length === 0}>
        {w.check()}
      </Button>
    </form>
  );
};
