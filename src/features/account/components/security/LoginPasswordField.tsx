import type { Words } from '../../../../i18n/translate.ts';
import { hrefOf } from '../../../../paths.ts';
import { PasswordField } from '../../../../ui/form/PasswordField.tsx';

interface LoginPasswordFieldProps {
  readonly t: Words;
  readonly error: string | undefined;
}

/** Login password field, required for every change of a recovery method. */
export const LoginPasswordField = ({ t, error }: LoginPasswordFieldProps) => (
  <div className="identity">
    <PasswordField
      label={t.accountSecurity.identity()}
      hint={t.accountSecurity.identityHint()}
      name="loginPassword"
      autoComplete="current-password"
      required
      showLabel={t.accountSecurity.showPassword()}
      hideLabel={t.accountCommon.hidePassword()}
      error={error}
    />
    <a className="seclink" href={hrefOf('passwordRecovery')}>
      {t.accountSecurity.forgot()}
    </a>
  </div>
);
