import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { changePassword } from '#contract/account/password.ts';
import { errorText } from '#i18n/error-words.ts';
import { wireLanguage } from '#i18n/locale.ts';
import { useWords } from '#i18n/use-words.ts';
import { redirectTo } from '#lib/browser/redirect.ts';
import { dayAndTime } from '#lib/dates/day-words.ts';
import { api } from '#lib/http/client.ts';
import { ignoreCallErrors } from '#lib/http/errors.ts';
import { showToast, toastMs } from '#lib/toasts.ts';
import { wait } from '#lib/wait.ts';
import { hrefOf } from '#paths.ts';
import { type Form, useForm } from '#ui/form/use-form.ts';
import { type Rule, ruleInForce } from '../../model/field-rules.ts';
import { validateField } from '../../model/validate-field.ts';
import { $rules, loadRules } from '../../state/field-rules.ts';
import { takeFirstPassword } from '../../state/first-password.ts';
import { storeNextNotice } from '../../state/recovery-notice.ts';
import { renewRememberedPassword } from '../../state/remembered-login.ts';
import { endFirstLogin } from '../../state/session.ts';

type Name = 'oldPassword' | 'newPassword' | 'confirmNewPassword';

interface PasswordChange {
  readonly form: Form<Name>;
  /** Whether the old password has to be typed; false right after a login with it. */
  readonly requiresOldPassword: boolean;
  /** Rule of the new password; undefined until it is loaded. */
  readonly rule: Rule | undefined;
}

/** Longest duration of the toast while the password is saved, ms. */
const waitingTimeoutMs = 10_000;

/** Returns the state of the form that changes the password and redirects to home afterwards. */
export const usePasswordChange = (): PasswordChange => {
  const { t, locale } = useWords();
  const rules = useStore($rules, { ssr: () => null });
  const [knownPassword, setKnownPassword] = useState<string | null>(null);

  useEffect(() => {
    void takeFirstPassword().then(setKnownPassword);
    void ignoreCallErrors(loadRules());
  }, []);

  const names: readonly Name[] = knownPassword
    ? ['newPassword', 'confirmNewPassword']
    : ['oldPassword', 'newPassword', 'confirmNewPassword'];

  const refuseSame = async (): Promise<void> => {
    const part = await import('#ui/open-confirmation.ts').catch(() => null);
    if (!part) return form.refuse('modify.new.old.same', 'newPassword');
    await part.confirmDialog({
      title: t.siteMessages.in_popup_prompt(),
      text: t.accountPassword.same(),
      confirm: t.accountPassword.understood(),
    });
    form.focus('newPassword');
  };

  const form = useForm<Name>({
    names,
    errorText: (error) => errorText(t, error),
    check: (name, { oldPassword, newPassword, confirmNewPassword }) => {
      const language = wireLanguage(locale);
      if (name === 'oldPassword') {
        const missing = t.accountCommon.passwordRequired();
        return validateField(rules?.regexp.loginPassword, oldPassword, language, missing);
      }
      if (name === 'newPassword') {
        const missing = t.accountCommon.newPasswordRequired();
        return validateField(ruleInForce(rules?.regexp.password), newPassword, language, missing);
      }
      if (confirmNewPassword === '') return [t.accountPassword.confirmRequired()];
      return confirmNewPassword.normalize() === newPassword.normalize()
        ? []
        : [t.siteMessages.in_confirmation_correct()];
    },
    submit: async ({ oldPassword: typed, newPassword, confirmNewPassword }) => {
      const oldPassword = knownPassword ?? typed;
      if (newPassword === oldPassword) return refuseSame();
      const hide = showToast(t.siteMessages.in_please_wait(), { kind: 'busy', time: waitingTimeoutMs });
      try {
        const { heldUntil } = await api(changePassword, { body: { oldPassword, newPassword, confirmNewPassword } });
        if (heldUntil) storeNextNotice(t.accountCommon.resetHold({ time: dayAndTime(heldUntil, locale) }));
      } finally {
        hide();
      }
      showToast(t.accountPassword.saved(), { kind: 'ok', time: toastMs.success });
      setKnownPassword(newPassword);
      await renewRememberedPassword(newPassword);
      await wait(toastMs.success);
      endFirstLogin();
      redirectTo(hrefOf('home'));
    },
    fieldOf: (code) => {
      if (code === 'login.wrong-password' && !knownPassword) return 'oldPassword';
      return code === 'modify.new.old.same' || code === 'password.common' ? 'newPassword' : undefined;
    },
  });
  return { form, requiresOldPassword: !knownPassword, rule: rules?.regexp.password };
};
