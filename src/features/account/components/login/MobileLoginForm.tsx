import { errorText } from '#i18n/error-words.ts';
import { wireLanguage } from '#i18n/locale.ts';
import { useWords } from '#i18n/use-words.ts';
import { Button } from '#ui/Button.tsx';
import { FormProblem } from '#ui/form/FormProblem.tsx';
import { MobileField } from '#ui/form/MobileField.tsx';
import { useForm } from '#ui/form/use-form.ts';
import type { LoginResult } from '../../actions/log-in.ts';
import { logInWithSmsCode, sendLoginCode } from '../../actions/sms-login.ts';
import { isCodeError } from '../../model/is-code-error.ts';
import { localMobile } from '../../model/mobile.ts';
import { validateField } from '../../model/validate-field.ts';
import type { FormRules } from '../../state/field-rules.ts';
import { ContactCodeField } from '../ContactCodeField.tsx';
import { useMobileRegion } from '../use-mobile-region.ts';
import { RememberLoginFields } from './RememberLoginFields.tsx';
import { useRememberedLogin } from './use-remembered-login.ts';

interface MobileLoginFormProps {
  readonly rules: FormRules | null;
  /** A session exists and the page is about to redirect. */
  readonly leaving: boolean;
  readonly onEntered: (entered: LoginResult) => void;
}

/** Login by mobile number and SMS code, without a captcha. */
const MobileLoginForm = ({ rules, leaving, onEntered }: MobileLoginFormProps) => {
  const { t, locale } = useWords();
  const region = useMobileRegion(rules);
  const countryDialingCode = region.dialingCode;
  const local = (typed: string) => localMobile(typed, countryDialingCode);

  const form = useForm<'mobileNum' | 'verificationCode'>({
    names: ['mobileNum', 'verificationCode'],
    errorText: (error) => errorText(t, error),
    check: (name, values) => {
      if (name === 'mobileNum') {
        const mobile = local(values.mobileNum);
        return validateField(
          rules?.regexp.loginMobileNum,
          mobile,
          wireLanguage(locale),
          t.accountCommon.mobileRequired(),
        );
      }
      if (values.verificationCode === '') return [t.accountCommon.codeRequired()];
      return /^[0-9]{1,10}$/.test(values.verificationCode) ? [] : [t.accountCommon.codeDigits()];
    },
    submit: async ({ mobileNum, verificationCode }) => {
      const phone = { mobileNum: local(mobileNum), countryDialingCode };
      onEntered(await logInWithSmsCode(phone, verificationCode, () => remembered.keep('')));
    },
    fieldOf: (code) => {
      if (isCodeError(code)) return 'verificationCode';
      return code === 'user.unknown' ? 'mobileNum' : undefined;
    },
  });
  const remembered = useRememberedLogin('mobile', form.ref, 'mobileNum');

  return (
    <form ref={form.ref} className="stack login" method="post" noValidate {...form.events}>
      <MobileField
        label={t.accountCommon.mobileNum()}
        {...region}
        autoComplete="tel-national"
        required
        error={form.errorOf('mobileNum')}
      />
      <ContactCodeField
        form={form}
        purpose="login"
        to="mobileNum"
        label={t.accountCommon.code()}
        send={(typed) => sendLoginCode({ mobileNum: local(typed), countryDialingCode }, rules?.providerReady ?? false)}
        sendingToastMs={null}
        required
        error={form.errorOf('verificationCode')}
      />
      <RememberLoginFields remembering={remembered.remembering} onChoose={remembered.choose} />
      <FormProblem text={form.formError} />
      <Button look="primary" wide type="submit" busy={form.busy || leaving}>
        {t.accountLogin.submit()}
      </Button>
    </form>
  );
};

export default MobileLoginForm;
