import { passwordToggle } from '#features/shared/password-toggle.ts';
import { useWords } from '#i18n/use-words.ts';
import { afterInteraction } from '#lib/browser/after-interaction.ts';
import { ignoreFailure } from '#lib/ignore-failure.ts';
import { hrefOf } from '#paths.ts';
import { Button } from '#ui/Button.tsx';
import { Field } from '#ui/Field.tsx';
import { FormProblem } from '#ui/form/FormProblem.tsx';
import { PasswordField } from '#ui/form/PasswordField.tsx';
import { CaptchaInput } from '../CaptchaInput.tsx';
import { InsecurePasswordNotice } from './InsecurePasswordNotice.tsx';
import { RememberLoginFields } from './RememberLoginFields.tsx';
import { loadLogin, type PasswordLoginSpec, usePasswordLogin } from './use-password-login.ts';

interface UsernameLoginFormProps extends PasswordLoginSpec {
  /** A session exists and the page is about to redirect. */
  readonly leaving: boolean;
}

/** Login by username and password. */
export const UsernameLoginForm = ({ leaving, ...spec }: UsernameLoginFormProps) => {
  const { withCaptcha } = spec;
  const { t } = useWords();
  const { form, remembered, captcha, newPicture } = usePasswordLogin(spec);

  return (
    <form
      ref={form.ref}
      className="stack login"
      method="post"
      noValidate
      {...form.events}
      onFocus={() => afterInteraction(() => ignoreFailure(loadLogin()))}
    >
      <Field
        label={t.accountLogin.username()}
        name="username"
        icon="user"
        autoComplete="username webauthn"
        autoCapitalize="none"
        spellCheck={false}
        required
        error={form.errorOf('username')}
      />
      <PasswordField
        label={t.accountLogin.passwordLabel()}
        name="password"
        {...passwordToggle(t)}
        autoComplete="current-password"
        required
        error={form.errorOf('password')}
      />
      {withCaptcha && (
        <CaptchaInput
          texts={t.accountCommon}
          captcha={captcha}
          hint={t.accountCommon.captchaHint()}
          required
          error={form.errorOf('captcha')}
          onRefresh={newPicture}
        />
      )}
      <div className="login__row">
        <RememberLoginFields remembering={remembered.remembering} onChoose={remembered.choose} withAuto />
        <a className="link" href={hrefOf('passwordRecovery')}>
          {t.accountLogin.forgot()}
        </a>
      </div>
      <InsecurePasswordNotice />
      <FormProblem text={form.formError} />
      <Button look="primary" wide type="submit" busy={form.busy || leaving}>
        {t.accountLogin.submit()}
      </Button>
    </form>
  );
};
