import type { RegistrationField } from '#contract/account/registration-fields.ts';
import { wireLanguage } from '#i18n/locale.ts';
import type { PageWords } from '#i18n/page-words.ts';
import { localMobile } from '../../model/mobile.ts';
import { isNameField, validateName } from '../../model/person-name.ts';
import type { RegisterEntry } from '../../model/registration.ts';
import { validateField } from '../../model/validate-field.ts';

export type FormName = RegistrationField | 'confirmPassword';

/** Returns the error texts of a registration field in the current language; empty if it is valid. */
export const validateRegistrationField = (
  { t, locale }: PageWords,
  fields: readonly RegisterEntry[],
  dialingCode: string,
  name: FormName,
  values: Readonly<Record<string, string>>,
): readonly string[] => {
  const value = values[name] ?? '';
  if (name === 'confirmPassword') {
    if (value === '')
      return (values.password ?? '') === '' && !isRequired(fields, 'password')
        ? []
        : [t.siteMessages.in_incorrect_password()];
    return value.normalize() === values.password?.normalize() ? [] : [t.siteMessages.in_confirmation_correct()];
  }
  const rule = fields.find((field) => field.name === name)?.rule;
  const typed = name === 'mobileNum' ? localMobile(value, dialingCode) : value;
  const missing =
    name === 'captcha'
      ? t.siteMessages.in_vwrite_code()
      : name === 'verificationCode'
        ? t.accountCommon.codeRequired()
        : undefined;
  return (isNameField(name) ? validateName : validateField)(rule, typed, wireLanguage(locale), missing);
};

const isRequired = (fields: readonly RegisterEntry[], name: RegistrationField): boolean =>
  fields.some((field) => field.name === name && field.rule.required);
