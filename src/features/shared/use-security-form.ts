import type { WithdrawalPasswordWeakness } from '#contract/account/withdrawal-password-rule.ts';
import { errorText } from '#i18n/error-words.ts';
import type { Words } from '#i18n/translate.ts';
import { useWords } from '#i18n/use-words.ts';
import { CallAborted, CallError, codeOf, detailsOf } from '#lib/http/errors.ts';
import { type Form, useForm } from '#ui/form/use-form.ts';
import type { Values } from '#ui/form/values.ts';
import type { PromptRefusal } from '#ui/Prompt.tsx';
import { formatInstant } from './format-instant.ts';
import { weakPinText } from './weak-pin-text.ts';

interface SecurityFormErrorsSpec<N extends string> {
  readonly t: Words;
  readonly names: readonly N[];
  /** Field that an error code refers to. */
  readonly fields?: Partial<Record<string, N>>;
  /** Error messages that differ from the catalogue. */
  readonly words?: Partial<Record<string, string>>;
  /** Messages of fields that the server finds invalid. */
  readonly invalidWords?: Partial<Record<N, string>>;
}

interface SecurityFormSpec<N extends string> extends Omit<SecurityFormErrorsSpec<N>, 't'> {
  readonly check: (name: N, values: Values<N>) => readonly string[];
  readonly submit: (values: Values<N>) => Promise<void>;
}

/** Returns the error mapping of a form that changes recovery or withdrawal data: message and field. */
export const securityFormErrors = <N extends string>({
  t,
  names,
  fields = {},
  words = {},
  invalidWords = {},
}: SecurityFormErrorsSpec<N>) => ({
  errorText: (code: string, name?: N): string => {
    const [reason = '', at = ''] = code.split('@');
    if (reason === 'payment.weak-password' && (name === 'birthday' || name === 'mobileNum'))
      return t.accountPasswords.withdrawalUsesDetail();
    if (reason === 'payment.weak-password' && at) return weakPinText(t, at as WithdrawalPasswordWeakness);
    if (at) return t.accountPasswords.lockedUntil({ time: formatInstant(Number(at)) });
    const invalid = name && reason === 'request.invalid' ? invalidWords[name] : undefined;
    return invalid ?? words[reason] ?? errorText(t, reason);
  },
  refusal: (error: unknown): PromptRefusal<N> | null => {
    if (error instanceof CallAborted) return null;
    const code = codeOf(error);
    const locked = detailsOf(error, 'request.too-many');
    if (locked) return { code: `${code}@${locked.until}` };
    const weak = detailsOf(error, 'payment.weak-password');
    if (weak) return { code: `${code}@${weak.reason}`, name: names.find((name) => name === weak.field) };
    const named = error instanceof CallError ? error.fields.find(({ field }) => names.includes(field as N)) : undefined;
    return { code, name: fields[code] ?? (named?.field as N | undefined) };
  },
});

/**
 * Returns a form that changes recovery or withdrawal data; server errors are shown at the field they refer to, and typed
 * values are kept.
 */
export const useSecurityForm = <N extends string>({ check, submit, ...spec }: SecurityFormSpec<N>): Form<N> => {
  const { t } = useWords();
  const errors = securityFormErrors({ t, ...spec });
  const form = useForm<N>({
    names: spec.names,
    check,
    submit,
    errorText: errors.errorText,
    onRefused: (error) => {
      const refused = errors.refusal(error);
      if (refused) form.refuse(refused.code, refused.name);
    },
  });
  return form;
};
