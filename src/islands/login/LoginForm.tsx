import { type SyntheticEvent, useRef, useState } from 'react';
import { CallAborted, codeOf } from '../../api/errors.ts';
import { ownPath } from '../../domain/links.ts';
import { errorText } from '../../i18n/error-words.ts';
import type { Locale } from '../../i18n/locale.ts';
import { useWords } from '../../i18n/use-words.ts';
import { signIn } from '../../stores/session.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { Icon } from '../../ui/Icon.tsx';

type Problem = { readonly username?: 'required'; readonly password?: 'required'; readonly code?: string };

const destination = (): string => ownPath(new URLSearchParams(location.search).get('redirect')) ?? '/m/home';

/** Login with username and password (R224). What was typed stays, whatever happens. */
export const LoginForm = ({ locale }: { readonly locale: Locale }) => {
  const { t } = useWords(locale);
  const form = useRef<HTMLFormElement>(null);
  const [problem, setProblem] = useState<Problem>({});
  const [busy, setBusy] = useState(false);
  const [shown, setShown] = useState(false);

  const submit = async (event: SyntheticEvent): Promise<void> => {
    event.preventDefault();
    if (busy || !form.current) return;
    const data = new FormData(form.current);
    const username = String(data.get('username')).trim();
    const password = String(data.get('password'));
    if (!username || !password) {
      setProblem({ ...(username ? {} : { username: 'required' }), ...(password ? {} : { password: 'required' }) });
      form.current.querySelector<HTMLInputElement>(username ? '[name=password]' : '[name=username]')?.focus();
      return;
    }
    setBusy(true);
    setProblem({});
    try {
      const session = await signIn(username, password);
      location.replace(session.firstTimeLogin ? '/m/changePsw' : destination());
    } catch (error) {
      setBusy(false);
      if (!(error instanceof CallAborted)) setProblem({ code: codeOf(error) });
    }
  };

  return (
    <form ref={form} className="stack login" method="post" noValidate onSubmit={(event) => void submit(event)}>
      <Field
        label={t.login.username()}
        name="username"
        icon="user"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={64}
        required
        error={problem.username && t.login.usernameRequired()}
      />
      <Field
        label={t.login.password()}
        name="password"
        icon="lock"
        type={shown ? 'text' : 'password'}
        autoComplete="current-password"
        maxLength={128}
        required
        error={problem.password && t.login.passwordRequired()}
        after={
          <button
            type="button"
            className="iconbtn"
            aria-pressed={shown}
            aria-label={shown ? t.login.hidePassword() : t.login.showPassword()}
            onClick={() => setShown(!shown)}
          >
            <Icon name={shown ? 'eye' : 'eyeOff'} later={shown} />
          </button>
        }
      />
      <p className="err" role="alert">
        {problem.code && (
          <>
            <Icon name="bad" later />
            {errorText(t, problem.code)}
          </>
        )}
      </p>
      <Button look="gold" wide type="submit" busy={busy}>
        {t.login.submit()}
      </Button>
    </form>
  );
};
