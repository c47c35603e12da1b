import type { HTMLInputAutoCompleteAttribute, HTMLInputTypeAttribute } from 'react';
import type { RegistrationField } from '#contract/account/registration-fields.ts';
import { useWords } from '#i18n/use-words.ts';
import { Field } from '#ui/Field.tsx';
import { pinInput } from '#ui/form/pin-input.ts';
import type { IconName } from '#ui/styles/icons.ts';
import type { RegisterEntry } from '../../model/registration.ts';

/** Fields that are plain inputs; the others have components of their own. */
export type PlainName = Exclude<RegistrationField, 'password' | 'mobileNum' | 'verificationCode' | 'captcha'>;

interface Look {
  readonly icon: IconName;
  readonly autoComplete: HTMLInputAutoCompleteAttribute;
  readonly type?: HTMLInputTypeAttribute;
  readonly inputMode?: 'numeric' | 'email';
}

const looks: Readonly<Record<PlainName, Look>> = {
  username: { icon: 'user', autoComplete: 'username' },
  email: { icon: 'mail', autoComplete: 'email', type: 'email', inputMode: 'email' },
  nickname: { icon: 'user', autoComplete: 'nickname' },
  payeeName: { icon: 'card', autoComplete: 'name' },
  paymentPassword: { icon: 'lock', ...pinInput },
  idNumber: { icon: 'card', autoComplete: 'off' },
  qqNum: { icon: 'chat', autoComplete: 'off', inputMode: 'numeric' },
  facebook: { icon: 'chat', autoComplete: 'off' },
  wechat: { icon: 'chat', autoComplete: 'off' },
  line: { icon: 'chat', autoComplete: 'off' },
  whatsapp: { icon: 'chat', autoComplete: 'off' },
  zalo: { icon: 'chat', autoComplete: 'off' },
  recommenderId: { icon: 'invite', autoComplete: 'off' },
  affiliateCode: { icon: 'tag', autoComplete: 'off' },
};

interface PlainRegistrationFieldProps {
  readonly name: PlainName;
  readonly rule: RegisterEntry['rule'];
  readonly value: string | undefined;
  readonly error: string | undefined;
}

/** Text field of the registration form; a star marks fields that the server's rule requires. */
export const PlainRegistrationField = ({ name, rule, value, error }: PlainRegistrationFieldProps) => {
  const { t } = useWords();
  return (
    <Field
      {...looks[name]}
      name={name}
      label={name === 'username' || name === 'affiliateCode' ? t.accountRegister[name]() : t.accountCommon[name]()}
      {...(name === 'username' && { hint: t.accountRegister.usernameHint({ min: rule.min, max: rule.max }) })}
      autoCapitalize={name === 'payeeName' ? 'words' : 'none'}
      spellCheck={false}
      defaultValue={value}
      required={rule.required}
      error={error}
    />
  );
};
