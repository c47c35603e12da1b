import { passwordByEmail } from '#contract/account/password.ts';
import { errorText } from '#i18n/error-words.ts';
import { wireLanguage } from '#i18n/locale.ts';
import { useWords } from '#i18n/use-words.ts';
import { canGoBack } from '#lib/browser/can-go-back.ts';
import { api } from '#lib/http/client.ts';
import { showToast, toastMs } from '#lib/toasts.ts';
import { wait } from '#lib/wait.ts';
import { hrefOf } from '#paths.ts';
import { Field } from '#ui/Field.tsx';
import { FormFrame } from '#ui/form/FormFrame.tsx';
import { useForm } from '#ui/form/use-form.ts';
import { isEmail } from '../../model/email.ts';
import { validateField } from '../../model/validate-field.ts';
import type { FormRules } from '../../state/field-rules.ts';

const goBack = (): void => {
  if (canGoBack()) history.back();
  else location.assign(hrefOf('login'));
};

/** Form to reset the password by e-mail. */
export const EmailRecoveryForm = ({ rules }: { readonly rules: FormRules | null }) => {
  const { t, locale } = useWords();
  const form = useForm<'username' | 'email'>({
    names: ['username', 'email'],
    errorText: (error) => errorText(t, error),
    check: (name, { username, email }) => {
      if (name === 'username') {
        return validateField(
          rules?.regexp.loginUsername,
          username,
          wireLanguage(locale),
          t.accountCommon.usernameRequired(),
        );
      }
      if (email === '') return [t.accountRecovery.emailRequired()];
      return isEmail(email) ? [] : [t.siteMessages.in_email_incorrect()];
    },
    submit: async (values) => {
      const hide = showToast(t.siteMessages.in_please_wait(), { kind: 'busy', time: null });
      try {
        await api(passwordByEmail, { body: values });
      } finally {
        hide();
      }
      showToast(t.siteMessages.in_been_out(), { kind: 'ok', time: toastMs.success });
      await wait(toastMs.success);
      goBack();
    },
    fieldOf: (code) => (code === 'user.unknown' ? 'username' : undefined),
  });

  return (
    <FormFrame form={form} className="stack" submit={t.accountRecovery.retrieve()}>
      <Field
        label={t.accountRecovery.username()}
        name="username"
        icon="user"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
        error={form.errorOf('username')}
      />
      <Field
        label={t.accountRecovery.email()}
        name="email"
        type="email"
        icon="mail"
        autoComplete="email"
        hint={t.accountRecovery.emailHint()}
        required
        error={form.errorOf('email')}
      />
    </FormFrame>
  );
};
