import { afterInteraction } from '../../../../lib/browser/after-interaction.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Field } from '../../../../ui/Field.tsx';
import { FormProblem } from '../../../../ui/form/FormProblem.tsx';
import { PasswordField } from '../../../../ui/form/PasswordField.tsx';
import { lazyComponent } from '../../../shared/lazy-component.tsx';
import { InsecurePasswordNotice } from './InsecurePasswordNotice.tsx';
import { RememberLoginFields } from './RememberLoginFields.tsx';
import { loadLogin, type PasswordLoginSpec, usePasswordLogin } from './use-password-login.ts';

const CaptchaField = lazyComponent(async () => ({
  default: (await import('../../../../ui/form/CaptchaField.tsx')).CaptchaField,
}));

interface UsernameLoginFormProps extends PasswordLoginSpec {
  /** A session exists and the page is about to redirect. */
  readonly leaving: boolean;
}

/** Login by username and password (R129, R224). */
export const UsernameLoginForm = ({ leaving, ...spec }: UsernameLoginFormProps) => {
  const { words, withCaptcha } = spec;
  const { t } = words;
  const { form, remembered, captcha, newPicture } = usePasswordLogin(spec);

  return (
    <form
      ref={form.ref}
      className="stack login"
      method="post"
      noValidate
      {...form.events}
      onFocus={() => afterInteraction(() => void loadLogin().catch(() => undefined))}
    >
      <Field
        label={t.login.username()}
        name="username"
        icon="user"
        autoComplete="username webauthn"
        autoCapitalize="none"
        spellCheck={false}
        required
        error={form.errorOf('username')}
      />
      <PasswordField
        label={t.login.passwordLabel()}
        name="password"
        showLabel={t.login.showPassword()}
        hideLabel={t.account.hidePassword()}
        autoComplete="current-password"
        required
        error={form.errorOf('password')}
      />
      {withCaptcha && (
        <CaptchaField
          label={t.account.captcha()}
          hint={t.account.captchaHint()}
          picture={captcha.picture}
          failed={captcha.failed}
          pictureLabel={t.account.captchaPicture()}
          refreshLabel={t.account.captchaRefresh()}
          failedLabel={t.account.captchaFailed()}
          onRefresh={newPicture}
          required
          error={form.errorOf('captcha')}
        />
      )}
      <div className="login__row">
        <RememberLoginFields t={t} remembering={remembered.remembering} onChoose={remembered.choose} withAuto />
        <a className="link" href="/m/forget">
          {t.login.forgot()}
        </a>
      </div>
      <InsecurePasswordNotice t={t} />
      <FormProblem text={form.formError} />
      <Button look="gold" wide type="submit" busy={form.busy || leaving}>
        {t.login.submit()}
      </Button>
    </form>
  );
};
