import { useStore } from '@nanostores/react';
import { useMemo, useState } from 'react';
import { CallAborted, codeOf, detailsOf } from '../../../api/errors.ts';
import { prepareSealed } from '../../../api/prepare-sealed.ts';
import { fieldProblems } from '../../../domain/account/field-problems.ts';
import { errorText } from '../../../i18n/error-words.ts';
import { wireLanguage } from '../../../i18n/locale.ts';
import type { PageWords } from '../../../i18n/page-words.ts';
import { makeCaptcha } from '../../../stores/account/captcha.ts';
import type { FormRules } from '../../../stores/account/field-rules.ts';
import type { SignedIn } from '../../../stores/account/sign-in.ts';
import { Button } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/Field.tsx';
import { FormProblem } from '../../../ui/form/FormProblem.tsx';
import { PasswordField } from '../../../ui/form/PasswordField.tsx';
import { useForm } from '../../../ui/form/use-form.ts';
import { lazyPart } from '../../../widgets/lazy-part.tsx';
import { PlainNotice } from './PlainNotice.tsx';
import { RememberBoxes } from './RememberBoxes.tsx';
import { useRemembered } from './use-remembered.ts';

const CaptchaField = lazyPart(async () => ({
  default: (await import('../../../ui/form/CaptchaField.tsx')).CaptchaField,
}));

// Fetched with the first touch of the form.
const load = () => {
  prepareSealed();
  return import('../../../stores/account/password-login.ts');
};

interface UsernameFormProps {
  readonly words: PageWords;
  readonly rules: FormRules | null;
  /** The captcha was asked for earlier on this page (A58). */
  readonly withCaptcha: boolean;
  readonly onCaptcha: () => void;
  /** A session is open already: the page is about to leave. */
  readonly leaving: boolean;
  /** After the login the player goes on where they are. */
  readonly stays: boolean;
  readonly onEntered: (entered: SignedIn) => void;
}

/** Whether the next try has to answer a picture (R134). */
const wantsCaptcha = (error: unknown): boolean =>
  (['login.wrong-password', 'user.unknown', 'verification.wrong', 'login.captcha-required'] as const).some(
    (code) => detailsOf(error, code, 'login')?.captcha,
  );

/** Login by username and password (R129, R224). */
export const UsernameForm = ({
  words,
  rules,
  withCaptcha,
  onCaptcha,
  leaving,
  stays,
  onEntered,
}: UsernameFormProps) => {
  const { t, locale } = words;
  const language = wireLanguage(locale);
  const [captcha] = useState(makeCaptcha);
  const { picture, failed, id: captchaId } = useStore(captcha.$captcha);
  const names = useMemo(
    () => (withCaptcha ? (['username', 'password', 'captcha'] as const) : (['username', 'password'] as const)),
    [withCaptcha],
  );

  const form = useForm<'username' | 'password' | 'captcha'>({
    names,
    say: (code) => errorText(t, code),
    check: (name, values) => {
      if (name === 'captcha') return values.captcha === '' ? [t.account.captchaRequired()] : [];
      return name === 'username'
        ? fieldProblems(rules?.regexp.loginUsername, values.username, language, t.account.usernameRequired())
        : fieldProblems(rules?.regexp.loginPassword, values.password, language, t.account.passwordRequired());
    },
    submit: async ({ username, password, captcha: answer }) => {
      const { signInByPassword } = await load();
      const body = { username, password, ...(withCaptcha && { captcha: answer }) };
      const remember = (): Promise<void> => remembered.keep(password);
      onEntered(await signInByPassword(body, captchaId, { remember, stays }));
    },
    onRefused: (error) => {
      if (error instanceof CallAborted) return;
      const code = codeOf(error);
      const asked = withCaptcha || wantsCaptcha(error);
      if (wantsCaptcha(error)) onCaptcha();
      if (asked) {
        form.clear('captcha');
        void captcha.refresh();
      }
      if (code === 'login.wrong-password') form.refuse(code, 'password');
      else if (code === 'user.unknown') form.refuse(code, 'username');
      else if (withCaptcha && (code === 'verification.wrong' || code === 'login.captcha-required'))
        form.refuse(code, 'captcha');
      else form.refuse(code);
    },
  });
  const remembered = useRemembered('username', form.ref, 'username');

  return (
    <form
      ref={form.ref}
      className="stack login"
      method="post"
      noValidate
      {...form.events}
      onFocus={() => void load().catch(() => undefined)}
    >
      <Field
        label={t.login.username()}
        name="username"
        icon="user"
        autoComplete="username webauthn"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={64}
        required
        error={form.errorOf('username')}
      />
      <PasswordField
        label={t.login.passwordLabel()}
        name="password"
        showLabel={t.login.showPassword()}
        hideLabel={t.account.hidePassword()}
        autoComplete="current-password"
        maxLength={128}
        required
        error={form.errorOf('password')}
      />
      {withCaptcha && (
        <CaptchaField
          label={t.account.captcha()}
          hint={t.account.captchaHint()}
          picture={picture}
          failed={failed}
          pictureLabel={t.account.captchaPicture()}
          refreshLabel={t.account.captchaRefresh()}
          failedLabel={t.account.captchaFailed()}
          onRefresh={() => {
            form.clear('captcha');
            void captcha.refresh();
          }}
          required
          error={form.errorOf('captcha')}
        />
      )}
      <div className="login__row">
        <RememberBoxes t={t} remembering={remembered.remembering} onChoose={remembered.choose} withAuto />
        <a className="link" href="/m/forget">
          {t.login.forgot()}
        </a>
      </div>
      <PlainNotice t={t} />
      <FormProblem text={form.problem} />
      <Button look="gold" wide type="submit" busy={form.busy || leaving}>
        {t.login.submit()}
      </Button>
    </form>
  );
};
