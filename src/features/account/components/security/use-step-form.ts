import { errorText } from '../../../../i18n/error-words.ts';
import type { Words } from '../../../../i18n/translate.ts';
import { CallAborted, CallError, codeOf, detailsOf } from '../../../../lib/http/errors.ts';
import { type Form, useForm } from '../../../../ui/form/use-form.ts';
import type { Values } from '../../../../ui/form/values.ts';
import type { PromptRefusal } from '../../../../ui/Prompt.tsx';
import { formatInstant } from '../../../shared/format-instant.ts';

interface StepErrorsSpec<N extends string> {
  readonly t: Words;
  readonly names: readonly N[];
  /** Field that an error code refers to. */
  readonly fields?: Partial<Record<string, N>>;
  /** Error messages that differ from the catalogue. */
  readonly words?: Partial<Record<string, string>>;
}

interface StepFormSpec<N extends string> extends StepErrorsSpec<N> {
  readonly check: (name: N, values: Values<N>) => readonly string[];
  readonly submit: (values: Values<N>) => Promise<void>;
}

/** Returns the error mapping of a security centre form: message and field. */
export const stepErrors = <N extends string>({ t, names, fields = {}, words = {} }: StepErrorsSpec<N>) => ({
  errorText: (code: string): string => {
    const [reason = '', at = ''] = code.split('@');
    if (at) return t.accountSecurity.locked({ time: formatInstant(Number(at)) });
    return words[reason] ?? errorText(t, reason);
  },
  refusal: (error: unknown): PromptRefusal<N> | null => {
    if (error instanceof CallAborted) return null;
    const code = codeOf(error);
    const locked = detailsOf(error, 'request.too-many');
    if (locked) return { code: `${code}@${locked.until}` };
    const named = error instanceof CallError ? error.fields.find(({ field }) => names.includes(field as N)) : undefined;
    return { code, name: fields[code] ?? (named?.field as N | undefined) };
  },
});

/**
 * Returns a form of the security centre; server errors are shown at the field they refer to, and typed values are kept.
 */
export const useStepForm = <N extends string>({ check, submit, ...spec }: StepFormSpec<N>): Form<N> => {
  const errors = stepErrors(spec);
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
