import { useEffect, useEffectEvent } from 'react';
import type { ConfirmMethod } from '#contract/types.ts';
import { passwordToggle } from '#features/shared/password-toggle.ts';
import { useWords } from '#i18n/use-words.ts';
import { Button } from '#ui/Button.tsx';
import { Field } from '#ui/Field.tsx';
import { PasswordField } from '#ui/form/PasswordField.tsx';
import { useForm } from '#ui/form/use-form.ts';

export type TypedMethod = Exclude<ConfirmMethod, 'passkey'>;

interface TypedCheckProps {
  readonly method: TypedMethod;
  /** Submits the typed value; shows its own errors. */
  readonly onTyped: (typed: string) => Promise<void>;
}

const rules: Record<TypedMethod, RegExp> = {
  code: /^\d{6}$/,
  recovery: /^[0-9a-f]{16}$/i,
  password: /^.{1,128}$/s,
};

/** Identity check by a typed secret: app code, recovery code or password. */
export const TypedCheck = ({ method, onTyped }: TypedCheckProps) => {
  const { t } = useWords();
  const wrong = {
    code: t.safetyStepUp.codeRule,
    recovery: t.safetyStepUp.savedCodeRule,
    password: t.safetyStepUp.passwordRule,
  }[method];
  const form = useForm<TypedMethod>({
    names: [method],
    errorText: () => wrong(),
    check: (name, values) => (rules[name].test(values[name]) ? [] : [wrong()]),
    submit: async (values) => {
      await onTyped(values[method]);
      form.fill(method, '');
    },
  });
  const onMount = useEffectEvent(() => form.focus(method));
  useEffect(() => onMount(), []);
  return (
    <form ref={form.ref} className="step" method="post" noValidate {...form.events}>
      {method === 'password' ? (
        <PasswordField
          label={t.safetyStepUp.password()}
          name="password"
          {...passwordToggle(t)}
          autoComplete="current-password"
          required
          error={form.errorOf('password')}
        />
      ) : method === 'code' ? (
        <Field
          label={t.safetyStepUp.code()}
          hint={t.safetyStepUp.codeHint()}
          name="code"
          icon="phone"
          inputMode="numeric"
          autoComplete="one-time-code"
          required
          error={form.errorOf('code')}
        />
      ) : (
        <Field
          label={t.safetyStepUp.savedCode()}
          hint={t.safetyStepUp.savedCodeHint()}
          name="recovery"
          data-code=""
          icon="captcha"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          required
          error={form.errorOf('recovery')}
        />
      )}
      <Button look="primary" wide type="submit" busy={form.busy}>
        {t.safetyStepUp.go()}
      </Button>
    </form>
  );
};
