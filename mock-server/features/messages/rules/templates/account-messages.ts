import { dayAndTime } from '#lib/dates/day-words.ts';
import { type LocalizedText, textIn } from '#sim/features/shared/localized-text.ts';
import { escaped, holdNotice, htmlMessage, securityNotice, unknownActivityNotice } from './html-message.ts';

const recoveryMethodNames = {
  email: { EN: 'Email address', TY: 'email address', VI: 'Địa chỉ email' },
  mobile: { EN: 'Mobile number', TY: 'mobile number', VI: 'Số điện thoại' },
  questions: { EN: 'Security questions', TY: 'security questions', VI: 'Câu hỏi bảo mật' },
  paymentPassword: { EN: 'Withdrawal password', TY: 'withdrawal password', VI: 'Mật khẩu rút tiền' },
  card: { EN: 'Bank account', TY: 'bank account', VI: 'Tài khoản ngân hàng' },
} as const satisfies Record<string, LocalizedText>;

const protectedSecretNames = {
  'login-password': { EN: 'login password', TY: 'login password', VI: 'mật khẩu đăng nhập' },
  'payment-password': { EN: 'withdrawal password', TY: 'withdrawal password', VI: 'mật khẩu rút tiền' },
  answers: { EN: 'security questions', TY: 'security questions', VI: 'câu hỏi bảo mật' },
  'second-step': { EN: 'verification code', TY: 'verification code', VI: 'mã xác minh' },
} as const satisfies Record<string, LocalizedText>;

/** Credentials and bank accounts by which a person can regain an account or take money out of it. */
export type RecoveryMethod = keyof typeof recoveryMethodNames;

const unknownDevice: LocalizedText = { EN: 'An unknown device', TY: 'Hindi kilalang device', VI: 'Một thiết bị lạ' };

/** Those that decide where withdrawals go. */
export type PayoutMethod = 'paymentPassword' | 'card';

const liftNotice: LocalizedText = {
  EN: ' If this was you, you can end the hold on the <a href="/m/withdraw">Withdraw page</a> with a code sent to your mobile number or email.',
  TY: ' Kung ikaw ito, puwede mong tapusin ang hold sa <a href="/m/withdraw">Withdraw page</a> gamit ang code na ipapadala sa mobile number o email mo.',
  VI: ' Nếu đó là bạn, bạn có thể mở lại việc rút tiền ở <a href="/m/withdraw">trang Rút tiền</a> bằng mã gửi đến số điện thoại hoặc email của bạn.',
};

