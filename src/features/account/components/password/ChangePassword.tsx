import { useStore } from '@nanostores/react';
import { passwordLength } from '#contract/account/account-terms.ts';
import { passwordToggle } from '#features/shared/password-toggle.ts';
import { useFirstLoginTitle } from '#features/shared/use-page-title.ts';
import { useWords } from '#i18n/use-words.ts';
import { Field } from '#ui/Field.tsx';
import { FormFrame } from '#ui/form/FormFrame.tsx';
import { PasswordField } from '#ui/form/PasswordField.tsx';
import { $session } from '../../state/session.ts';
import { usePasswordChange } from './use-password-change.ts';

/** Form to change the password or to set the first one. */
export const ChangePassword = () => {
  const { t } = useWords();
  const session = useStore($session, { ssr: () => null });
  const { form, requiresOldPassword, rule } = usePasswordChange();
  useFirstLoginTitle(session?.firstTimeLogin ?? false);
  const toggles = passwordToggle(t);
  return (
    <FormFrame form={form} className="stack" submit={t.accountPassword.submit()}>
      <Field
        label={t.accountPassword.username()}
        name="username"
        icon="user"
        autoComplete="username"
        readOnly
        defaultValue={session?.userName ?? ''}
      />
      {requiresOldPassword && (
        <PasswordField
          {...toggles}
          label={t.accountPassword.oldPassword()}
          name="oldPassword"
          autoComplete="current-password"
          required
          error={form.errorOf('oldPassword')}
        />
      )}
      <PasswordField
        {...toggles}
        label={t.accountPassword.newPassword()}
        name="newPassword"
        hint={t.accountPassword.newPasswordHint(rule ?? passwordLength)}
        autoComplete="new-password"
        required
        error={form.errorOf('newPassword')}
      />
      <PasswordField
        {...toggles}
        label={t.accountPassword.confirmNewPassword()}
        name="confirmNewPassword"
        autoComplete="new-password"
        required
        error={form.errorOf('confirmNewPassword')}
      />
    </FormFrame>
  );
};
