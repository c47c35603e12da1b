import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { errorText } from '#i18n/error-words.ts';
import { useWords } from '#i18n/use-words.ts';
import { CallError, codeOf } from '#lib/http/errors.ts';
import { prepareSealed } from '#lib/http/prepare-sealed.ts';
import { type Form, useForm } from '#ui/form/use-form.ts';
import { isCodeError } from '../../model/is-code-error.ts';
import { type CaptchaStore, createCaptcha } from '../../state/captcha.ts';
import type { RegistrationSpec } from './create-account.ts';
import { type FormName, validateRegistrationField } from './validate-registration-field.ts';

export interface Registration {
  readonly form: Form<FormName>;
  readonly captcha: CaptchaStore;
  /** Fetches another captcha; responses to earlier requests are ignored. */
  readonly newPicture: () => void;
}

/** Preloads the code that creates the account on the first interaction with the form. */
export const loadCreateAccount = () => {
  prepareSealed();
  return import('./create-account.ts');
};

/** Returns the field that a server error refers to; undefined if it names none. */
const refusedField = (error: unknown): string | undefined => {
  if (!(error instanceof CallError)) return undefined;
  const { value } = error;
  const named = typeof value === 'object' && value !== null && 'field' in value ? String(value.field) : undefined;
  if (named) return named;
  return isCodeError(error.code) ? 'verificationCode' : error.fields[0]?.field;
};

/** Returns the state of the registration form of one method and its captcha. */
export const useRegistration = (spec: RegistrationSpec): Registration => {
  const { fields, dialingCode } = spec;
  const words = useWords();
  const { t } = words;
  const [captcha] = useState(createCaptcha);
  const isTaskSolved = useStore(captcha.$task).state === 'solved';
  const names = fields.flatMap(({ name }): FormName[] => (name === 'password' ? [name, 'confirmPassword'] : [name]));
  const hasCaptcha = names.includes('captcha');

  useEffect(() => {
    if (hasCaptcha) void captcha.refresh();
  }, [captcha, hasCaptcha]);

  const newPicture = (): void => {
    form.fill('captcha', '');
    void captcha.refresh();
  };

  const fieldOf = (error: unknown): FormName | undefined => names.find((name) => name === refusedField(error));

  const form = useForm<FormName>({
    names,
    errorText: (error, name) =>
      name === 'affiliateCode' && codeOf(error) === 'referrer.wrong'
        ? t.siteMessages.invitation_code_error()
        : errorText(t, error),
    check: (name, values) =>
      name === 'captcha' && isTaskSolved ? [] : validateRegistrationField(words, fields, dialingCode, name, values),
    submit: async (values) =>
      (await loadCreateAccount()).createAccount(t, spec, values, captcha.solution(values.captcha)),
    fieldOf: (_, error) => fieldOf(error),
    onRefused: (error) => {
      // A resubmission of the same form after a lost response must be the same call with the same captcha.
      const field = fieldOf(error);
      // The server checks the SMS code before the captcha, and this client the referral code before it sends the form.
      const isUnused =
        (field === 'verificationCode' && isCodeError(codeOf(error))) ||
        (field === 'affiliateCode' && error instanceof CallError && error.endpoint === null);
      if (hasCaptcha && !isUnused && !codeOf(error).startsWith('network.')) newPicture();
    },
  });
  return { form, captcha, newPicture };
};
