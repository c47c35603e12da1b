import { transferToUpline } from '../../../api/cashier/upline.ts';
import { CallAborted, codeOf } from '../../../api/errors.ts';
import { brand } from '../../../brand/current.ts';
import type { Value } from '../../../contract/types.ts';
import { formatMoney } from '../../../domain/money.ts';
import { typedPesos } from '../../../domain/money-field.ts';
import { errorText } from '../../../i18n/error-words.ts';
import type { Locale } from '../../../i18n/locale.ts';
import { useWords } from '../../../i18n/use-words.ts';
import { refreshBalance } from '../../../stores/cashier/wallet.ts';
import { showToast } from '../../../stores/site/toasts.ts';
import { Button } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/Field.tsx';
import { FormProblem } from '../../../ui/form/FormProblem.tsx';
import { PasswordField } from '../../../ui/form/PasswordField.tsx';
import { useForm } from '../../../ui/form/use-form.ts';
import { Amount } from '../../../widgets/Amount.tsx';
import { askFirst } from '../../../widgets/late-part.ts';
import { MoveNote } from '../../../widgets/MoveNote.tsx';
import { useMove } from '../../../widgets/use-move.ts';

interface FormProps {
  readonly locale: Locale;
  /** Account name of the agent above. */
  readonly upline: string;
  readonly terms: { readonly available: number; readonly asksPassword: boolean };
  readonly onSent: () => void;
}

type Name = 'amount' | 'password';

/** An amount and, where one is set, the withdrawal password; asked once more before it moves (X19). */
const TransferForm = ({ locale, upline, terms, onSent }: FormProps) => {
  const { t } = useWords(locale);
  const money = (pesos: number): string => formatMoney(pesos, brand.currency.sign);
  const move = useMove<Value<'uplineTransfer'>>('uplineTransfer', () => {
    const sent = typedPesos(form.read().amount);
    if (sent !== null) showToast(t.upline.done({ amount: money(sent), name: upline }), { kind: 'ok' });
    form.ref.current?.reset();
    refreshBalance().catch(() => undefined);
    onSent();
  });
  const form = useForm<Name>({
    names: terms.asksPassword ? ['amount', 'password'] : ['amount'],
    say: (code) => errorText(t, code),
    check: (name, { amount, password }) => {
      if (name === 'password') return password ? [] : [t.upline.passwordNone()];
      const pesos = typedPesos(amount);
      if (pesos === null) return [t.upline.amountNone()];
      return pesos > terms.available ? [t.upline.amountHigh()] : [];
    },
    submit: async ({ amount, password }) => {
      const pesos = typedPesos(amount) ?? 0;
      const sure = await askFirst({
        title: t.upline.askTitle({ amount: money(pesos) }),
        text: t.upline.askText({ name: upline }),
        cancel: t.frame.cancel(),
        confirm: t.upline.send(),
      });
      if (!sure) return;
      const body = { amount: pesos, ...(terms.asksPassword && { paymentPassword: password }) };
      await move.run((key) => transferToUpline(body, key));
    },
    onRefused: (error) => {
      if (error instanceof CallAborted) return;
      const code = codeOf(error);
      if (code === 'payment.wrong-password' && terms.asksPassword) form.refuse(code, 'password');
      else if (code === 'balance.insufficient') form.refuse(code, 'amount');
      else form.refuse(code);
    },
  });
  return (
    <form ref={form.ref} className="upline__form" method="post" noValidate {...form.events}>
      <p className="upline__to">
        <b>{t.upline.to({ name: upline })}</b>
        <span className="num">
          {t.upline.balance()} <Amount pesos={terms.available} />
        </span>
      </p>
      <Field
        label={t.upline.amount()}
        name="amount"
        inputMode="decimal"
        autoComplete="off"
        maxLength={14}
        required
        hint={t.upline.amountHint()}
        before={<span aria-hidden="true">{brand.currency.sign}</span>}
        error={form.errorOf('amount')}
      />
      {terms.asksPassword && (
        <PasswordField
          label={t.upline.password()}
          name="password"
          autoComplete="off"
          maxLength={32}
          required
          showLabel={t.upline.showPassword()}
          hideLabel={t.upline.hidePassword()}
          error={form.errorOf('password')}
        />
      )}
      <MoveNote t={t} move={move} />
      <FormProblem text={form.problem} />
      <Button look="gold" wide type="submit" busy={form.busy || move.busy}>
        {t.upline.send()}
      </Button>
    </form>
  );
};

export default TransferForm;
