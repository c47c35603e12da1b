import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { changePassword } from '../../../api/account/password.ts';
import { CallAborted, codeOf, quietly } from '../../../api/errors.ts';
import { brand } from '../../../brand/current.ts';
import { fieldProblems } from '../../../domain/account/field-problems.ts';
import { errorText } from '../../../i18n/error-words.ts';
import { type Locale, wireLanguage } from '../../../i18n/locale.ts';
import { useWords } from '../../../i18n/use-words.ts';
import { $rules, loadRules } from '../../../stores/account/field-rules.ts';
import { takeFirstPassword } from '../../../stores/account/first-password.ts';
import { renewRememberedPassword } from '../../../stores/account/remembered.ts';
import { $session, endFirstLogin } from '../../../stores/account/session.ts';
import { showToast, toastTime } from '../../../stores/site/toasts.ts';
import { Field } from '../../../ui/Field.tsx';
import { FormFrame } from '../../../ui/form/FormFrame.tsx';
import { PasswordField } from '../../../ui/form/PasswordField.tsx';
import { useForm } from '../../../ui/form/use-form.ts';

type Name = 'oldPassword' | 'newPassword' | 'confirmNewPassword';

const waitingTime = 10_000;
const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Change password, and the first one (R166–R170, A05). */
export const ChangePassword = ({ locale }: { readonly locale: Locale }) => {
  const { t, locale: current } = useWords(locale);
  const session = useStore($session, { ssr: () => null });
  const rules = useStore($rules, { ssr: () => null });
  const [held, setHeld] = useState<string | null>(null);

  useEffect(() => {
    void takeFirstPassword().then(setHeld);
    void quietly(loadRules());
  }, []);

  const names: readonly Name[] = held
    ? ['newPassword', 'confirmNewPassword']
    : ['oldPassword', 'newPassword', 'confirmNewPassword'];

  const refuseSame = async (): Promise<void> => {
    const part = await import('../../../ui/open-dialog.tsx').catch(() => null);
    if (!part) return form.refuse('modify.new.old.same', 'newPassword');
    await part.askDialog({
      title: t.messages.in_popup_prompt(),
      text: t.passwords.same(),
      confirm: t.passwords.understood(),
    });
    form.focus('newPassword');
  };

  const form = useForm<Name>({
    names,
    say: (code) => errorText(t, code),
    check: (name, { oldPassword, newPassword, confirmNewPassword }) => {
      const language = wireLanguage(current);
      const missing = t.account.passwordRequired();
      if (name === 'oldPassword') return fieldProblems(rules?.regexp.loginPassword, oldPassword, language, missing);
      if (name === 'newPassword') return fieldProblems(rules?.regexp.password, newPassword, language, missing);
      if (confirmNewPassword === '') return [t.passwords.confirmRequired()];
      return confirmNewPassword === newPassword ? [] : [t.messages.in_confirmation_correct()];
    },
    submit: async ({ oldPassword: typed, newPassword, confirmNewPassword }) => {
      const oldPassword = held ?? typed;
      if (newPassword === oldPassword) return refuseSame();
      const hide = showToast(t.messages.in_please_wait(), { kind: 'busy', time: waitingTime });
      try {
        await changePassword({ oldPassword, newPassword, confirmNewPassword });
      } finally {
        hide();
      }
      showToast(t.passwords.saved(), { kind: 'ok', time: toastTime.short });
      setHeld(newPassword);
      await renewRememberedPassword(newPassword);
      await pause(toastTime.short);
      endFirstLogin();
      location.replace('/m/home');
    },
    onRefused: (error) => {
      if (error instanceof CallAborted) return;
      const code = codeOf(error);
      if (code === 'login.wrong-password' && !held) form.refuse(code, 'oldPassword');
      else if (code === 'modify.new.old.same' || code === 'password.common') form.refuse(code, 'newPassword');
      else form.refuse(code);
    },
  });

  useEffect(() => {
    if (session?.firstTimeLogin) document.title = `${t.titles.page.firstPassword()} · ${brand.name}`;
  }, [session, t]);

  const toggles = { showLabel: t.passwords.showPassword(), hideLabel: t.account.hidePassword() };
  return (
    <FormFrame form={form} className="stack" submit={t.passwords.submit()}>
      <Field
        label={t.passwords.username()}
        name="username"
        icon="user"
        autoComplete="username"
        readOnly
        defaultValue={session?.userName ?? ''}
      />
      {!held && (
        <PasswordField
          {...toggles}
          label={t.passwords.oldPassword()}
          name="oldPassword"
          autoComplete="current-password"
          maxLength={128}
          required
          error={form.errorOf('oldPassword')}
        />
      )}
      <PasswordField
        {...toggles}
        label={t.passwords.newPassword()}
        name="newPassword"
        hint={t.passwords.newPasswordHint()}
        autoComplete="new-password"
        maxLength={128}
        required
        error={form.errorOf('newPassword')}
      />
      <PasswordField
        {...toggles}
        label={t.passwords.confirmNewPassword()}
        name="confirmNewPassword"
        autoComplete="new-password"
        maxLength={128}
        required
        error={form.errorOf('confirmNewPassword')}
      />
    </FormFrame>
  );
};