/** Messages about logins and passwords. Times in epoch ms. */
export const accountMessages = {
  welcome: () =>
    htmlMessage(
      { EN: 'Welcome', TY: 'Welcome', VI: 'Chào mừng bạn' },
      {
        EN: 'Set a withdrawal password and add a bank account in the <a href="/m/securityCenter">Security centre</a> so that you can withdraw in a minute.',
        TY: 'Mag-set ng withdrawal password at magdagdag ng bank account sa <a href="/m/securityCenter">Security Center</a> para mabilis kang makapag-withdraw.',
        VI: 'Đặt mật khẩu rút tiền và thêm tài khoản ngân hàng trong <a href="/m/securityCenter">Trung tâm bảo mật</a> để rút tiền chỉ trong một phút.',
      },
    ),
  recoveryMethodChanged: (method: RecoveryMethod, hours: number) =>
    htmlMessage(
      {
        EN: `${recoveryMethodNames[method].EN} changed`,
        TY: `Nabago ang ${textIn(recoveryMethodNames[method], 'TY')} mo`,
        VI: `Đã đổi: ${textIn(recoveryMethodNames[method], 'VI')}`,
      },
      {
        EN: `If this was you, you don’t need to do anything.${securityNotice(hours).EN}`,
        TY: `Kung ikaw ito, wala ka nang kailangang gawin.${textIn(securityNotice(hours), 'TY')}`,
        VI: `Nếu đó là bạn, bạn không cần làm gì.${textIn(securityNotice(hours), 'VI')}`,
      },
    ),
  setOnNewDevice: (method: PayoutMethod, hours: number) =>
    htmlMessage(
      {
        EN: `${recoveryMethodNames[method].EN} set on a new device`,
        TY: `Na-set ang ${textIn(recoveryMethodNames[method], 'TY')} mo sa bagong device`,
        VI: `Đã đặt trên thiết bị mới: ${textIn(recoveryMethodNames[method], 'VI')}`,
      },
      {
        EN: `We don’t know this device yet.${holdNotice(hours).EN}${liftNotice.EN} ${unknownActivityNotice.EN}`,
        TY: `Hindi pa namin kilala ang device na ito.${textIn(holdNotice(hours), 'TY')}${textIn(liftNotice, 'TY')} ${textIn(unknownActivityNotice, 'TY')}`,
        VI: `Chúng tôi chưa biết thiết bị này.${textIn(holdNotice(hours), 'VI')}${textIn(liftNotice, 'VI')} ${textIn(unknownActivityNotice, 'VI')}`,
      },
    ),
  transferOnNewDevice: (hours: number) =>
    htmlMessage(
      {
        EN: 'Transfer from a new device blocked',
        TY: 'Hindi natuloy ang transfer sa bagong device',
        VI: 'Đã chặn chuyển tiền trên thiết bị mới',
      },
      {
        EN: `We don’t know this device yet.${holdNotice(hours).EN}${liftNotice.EN} ${unknownActivityNotice.EN}`,
        TY: `Hindi pa namin kilala ang device na ito.${textIn(holdNotice(hours), 'TY')}${textIn(liftNotice, 'TY')} ${textIn(unknownActivityNotice, 'TY')}`,
        VI: `Chúng tôi chưa biết thiết bị này.${textIn(holdNotice(hours), 'VI')}${textIn(liftNotice, 'VI')} ${textIn(unknownActivityNotice, 'VI')}`,
      },
    ),
  holdLifted: () =>
    htmlMessage(
      { EN: 'You can withdraw again', TY: 'Puwede ka na ulit mag-withdraw', VI: 'Bạn đã có thể rút tiền trở lại' },
      {
        EN: `A code confirmed that it’s you, so the hold on withdrawals has ended. ${unknownActivityNotice.EN}`,
        TY: `Na-confirm ng code na ikaw ito, kaya tapos na ang hold sa withdrawal. ${textIn(unknownActivityNotice, 'TY')}`,
        VI: `Mã xác minh cho thấy đó là bạn nên việc rút tiền đã mở lại. ${textIn(unknownActivityNotice, 'VI')}`,
      },
    ),
  passwordChanged: (hours: number) =>
    htmlMessage(
      { EN: 'Your password was changed', TY: 'Nabago ang password mo', VI: 'Mật khẩu đã được đổi' },
      {
        EN: `If this was you, you don’t need to do anything.${holdNotice(hours).EN} If not, contact <a href="/m/service">customer service</a> now.`,
        TY: `Kung ikaw ito, wala ka nang kailangang gawin.${textIn(holdNotice(hours), 'TY')} Kung hindi, mag-message agad sa <a href="/m/service">customer service</a>.`,
        VI: `Nếu đó là bạn, bạn không cần làm gì.${textIn(holdNotice(hours), 'VI')} Nếu không, hãy liên hệ <a href="/m/service">chăm sóc khách hàng</a> ngay.`,
      },
    ),
  passwordReset: (hours: number) =>
    htmlMessage(
      { EN: 'Your password was reset', TY: 'Na-reset ang password mo', VI: 'Mật khẩu đã được đặt lại' },
      {
        EN: `If this was you, you don’t need to do anything.${holdNotice(hours).EN} If not, contact <a href="/m/service">customer service</a> now.`,
        TY: `Kung ikaw ito, wala ka nang kailangang gawin.${textIn(holdNotice(hours), 'TY')} Kung hindi, mag-message agad sa <a href="/m/service">customer service</a>.`,
        VI: `Nếu đó là bạn, bạn không cần làm gì.${textIn(holdNotice(hours), 'VI')} Nếu không, hãy liên hệ <a href="/m/service">chăm sóc khách hàng</a> ngay.`,
      },
    ),
  newDevice: (device: string | null, place: string | null, at: number) =>
    htmlMessage(
      { EN: 'New device login', TY: 'Login sa bagong device', VI: 'Đăng nhập từ thiết bị mới' },
      {
        EN: `${escaped(device ?? unknownDevice.EN)}${place ? ` near ${escaped(place)}` : ''}, ${dayAndTime(at, 'en')}. If this wasn’t you, <a href="/m/security/sessions">log out that device</a> and <a href="/m/changePsw">change your password</a> now.`,
        TY: `${escaped(device ?? textIn(unknownDevice, 'TY'))}${place ? `, malapit sa ${escaped(place)}` : ''}, ${dayAndTime(at, 'fil')}. Kung hindi ikaw ito, <a href="/m/security/sessions">i-log out ang device na iyon</a> at <a href="/m/changePsw">palitan agad ang password mo</a>.`,
        VI: `${escaped(device ?? textIn(unknownDevice, 'VI'))}${place ? `, gần ${escaped(place)}` : ''}, ${dayAndTime(at, 'vi')}. Nếu không phải bạn, hãy <a href="/m/security/sessions">đăng xuất thiết bị đó</a> và <a href="/m/changePsw">đổi mật khẩu</a> ngay.`,
      },
    ),
  attemptsLocked: (secret: keyof typeof protectedSecretNames, until: number) =>
    htmlMessage(
      {
        EN: `Too many wrong attempts: ${protectedSecretNames[secret].EN}`,
        TY: `Masyadong maraming maling subok: ${textIn(protectedSecretNames[secret], 'TY')}`,
        VI: `Nhập sai quá nhiều lần: ${textIn(protectedSecretNames[secret], 'VI')}`,
      },
      {
        EN: `There were too many wrong attempts with your ${protectedSecretNames[secret].EN}. You can try again from ${dayAndTime(until, 'en')}. Devices that are logged in stay logged in. ${unknownActivityNotice.EN}`,
        TY: `Masyadong maraming maling subok sa ${textIn(protectedSecretNames[secret], 'TY')} mo. Puwede ulit simula ${dayAndTime(until, 'fil')}. Naka-log in pa rin ang mga device na naka-log in na. ${textIn(unknownActivityNotice, 'TY')}`,
        VI: `Có quá nhiều lần nhập sai ${textIn(protectedSecretNames[secret], 'VI')} của bạn. Bạn có thể thử lại từ ${dayAndTime(until, 'vi')}. Thiết bị đang đăng nhập vẫn đăng nhập. ${textIn(unknownActivityNotice, 'VI')}`,
      },
    ),
} as const;
