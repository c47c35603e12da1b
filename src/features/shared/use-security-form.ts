import { errorText } from '#i18n/error-words.ts';
import type { Words } from '#i18n/translate.ts';
import { useWords } from '#i18n/use-words.ts';
import { CallError, codeOf, detailsOf } from '#lib/http/errors.ts';
import { type Form, useForm } from '#ui/form/use-form.ts';
import type { Values } from '#ui/form/values.ts';
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

/** Returns how a form that changes recovery or withdrawal data shows errors: message and field. */
export const securityFormErrors = <N extends string>({
  t,
  names,
  fields = {},
  words = {},
  invalidWords = {},
}: SecurityFormErrorsSpec<N>) => ({
  errorText: (error: unknown, name?: N): string => {
    const locked = detailsOf(error, 'request.too-many');
    if (locked) return t.accountPasswords.lockedUntil({ time: formatInstant(locked.until) });
    const code = codeOf(error);
    if (code === 'payment.weak-password' && (name === 'birthday' || name === 'mobileNum'))
      return t.accountPasswords.withdrawalUsesDetail();
    const weak = detailsOf(error, 'payment.weak-password');
    if (weak) return weakPinText(t, weak.reason);
    const invalid = name && code === 'request.invalid' ? invalidWords[name] : undefined;
    return invalid ?? words[code] ?? errorText(t, error);
  },
  fieldOf: (code: string, error: unknown): N | undefined => {
    const named = [
      detailsOf(error, 'payment.weak-password')?.field,
      ...(error instanceof CallError ? error.fields.map(({ field }) => field) : []),
    ];
    return fields[code] ?? names.find((name) => named.includes(name));
  },
});

/**
 * Returns a form that changes recovery or withdrawal data; server errors are shown at the field they refer to, and typed
 * values are kept.
 */
export const useSecurityForm = <N extends string>({ check, submit, ...spec }: SecurityFormSpec<N>): Form<N> => {
  const { t } = useWords();
  return useForm<N>({ names: spec.names, check, submit, ...securityFormErrors({ t, ...spec }) });
};
