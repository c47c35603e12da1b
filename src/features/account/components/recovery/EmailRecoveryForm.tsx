import { passwordByEmail } from '../../../../contract/account/password.ts';
import { errorText } from '../../../../i18n/error-words.ts';
import { wireLanguage } from '../../../../i18n/locale.ts';
import type { PageWords } from '../../../../i18n/page-words.ts';
import { canGoBack } from '../../../../lib/browser/can-go-back.ts';
import { api } from '../../../../lib/http/client.ts';
import { CallAborted, codeOf } from '../../../../lib/http/errors.ts';
import { showToast, toastTime } from '../../../../lib/toasts.ts';
import { Field } from '../../../../ui/Field.tsx';
import { FormFrame } from '../../../../ui/form/FormFrame.tsx';
import { useForm } from '../../../../ui/form/use-form.ts';
import { isEmail } from '../../model/email.ts';
import { validateField } from '../../model/validate-field.ts';
import type { FormRules } from '../../stores/field-rules.ts';

const goBack = (): void => {
  if (canGoBack()) history.back();
  else location.assign('/m/login');
};

/** Recovery by e-mail (R159–R161). */
export const EmailRecoveryForm = ({
  words,
  rules,
}: {
  readonly words: PageWords;
  readonly rules: FormRules | null;
}) => {
  const { t, locale } = words;
  const form = useForm<'username' | 'email'>({
    names: ['username', 'email'],
    errorText: (code) => errorText(t, code),
    check: (name, { username, email }) => {
      if (name === 'username') {
        return validateField(rules?.regexp.loginUsername, username, wireLanguage(locale), t.account.usernameRequired());
      }
      if (email === '') return [t.recovery.emailRequired()];
      return isEmail(email) ? [] : [t.messages.in_email_incorrect()];
    },
    submit: async (values) => {
      const hide = showToast(t.messages.in_please_wait(), { kind: 'busy', time: null });
      try {
        await api(passwordByEmail, { body: values });
      } finally {
        hide();
      }
      showToast(t.messages.in_been_out(), { kind: 'ok', time: toastTime.short });
      await new Promise((resolve) => setTimeout(resolve, toastTime.short));
      goBack();
    },
    onRefused: (error) => {
      if (!(error instanceof CallAborted))
        form.refuse(codeOf(error), codeOf(error) === 'user.unknown' ? 'username' : undefined);
    },
  });

  return (
    <FormFrame form={form} className="stack" submit={t.recovery.retrieve()}>
      <Field
        label={t.recovery.username()}
        name="username"
        icon="user"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
        error={form.errorOf('username')}
      />
      <Field
        label={t.recovery.email()}
        name="email"
        type="email"
        icon="mail"
        autoComplete="email"
        hint={t.recovery.emailHint()}
        required
        error={form.errorOf('email')}
      />
    </FormFrame>
  );
};
