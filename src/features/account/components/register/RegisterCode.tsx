import type { ComponentProps } from 'react';
import { smsRegister } from '#contract/account/verification.ts';
import { useWords } from '#i18n/use-words.ts';
import { api } from '#lib/http/client.ts';
import { toastMs } from '#lib/toasts.ts';
import type { CodeField } from '#ui/form/CodeField.tsx';
import type { Form } from '#ui/form/use-form.ts';
import { localMobile } from '../../model/mobile.ts';
import { ContactCodeField } from '../ContactCodeField.tsx';
import type { FormName } from './validate-registration-field.ts';

interface RegisterCodeProps extends Pick<ComponentProps<typeof CodeField>, 'required' | 'error' | 'defaultValue'> {
  readonly form: Form<FormName>;
  readonly dialingCode: string;
}

/** Field for the verification code sent to the mobile number of the form. */
const RegisterCode = ({ form, dialingCode, ...field }: RegisterCodeProps) => {
  const { t } = useWords();
  return (
    <ContactCodeField
      {...field}
      form={form}
      purpose="register"
      to="mobileNum"
      label={t.accountCommon.code()}
      send={(typed) =>
        api(smsRegister, { body: { mobileNo: localMobile(typed, dialingCode), countryDialingCode: dialingCode } })
      }
      sentToastMs={toastMs.longSuccess}
      sendingToastMs={null}
    />
  );
};

export default RegisterCode;
