import { useStore } from '@nanostores/react';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { validateText } from '#features/shared/validate-text.ts';
import { errorText } from '#i18n/error-words.ts';
import { wireLanguage } from '#i18n/locale.ts';
import { useWords } from '#i18n/use-words.ts';
import { codeOf, detailsOf } from '#lib/http/errors.ts';
import { prepareSealed } from '#lib/http/prepare-sealed.ts';
import { type Form, useForm } from '#ui/form/use-form.ts';
import type { LoginResult } from '../../actions/log-in.ts';
import { validateField } from '../../model/validate-field.ts';
import { type CaptchaStore, createCaptcha } from '../../state/captcha.ts';
import type { FormRules } from '../../state/field-rules.ts';
import { useRememberedLogin } from './use-remembered-login.ts';

type Name = 'username' | 'password' | 'captcha';

export interface PasswordLoginSpec {
  readonly rules: FormRules | null;
  /** The page has required a captcha before. */
  readonly withCaptcha: boolean;
  readonly onCaptcha: () => void;
  /** The player stays on the page after the login. */
  readonly staysOnPage: boolean;
  readonly onEntered: (entered: LoginResult) => void;
}

export interface PasswordLogin {
  readonly form: Form<Name>;
  readonly remembered: ReturnType<typeof useRememberedLogin>;
  readonly captcha: CaptchaStore;
  /** Loads another captcha and clears the typed solution. */
  readonly newPicture: () => void;
}

/** Preloads the login code on the first interaction with the form. */
export const loadLogin = () => {
  prepareSealed();
  return import('../../actions/password-login.ts');
};

/** Returns whether the next attempt needs a captcha. */
const requiresCaptcha = (error: unknown): boolean =>
  (['login.wrong-password', 'user.unknown', 'verification.wrong', 'login.captcha-required'] as const).some(
    (code) => detailsOf(error, code, 'login')?.captcha,
  );

/** Returns the field that an error concerns; undefined for the whole form. */
const refusedField = (code: string, withCaptcha: boolean): Name | undefined => {
  if (code === 'login.wrong-password') return 'password';
  if (code === 'user.unknown') return 'username';
  return withCaptcha && (code === 'verification.wrong' || code === 'login.captcha-required') ? 'captcha' : undefined;
};

/** Returns the state of the password login form: captcha, remembered login and submit. */
export const usePasswordLogin = ({
  rules,
  withCaptcha,
  onCaptcha,
  staysOnPage,
  onEntered,
}: PasswordLoginSpec): PasswordLogin => {
  const { t, locale } = useWords();
  const language = wireLanguage(locale);
  const [captcha] = useState(createCaptcha);
  const isTaskSolved = useStore(captcha.$task).state === 'solved';
  const names = useMemo(
    () => (withCaptcha ? (['username', 'password', 'captcha'] as const) : (['username', 'password'] as const)),
    [withCaptcha],
  );

  // Switching the login method removed the captcha with its form. One that is required later is loaded with the refusal.
  const onMount = useEffectEvent(() => {
    if (withCaptcha) void captcha.refresh();
  });
  useEffect(() => onMount(), []);

  const newPicture = (): void => {
    form.fill('captcha', '');
    void captcha.refresh();
  };

  const form = useForm<Name>({
    names,
    errorText: (error) =>
      codeOf(error) === 'login.wrong-password' ? t.siteErrors.wrongPassword() : errorText(t, error),
    check: (name, values) => {
      if (name === 'captcha')
        return isTaskSolved ? [] : validateText(t, values.captcha, 6, t.accountCommon.captchaRequired());
      return name === 'username'
        ? validateField(rules?.regexp.loginUsername, values.username, language, t.accountCommon.usernameRequired())
        : validateField(rules?.regexp.loginPassword, values.password, language, t.accountCommon.passwordRequired());
    },
    submit: async ({ username, password, captcha: answer }) => {
      const { logInWithPassword } = await loadLogin();
      const solution = captcha.solution(answer);
      const body = { username, password, ...(withCaptcha && solution.body) };
      const remember = (): Promise<void> => remembered.keep(password);
      onEntered(await logInWithPassword(body, solution.id, { remember, staysOnPage }));
    },
    onRefused: (error) => {
      const needsCaptcha = requiresCaptcha(error);
      if (needsCaptcha) onCaptcha();
      if (withCaptcha || needsCaptcha) newPicture();
    },
    fieldOf: (code) => refusedField(code, withCaptcha),
  });
  const remembered = useRememberedLogin('username', form.ref, 'username');
  return { form, remembered, captcha, newPicture };
};
