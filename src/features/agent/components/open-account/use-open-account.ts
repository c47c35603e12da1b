import { type SyntheticEvent, useRef, useState } from 'react';
import { passwordLength } from '../../../../contract/account/password-terms.ts';
import { createDownline } from '../../../../contract/agent/team.ts';
import type { Value } from '../../../../contract/types.ts';
import { errorText } from '../../../../i18n/error-words.ts';
import type { Words } from '../../../../i18n/translate.ts';
import { focusInvalid } from '../../../../lib/focus-invalid.ts';
import { api } from '../../../../lib/http/client.ts';
import { CallAborted, CallError, codeOf } from '../../../../lib/http/errors.ts';
import { maxPasswordLength } from '../../../shared/validate-text.ts';
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

/** Maximum length of an account name that the backend accepts. */
const maxName = 64;

/** Returns the state of the account form: validation, submit and the created account. */
export const useOpenAccount = (t: Words, kind: AccountKind, rates: Rates) => {
  const w = t.agentOpenAccount;
  const form = useRef<HTMLFormElement>(null);
  const name = useUsernameCheck();
  const [busy, setBusy] = useState(false);
  const [problems, setProblems] = useState<Problems>({});
  const [made, setMade] = useState<Value<'createDownline'> | null>(null);

  const submit = async (event: SyntheticEvent): Promise<void> => {
    event.preventDefault();
    if (busy || !form.current) return;
    const data = new FormData(form.current);
    const username = String(data.get('username') ?? '').trim();
    const password = String(data.get('password') ?? '');
    const wrong = {
      ...((username === '' || username.length > maxName) && { username: w.nameRule() }),
      ...(name.state === 'taken' && { username: w.nameTaken() }),
      ...((password === '' || password.length > maxPasswordLength) && { password: w.passwordRule(passwordLength) }),
    };
    setProblems(wrong);
    const [first] = Object.entries(wrong);
    if (first) {
      focusInvalid(form.current.querySelector<HTMLInputElement>(`[name="${first[0]}"]`), first[1]);
      return;
    }
    name.forget();
    setBusy(true);
    try {
      setMade(await api(createDownline, { body: { username, password, kind, rebates: rates } }));
    } catch (error) {
      if (!(error instanceof CallAborted)) setProblems(problemsOf(t, error));
    } finally {
      setBusy(false);
    }
  };
  return { form, name, busy, problems, setProblems, made, setMade, submit };
};
