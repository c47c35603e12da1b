import type { Words } from '../../../../i18n/translate.ts';
import { PasswordField } from '../../../../ui/form/PasswordField.tsx';

interface LoginPasswordFieldProps {
  readonly t: Words;
  readonly error: string | undefined;
}

/** The login password, asked again by every change of a way back into the account. */
export const LoginPasswordField = ({ t, error }: LoginPasswordFieldProps) => (
  <div className="identity">
    <PasswordField
      label={t.security.identity()}
      hint={t.security.identityHint()}
      name="loginPassword"
      autoComplete="current-password"
      required
      showLabel={t.security.showPassword()}
      hideLabel={t.account.hidePassword()}
      error={error}
    />
    <a className="seclink" href="/m/forget">
      {t.security.forgot()}
    </a>
  </div>
);
