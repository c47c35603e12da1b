import { errorText } from '../../../../i18n/error-words.ts';
import { wireLanguage } from '../../../../i18n/locale.ts';
import type { PageWords } from '../../../../i18n/page-words.ts';
import { CallAborted, codeOf } from '../../../../lib/http/errors.ts';
import { Button } from '../../../../ui/Button.tsx';
import { FormProblem } from '../../../../ui/form/FormProblem.tsx';
import { MobileField } from '../../../../ui/form/MobileField.tsx';
import { useForm } from '../../../../ui/form/use-form.ts';
import { fieldProblems } from '../../model/field-problems.ts';
import { homeDialingCode, localMobile } from '../../model/mobile.ts';
import type { FormRules } from '../../stores/field-rules.ts';
import type { SignedIn } from '../../stores/sign-in.ts';
import { sendLoginCode, signInByCode } from '../../stores/sms-login.ts';
import { ContactCode } from '../ContactCode.tsx';
import { RememberBoxes } from './RememberBoxes.tsx';
import { useRemembered } from './use-remembered.ts';

interface MobileFormProps {
  readonly words: PageWords;
  readonly rules: FormRules | null;
  /** A session is open already: the page is about to leave. */
  readonly leaving: boolean;
  readonly onEntered: (entered: SignedIn) => void;
}

/** Login by mobile number and SMS code (R129, R135): the way in without a captcha (A59). */
export const MobileForm = ({ words, rules, leaving, onEntered }: MobileFormProps) => {
  const { t, locale } = words;
  const countryDialingCode = rules?.dialingCodes[0] ?? homeDialingCode;
  const local = (typed: string) => localMobile(typed, countryDialingCode);

  const form = useForm<'mobileNum' | 'verificationCode'>({
    names: ['mobileNum', 'verificationCode'],
    say: (refusal) => errorText(t, refusal),
    check: (name, values) => {
      if (name === 'mobileNum') {
        const mobile = local(values.mobileNum);
        return fieldProblems(rules?.regexp.loginMobileNum, mobile, wireLanguage(locale), t.account.mobileRequired());
      }
      if (values.verificationCode === '') return [t.account.codeRequired()];
      return /^[0-9]{1,10}$/.test(values.verificationCode) ? [] : [t.account.codeDigits()];
    },
    submit: async ({ mobileNum, verificationCode }) => {
      const phone = { mobileNum: local(mobileNum), countryDialingCode };
      onEntered(await signInByCode(phone, verificationCode, () => remembered.keep('')));
    },
    onRefused: (error) => {
      if (error instanceof CallAborted) return;
      const refusal = codeOf(error);
      if (refusal === 'verification.wrong') form.refuse(refusal, 'verificationCode');
      else if (refusal === 'user.unknown') form.refuse(refusal, 'mobileNum');
      else form.refuse(refusal);
    },
  });
  const remembered = useRemembered('mobile', form.ref, 'mobileNum');

  return (
    <form ref={form.ref} className="stack login" method="post" noValidate {...form.events}>
      <MobileField
        label={t.account.mobileNum()}
        dialingCode={countryDialingCode}
        autoComplete="tel-national"
        required
        error={form.errorOf('mobileNum')}
      />
      <ContactCode
        t={t}
        form={form}
        purpose="login"
        to="mobileNum"
        label={t.account.code()}
        send={(typed) => sendLoginCode({ mobileNum: local(typed), countryDialingCode }, rules?.providerReady ?? false)}
        waits={null}
        required
        error={form.errorOf('verificationCode')}
      />
      <RememberBoxes t={t} remembering={remembered.remembering} onChoose={remembered.choose} />
      <FormProblem text={form.problem} />
      <Button look="gold" wide type="submit" busy={form.busy || leaving}>
        {t.login.submit()}
      </Button>
    </form>
  );
};
