import { errorText } from '../../../../i18n/error-words.ts';
import type { Words } from '../../../../i18n/translate.ts';
import { CallAborted, CallError, codeOf, detailsOf } from '../../../../lib/http/errors.ts';
import { type Form, useForm } from '../../../../ui/form/use-form.ts';
import type { Values } from '../../../../ui/form/values.ts';
import { formatInstant } from '../../../shared/format-instant.ts';

interface StepFormSpec<N extends string> {
  readonly t: Words;
  readonly names: readonly N[];
  readonly check: (name: N, values: Values<N>) => readonly string[];
  readonly submit: (values: Values<N>) => Promise<void>;
  /** The field that a code is about. */
  readonly fields?: Partial<Record<string, N>>;
  /** Words for codes that mean something of their own here. */
  readonly words?: Partial<Record<string, string>>;
}

/** A form of the security centre: a refusal stands at the field it is about, and what was typed stays. */
export const useStepForm = <N extends string>({
  t,
  names,
  check,
  submit,
  fields = {},
  words = {},
}: StepFormSpec<N>): Form<N> => {
  const form = useForm<N>({
    names,
    check,
    submit,
    errorText: (code) => {
      const [reason = '', at = ''] = code.split('@');
      if (at) return t.accountSecurity.locked({ time: formatInstant(Number(at)) });
      return words[reason] ?? errorText(t, reason);
    },
    onRefused: (error) => {
      if (error instanceof CallAborted) return;
      const code = codeOf(error);
      const locked = detailsOf(error, 'request.too-many');
      if (locked) return form.refuse(`${code}@${locked.until}`);
      const named =
        error instanceof CallError ? error.fields.find(({ field }) => names.includes(field as N)) : undefined;
      const field = fields[code] ?? (named?.field as N | undefined);
      form.refuse(code, field);
    },
  });
  return form;
};
