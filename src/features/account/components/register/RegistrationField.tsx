import { lazyComponent } from '#features/shared/lazy-component.tsx';
import { passwordToggle } from '#features/shared/password-toggle.ts';
import { useWords } from '#i18n/use-words.ts';
import { MobileField } from '#ui/form/MobileField.tsx';
import { PasswordField } from '#ui/form/PasswordField.tsx';
import type { RegisterEntry } from '../../model/registration.ts';
import { CaptchaInput } from '../CaptchaInput.tsx';
import type { MobileFieldRegion } from '../use-mobile-region.ts';
import { type PlainName, PlainRegistrationField } from './PlainRegistrationField.tsx';
import type { Registration } from './use-registration.ts';

const RegisterCode = lazyComponent(() => import('./RegisterCode.tsx'));

/** Loads the field of a registration by mobile number that other methods do not need. Rejects if it cannot be loaded. */
export const loadCodeField = (): Promise<unknown> => RegisterCode.load();

/** Props of every field. */
interface Shared {
  readonly required: boolean;
  readonly error: string | undefined;
  readonly defaultValue: string | undefined;
}

interface NewPasswordProps {
  readonly first: Shared;
  readonly again: Shared;
  readonly rule: RegisterEntry['rule'];
}

/** Two inputs for the new password, which has to be typed twice. */
const NewPassword = ({ first, again, rule }: NewPasswordProps) => {
  const { t } = useWords();
  const toggles = passwordToggle(t);
  const input = { ...toggles, autoComplete: 'new-password' };
  return (
    <>
      <PasswordField
        {...input}
        {...first}
        name="password"
        label={t.accountRegister.passwordLabel()}
        hint={t.accountRegister.passwordHint({ min: rule.min, max: rule.max })}
      />
      <PasswordField {...input} {...again} name="confirmPassword" label={t.accountRegister.confirmPassword()} />
    </>
  );
};

interface RegistrationFieldProps {
  readonly entry: RegisterEntry;
  readonly region: MobileFieldRegion;
  readonly typed: Readonly<Record<string, string>>;
  readonly registration: Registration;
}

/** One field of the registration form; a password has two inputs. */
export const RegistrationField = ({ entry: { name, rule }, region, typed, registration }: RegistrationFieldProps) => {
  const { t } = useWords();
  const { form, captcha, newPicture } = registration;
  const shared = (of: typeof name | 'confirmPassword'): Shared => ({
    required: rule.required,
    error: form.errorOf(of),
    defaultValue: typed[of],
  });
  switch (name) {
    case 'mobileNum':
      return (
        <MobileField {...shared(name)} label={t.accountCommon.mobileNum()} {...region} autoComplete="tel-national" />
      );
    case 'verificationCode':
      return <RegisterCode {...shared(name)} form={form} dialingCode={region.dialingCode} />;
    case 'captcha':
      return (
        <CaptchaInput
          {...shared(name)}
          texts={t.accountRegister}
          captcha={captcha}
          placeholder={t.accountRegister.captchaResult()}
          inputMode="numeric"
          onRefresh={newPicture}
        />
      );
    case 'password':
      return <NewPassword first={shared(name)} again={shared('confirmPassword')} rule={rule} />;
    default:
      return (
        <PlainRegistrationField
          name={name satisfies PlainName}
          rule={rule}
          value={typed[name]}
          error={form.errorOf(name)}
        />
      );
  }
};
