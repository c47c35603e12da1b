import { dayAndTime } from '#lib/dates/day-words.ts';
import { type LocalizedText, textIn } from '#sim/features/shared/localized-text.ts';
import { escaped, holdNotice, htmlMessage, securityNotice, unknownActivityNotice } from './html-message.ts';

const recoveryMethodNames = {
  email: { EN: 'Email address', TY: 'email address' },
  mobile: { EN: 'Mobile number', TY: 'mobile number' },
  questions: { EN: 'Security questions', TY: 'security questions' },
  paymentPassword: { EN: 'Withdrawal password', TY: 'withdrawal password' },
  card: { EN: 'Bank accounts', TY: 'bank accounts' },
} as const satisfies Record<string, LocalizedText>;

const protectedSecretNames = {
  'login-password': { EN: 'login password', TY: 'login password' },
  'payment-password': { EN: 'withdrawal password', TY: 'withdrawal password' },
  answers: { EN: 'security questions', TY: 'security questions' },
  'second-step': { EN: 'verification code', TY: 'verification code' },
} as const satisfies Record<string, LocalizedText>;

/** Credentials and bank accounts by which a person can regain an account or take money out of it. */
export type RecoveryMethod = keyof typeof recoveryMethodNames;

const unknownDevice: LocalizedText = { EN: 'An unknown device', TY: 'Hindi kilalang device' };

/** Those that decide where withdrawals go. */
export type PayoutMethod = 'paymentPassword' | 'card';

const liftNotice: LocalizedText = {
  EN: ' If this was you, you can end the hold on the <a href="/m/withdraw">Withdraw page</a> with a code sent to your mobile number or email.',
  TY: ' Kung ikaw ito, puwede mong tapusin ang hold sa <a href="/m/withdraw">Withdraw page</a> gamit ang code na ipapadala sa mobile number o email mo.',
};

/** Messages about logins and passwords. Times in epoch ms. */
export const accountMessages = {
  welcome: () =>
    htmlMessage(
      { EN: 'Welcome', TY: 'Welcome' },
      {
        EN: 'Set a withdrawal password and add a bank account in the <a href="/m/securityCenter">Security centre</a> so that you can withdraw in a minute.',
        TY: 'Mag-set ng withdrawal password at magdagdag ng bank account sa <a href="/m/securityCenter">Security Center</a> para mabilis kang makapag-withdraw.',
      },
    ),
  recoveryMethodChanged: (method: RecoveryMethod, hours: number) =>
    htmlMessage(
      {
        EN: `${recoveryMethodNames[method].EN} changed`,
        TY: `Nabago ang ${textIn(recoveryMethodNames[method], 'TY')} mo`,
      },
      {
        EN: `If this was you, you don’t need to do anything.${securityNotice(hours).EN}`,
        TY: `Kung ikaw ito, wala ka nang kailangang gawin.${textIn(securityNotice(hours), 'TY')}`,
      },
    ),
  setOnNewDevice: (method: PayoutMethod, hours: number) =>
    htmlMessage(
      {
        EN: `${recoveryMethodNames[method].EN} set on a new device`,
        TY: `Na-set ang ${textIn(recoveryMethodNames[method], 'TY')} mo sa bagong device`,
      },
      {
        EN: `We don’t know this device yet.${holdNotice(hours).EN}${liftNotice.EN} ${unknownActivityNotice.EN}`,
        TY: `Hindi pa namin kilala ang device na ito.${textIn(holdNotice(hours), 'TY')}${textIn(liftNotice, 'TY')} ${textIn(unknownActivityNotice, 'TY')}`,
      },
    ),
  transferOnNewDevice: (hours: number) =>
    htmlMessage(
      { EN: 'Transfer on a new device stopped', TY: 'Hindi natuloy ang transfer sa bagong device' },
      {
        EN: `We don’t know this device yet.${holdNotice(hours).EN}${liftNotice.EN} ${unknownActivityNotice.EN}`,
        TY: `Hindi pa namin kilala ang device na ito.${textIn(holdNotice(hours), 'TY')}${textIn(liftNotice, 'TY')} ${textIn(unknownActivityNotice, 'TY')}`,
      },
    ),
  holdLifted: () =>
    htmlMessage(
      { EN: 'You can withdraw again', TY: 'Puwede ka na ulit mag-withdraw' },
      {
        EN: `A code confirmed that it’s you, so the hold on withdrawals has ended. ${unknownActivityNotice.EN}`,
        TY: `Na-confirm ng code na ikaw ito, kaya tapos na ang hold sa withdrawal. ${textIn(unknownActivityNotice, 'TY')}`,
      },
    ),
  passwordChanged: (hours: number) =>
    htmlMessage(
      { EN: 'Your password was changed', TY: 'Nabago ang password mo' },
      {
        EN: `If this was you, you don’t need to do anything.${holdNotice(hours).EN} If not, contact <a href="/m/service">customer service</a> now.`,
        TY: `Kung ikaw ito, wala ka nang kailangang gawin.${textIn(holdNotice(hours), 'TY')} Kung hindi, mag-message agad sa <a href="/m/service">customer service</a>.`,
      },
    ),
  passwordReset: (hours: number) =>
    htmlMessage(
      { EN: 'Your password was reset', TY: 'Na-reset ang password mo' },
      {
        EN: `If this was you, you don’t need to do anything.${holdNotice(hours).EN} If not, contact <a href="/m/service">customer service</a> now.`,
        TY: `Kung ikaw ito, wala ka nang kailangang gawin.${textIn(holdNotice(hours), 'TY')} Kung hindi, mag-message agad sa <a href="/m/service">customer service</a>.`,
      },
    ),
  newDevice: (device: string | null, place: string | null, at: number) =>
    htmlMessage(
      { EN: 'New device login', TY: 'Login sa bagong device' },
      {
        EN: `${escaped(device ?? unknownDevice.EN)}${place ? ` near ${escaped(place)}` : ''}, ${dayAndTime(at, 'en')}. If this wasn’t you, <a href="/m/security/sessions">log out that device</a> and <a href="/m/changePsw">change your password</a> now.`,
        TY: `${escaped(device ?? textIn(unknownDevice, 'TY'))}${place ? `, malapit sa ${escaped(place)}` : ''}, ${dayAndTime(at, 'fil')}. Kung hindi ikaw ito, <a href="/m/security/sessions">i-log out ang device na iyon</a> at <a href="/m/changePsw">palitan agad ang password mo</a>.`,
      },
    ),
  attemptsLocked: (secret: keyof typeof protectedSecretNames, until: number) =>
    htmlMessage(
      {
        EN: `Too many wrong attempts: ${protectedSecretNames[secret].EN}`,
        TY: `Masyadong maraming maling subok: ${textIn(protectedSecretNames[secret], 'TY')}`,
      },
      {
        EN: `There were too many wrong attempts with your ${protectedSecretNames[secret].EN}. You can try again from ${dayAndTime(until, 'en')}. Devices that are logged in stay logged in. ${unknownActivityNotice.EN}`,
        TY: `Masyadong maraming maling subok sa ${textIn(protectedSecretNames[secret], 'TY')} mo. Puwede ulit simula ${dayAndTime(until, 'fil')}. Naka-log in pa rin ang mga device na naka-log in na. ${textIn(unknownActivityNotice, 'TY')}`,
      },
    ),
} as const;
