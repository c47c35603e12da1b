import { type SyntheticEvent, useRef, useState } from 'react';
import { createDownline } from '../../../api/agent/opening.ts';
import { CallAborted, CallError, codeOf } from '../../../api/errors.ts';
import type { Value } from '../../../contract/types.ts';
import type { Rates } from '../../../domain/agent/rates.ts';
import { errorText } from '../../../i18n/error-words.ts';
import type { PageWords } from '../../../i18n/page-words.ts';
import { Button } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/Field.tsx';
import { FormProblem } from '../../../ui/form/FormProblem.tsx';
import { PasswordField } from '../../../ui/form/PasswordField.tsx';
import { areRatesGood, RateFields } from '../rates/RateFields.tsx';
import { type AccountKind, KindChoice } from './KindChoice.tsx';
import { MadeAccount } from './MadeAccount.tsx';
import { useNameCheck } from './use-name-check.ts';

interface FormProps {
  readonly words: PageWords;
  readonly settings: Value<'rebateSettings'>;
}

/** Opens an account directly below: name, first password, kind and rebates (R257). */
export const AccountForm = ({ words: { t }, settings: { own, categories, step } }: FormProps) => {
  const w = t.agencyOpen;
  const form = useRef<HTMLFormElement>(null);
  const name = useNameCheck();
  const [kind, setKind] = useState<AccountKind>('player');
  const [rates, setRates] = useState<Rates>({});
  const [busy, setBusy] = useState(false);
  const [problems, setProblems] = useState<{ username?: string; password?: string; form?: string }>({});
  const [made, setMade] = useState<Value<'createDownline'> | null>(null);

  const refuse = (error: unknown): void => {
    if (error instanceof CallError && error.code === 'username.taken') setProblems({ username: w.nameTaken() });
    else if (codeOf(error) === 'password.common') setProblems({ password: errorText(t, 'password.common') });
    else if (error instanceof CallError && error.code === 'request.invalid') {
      const fields = error.fields.map(({ field }) => field);
      setProblems({
        ...(fields.includes('username') && { username: w.nameRule() }),
        ...(fields.includes('password') && { password: w.passwordRule() }),
        ...(!fields.includes('username') && !fields.includes('password') && { form: errorText(t, error.code) }),
      });
    } else setProblems({ form: errorText(t, codeOf(error)) });
  };
  const submit = async (event: SyntheticEvent): Promise<void> => {
    event.preventDefault();
    if (busy || !form.current) return;
    const data = new FormData(form.current);
    const username = String(data.get('username') ?? '').trim();
    const password = String(data.get('password') ?? '');
    const wrong = {
      ...(username === '' && { username: w.nameRule() }),
      ...(name.state === 'taken' && { username: w.nameTaken() }),
      ...(password === '' && { password: w.passwordRule() }),
    };
    setProblems(wrong);
    const [first] = Object.keys(wrong);
    if (first) {
      form.current.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus();
      return;
    }
    name.forget();
    setBusy(true);
    try {
      setMade(await createDownline({ username, password, kind, rebates: rates }));
    } catch (error) {
      if (!(error instanceof CallAborted)) refuse(error);
    } finally {
      setBusy(false);
    }
  };
  if (made) return <MadeAccount t={t} account={made.account} onAnother={() => setMade(null)} />;
  const hints = { unknown: w.nameHint(), checking: w.nameChecking(), free: w.nameFree(), taken: '' };
  const taken = name.state === 'taken' ? w.nameTaken() : undefined;
  return (
    <form ref={form} className="opening__form" method="post" noValidate onSubmit={(event) => void submit(event)}>
      <KindChoice t={t} kind={kind} onChoose={setKind} />
      <Field
        label={w.name()}
        name="username"
        icon="user"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={64}
        hint={hints[name.state]}
        error={problems.username ?? taken}
        required
        onChange={({ target }) => {
          setProblems({});
          name.check(target.value.trim());
        }}
      />
      <PasswordField
        label={w.password()}
        hint={w.passwordHint()}
        name="password"
        autoComplete="new-password"
        showLabel={t.login.showPassword()}
        hideLabel={t.account.hidePassword()}
        error={problems.password}
        required
        onChange={() => setProblems({})}
      />
      <h2>{w.rebates()}</h2>
      <p className="opening__hint">{w.rebatesText()}</p>
      <RateFields t={t} categories={categories} rates={rates} most={own} step={step} onChange={setRates} />
      <FormProblem text={problems.form} />
      <Button
        look="gold"
        wide
        type="submit"
        busy={busy}
        disabled={!areRatesGood({ categories, rates, most: own, step })}
      >
        {w.open()}
      </Button>
    </form>
  );
};
