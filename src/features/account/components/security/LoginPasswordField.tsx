import type { Words } from '../../../../i18n/translate.ts';
import { PasswordField } from '../../../../ui/form/PasswordField.tsx';

interface LoginPasswordFieldProps {
  readonly t: Words;
  readonly error: string | undefined;
}

/** Login password field, required for every change of a recovery method. */
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
