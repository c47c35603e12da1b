import { useWords } from '#i18n/use-words.ts';
import { hrefOf } from '#paths.ts';
import { PasswordField } from '#ui/form/PasswordField.tsx';
import { passwordToggle } from './password-toggle.ts';
import './field-link.css';

interface LoginPasswordFieldProps {
  readonly error: string | undefined;
}

/** Login password field, required for every change of a recovery method. */
export const LoginPasswordField = ({ error }: LoginPasswordFieldProps) => {
  const { t } = useWords();
  return (
    <div className="fieldlink">
      <PasswordField
        label={t.accountPasswords.login()}
        hint={t.accountPasswords.loginHint()}
        name="loginPassword"
        autoComplete="current-password"
        required
        {...passwordToggle(t)}
        error={error}
      />
      <a className="textlink" href={hrefOf('passwordRecovery')}>
        {t.accountPasswords.forgot()}
      </a>
    </div>
  );
};
