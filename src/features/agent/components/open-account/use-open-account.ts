import { useStore } from '@nanostores/react';
import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { passwordLength } from '#contract/account/account-terms.ts';
import { createDownline } from '#contract/agent/team.ts';
import type { Value } from '#contract/types.ts';
import { ruleInForce } from '#features/account/model/field-rules.ts';
import { validateField } from '#features/account/model/validate-field.ts';
import { $rules, loadRules } from '#features/account/state/field-rules.ts';
import { errorText } from '#i18n/error-words.ts';
import { wireLanguage } from '#i18n/locale.ts';
import type { Words } from '#i18n/translate.ts';
import { useWords } from '#i18n/use-words.ts';
import { focusInvalid } from '#lib/focus-invalid.ts';
import { api } from '#lib/http/client.ts';
import { CallAborted, CallError, codeOf, ignoreCallErrors } from '#lib/http/errors.ts';
import type { Rates } from '../../model/rates.ts';
import type { AccountKind } from './AccountTypeField.tsx';
import { useUsernameCheck } from './use-username-check.ts';

interface Problems {
  readonly username?: string;
  readonly password?: string;
  readonly form?: string;
}

/** Returns the error texts of a rejected account by field. */
const problemsOf = (t: Words, error: unknown): Problems => {
  const w = t.agentOpenAccount;
  const code = codeOf(error);
  if (code === 'username.taken') return { username: w.nameTaken() };
  if (code === 'password.common') return { password: errorText(t, code) };
  const fields = error instanceof CallError ? error.fields.map(({ field }) => field) : [];
  const found = {
    ...(fields.includes('username') && { username: w.nameRule() }),
    ...(fields.includes('password') && { password: w.passwordRule(passwordLength) }),
  };
  return Object.keys(found).length > 0 ? found : { form: errorText(t, code) };
};

/** Returns the state of the account form: validation, submit and the created account. */
export const useOpenAccount = (kind: AccountKind, rates: Rates) => {
  const { t, locale } = useWords();
  const w = t.agentOpenAccount;
  const form = useRef<HTMLFormElement>(null);
  const name = useUsernameCheck();
  const [busy, setBusy] = useState(false);
  const [problems, setProblems] = useState<Problems>({});
  const [created, setCreated] = useState<Value<'createDownline'> | null>(null);

  const rules = useStore($rules, { ssr: () => null });
  useEffect(() => {
    void ignoreCallErrors(loadRules());
  }, []);

  /** Returns the validation errors by field, as the server's rules determine them. */
  const validate = (username: string, password: string): Problems => {
    const language = wireLanguage(locale);
    const [ofName] = validateField(ruleInForce(rules?.regexp.username), username, language, w.nameRule());
    const ofRule = w.passwordRule(passwordLength);
    const [ofPassword] = validateField(ruleInForce(rules?.regexp.password), password, language, ofRule);
    return {
      ...(ofName && { username: ofName }),
      ...(name.state === 'taken' && { username: w.nameTaken() }),
      ...(ofPassword && { password: ofPassword }),
    };
  };

  const submit = async (event: SyntheticEvent): Promise<void> => {
    event.preventDefault();
    if (busy || !form.current) return;
    const data = new FormData(form.current);
    const username = String(data.get('username') ?? '').trim();
    const password = String(data.get('password') ?? '');
    const wrong = validate(username, password);
    setProblems(wrong);
    const [first] = Object.entries(wrong);
    if (first) {
      focusInvalid(form.current.querySelector<HTMLInputElement>(`[name="${first[0]}"]`), first[1]);
      return;
    }
    name.forget();
    setBusy(true);
    try {
      setCreated(await api(createDownline, { body: { username, password, kind, rebates: rates } }));
    } catch (error) {
      if (!(error instanceof CallAborted)) setProblems(problemsOf(t, error));
    } finally {
      setBusy(false);
    }
  };
  return { form, name, busy, problems, setProblems, created, setCreated, submit };
};
