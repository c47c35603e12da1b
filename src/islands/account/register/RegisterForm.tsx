import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { CallAborted, CallError, codeOf } from '../../../api/errors.ts';
import { prepareSealed } from '../../../api/prepare-sealed.ts';
import { leaveFor } from '../../../browser/leave.ts';
import type { RegisterEntry, RegisterMethod } from '../../../domain/account/registration.ts';
import { errorText } from '../../../i18n/error-words.ts';
import type { PageWords } from '../../../i18n/page-words.ts';
import type { Referral } from '../../../stores/account/affiliate.ts';
import { makeCaptcha } from '../../../stores/account/captcha.ts';
import { showToast, toastTime } from '../../../stores/site/toasts.ts';
import { Button } from '../../../ui/Button.tsx';
import { CaptchaField } from '../../../ui/form/CaptchaField.tsx';
import { FormProblem } from '../../../ui/form/FormProblem.tsx';
import { PasswordField } from '../../../ui/form/PasswordField.tsx';
import { useForm } from '../../../ui/form/use-form.ts';
import { lazyPart } from '../../../widgets/lazy-part.tsx';
import { AgreeBox } from './AgreeBox.tsx';
import { checkField, type FormName } from './check-field.ts';
import { type PlainName, RegisterField } from './RegisterField.tsx';

// Fields that only some sites, or the other method, ask for.
const MobileField = lazyPart(async () => ({
  default: (await import('../../../ui/form/MobileField.tsx')).MobileField,
}));
const RegisterCode = lazyPart(async () => ({ default: (await import('./RegisterCode.tsx')).RegisterCode }));

// Fetched with the first touch of the form.
const loadSignUp = () => {
  prepareSealed();
  return import('../../../stores/account/sign-up.ts');
};

/** Brings the fields of a registration by mobile number. Rejects when they cannot be fetched. */
export const loadMobileFields = (): Promise<unknown> => Promise.all([MobileField.load(), RegisterCode.load()]);

interface RegisterFormProps {
  readonly words: PageWords;
  readonly method: RegisterMethod;
  readonly fields: readonly RegisterEntry[];
  readonly dialingCode: string;
  readonly referral: Referral;
  /** What was typed before the tab was switched (R143). */
  readonly typed: Readonly<Record<string, string>>;
  readonly onType: (values: Readonly<Record<string, string>>) => void;
}

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** The field that a refusal is about, when the server names one. */
const refusedField = (error: unknown): string | undefined => {
  if (!(error instanceof CallError)) return undefined;
  const { value } = error;
  const named = typeof value === 'object' && value !== null && 'field' in value ? String(value.field) : undefined;
  if (named) return named;
  return error.code === 'verification.wrong' ? 'verificationCode' : error.fields[0]?.field;
};

/** Registration by one method (R138–R157). */
export const RegisterForm = ({ words, method, fields, dialingCode, referral, typed, onType }: RegisterFormProps) => {
  const { t } = words;
  const [captcha] = useState(makeCaptcha);
  const { picture, failed, id: captchaId } = useStore(captcha.$captcha);
  const [agreed, setAgreed] = useState(true);
  const names = fields.flatMap(({ name }): FormName[] => (name === 'password' ? [name, 'confirmPassword'] : [name]));
  const withCaptcha = names.includes('captcha');

  useEffect(() => {
    if (withCaptcha) void captcha.refresh();
  }, [captcha, withCaptcha]);

  const newPicture = (): void => {
    form.clear('captcha');
    void captcha.refresh();
  };

  const form = useForm<FormName>({
    names,
    say: (refusal, name) =>
      refusal === 'referrer.wrong' && name === 'affiliateCode'
        ? t.messages.invitation_code_error()
        : errorText(t, refusal),
    check: (name, values) => checkField(words, fields, dialingCode, name, values),
    submit: async (values) => {
      if (values.affiliateCode) {
        const { isAffiliate } = await import('../../../stores/account/affiliate.ts');
        if (!(await isAffiliate(values.affiliateCode))) {
          throw new CallError('referrer.wrong', 400, { field: 'affiliateCode' });
        }
      }
      const { signUp } = await loadSignUp();
      const enter = await signUp({ method, values, referral, countryDialingCode: dialingCode, captchaId });
      showToast(t.messages.in_registered_successfully(), { kind: 'ok', time: toastTime.brief });
      await wait(toastTime.brief);
      // The account is made: a login that fails now is for the login page (A66).
      const entered = await enter().catch(() => null);
      leaveFor(entered?.next ?? '/m/login');
    },
    onRefused: (error) => {
      if (error instanceof CallAborted) return;
      // The same form sent again, its answer lost, is the same call with the same picture.
      if (withCaptcha && !codeOf(error).startsWith('network.')) newPicture();
      const field = names.find((name) => name === refusedField(error));
      form.refuse(codeOf(error), field);
    },
  });

  const part = ({ name, rule }: RegisterEntry) => {
    const shared = { required: rule.required, error: form.errorOf(name), defaultValue: typed[name] };
    if (name === 'mobileNum') {
      return (
        <MobileField
          key={name}
          {...shared}
          label={t.account.mobileNum()}
          dialingCode={dialingCode}
          autoComplete="tel-national"
        />
      );
    }
    if (name === 'verificationCode') {
      return <RegisterCode key={name} {...shared} words={words} form={form} dialingCode={dialingCode} />;
    }
    if (name === 'captcha') {
      return (
        <CaptchaField
          key={name}
          {...shared}
          label={t.register.captcha()}
          placeholder={t.register.captchaResult()}
          inputMode="numeric"
          picture={picture}
          failed={failed}
          pictureLabel={t.register.captchaPicture()}
          refreshLabel={t.register.captchaRefresh()}
          failedLabel={t.account.captchaFailed()}
          onRefresh={newPicture}
        />
      );
    }
    if (name !== 'password') {
      return (
        <RegisterField
          key={name}
          t={t}
          name={name satisfies PlainName}
          rule={rule}
          value={typed[name]}
          error={shared.error}
        />
      );
    }
    const toggles = { showLabel: t.register.showPassword(), hideLabel: t.account.hidePassword() };
    const input = { ...toggles, maxLength: rule.max, autoComplete: 'new-password', required: rule.required };
    return [
      <PasswordField
        key={name}
        {...input}
        {...shared}
        name={name}
        label={t.register.passwordLabel()}
        hint={t.register.passwordHint()}
      />,
      <PasswordField
        key="confirm"
        {...input}
        name="confirmPassword"
        defaultValue={typed.confirmPassword}
        label={t.register.confirmPassword()}
        error={form.errorOf('confirmPassword')}
      />,
    ];
  };

  return (
    <form
      ref={form.ref}
      className="stack register"
      method="post"
      noValidate
      {...form.events}
      onFocus={() => void loadSignUp().catch(() => undefined)}
      onChange={() => onType(form.read())}
      onBlur={(event) => {
        form.events.onBlur(event);
        const { target } = event;
        // What cannot be asked now is asked when the form is sent.
        import('./note-taken.ts').then(({ noteTaken }) => noteTaken(target, form)).catch(() => undefined);
      }}
    >
      {fields.map(part)}
      <AgreeBox t={t} onChange={setAgreed} />
      <FormProblem text={form.problem} />
      <Button look="gold" wide type="submit" busy={form.busy} disabled={!agreed}>
        {t.register.submit()}
      </Button>
    </form>
  );
};
