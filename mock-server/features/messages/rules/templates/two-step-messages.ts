import { dayAndTime } from '#lib/dates/day-words.ts';
import { textIn } from '#sim/features/shared/localized-text.ts';
import { escaped, holdNotice, htmlMessage, securityNotice } from './html-message.ts';

/** Messages about two-step verification and passkeys. Times in epoch ms. */
export const twoStepMessages = {
  twoStepsOn: () =>
    htmlMessage(
      { EN: 'Two-step verification is on', TY: 'Naka-on na ang two-step verification', VI: 'Đã bật xác minh hai bước' },
      {
        EN: 'You now need a code from your authenticator app to log in. Keep your recovery codes in a safe place.',
        TY: 'Kailangan na ng code mula sa authenticator app mo para makapag-log in. Itago nang mabuti ang recovery codes mo.',
        VI: 'Từ nay bạn cần mã từ ứng dụng xác thực để đăng nhập. Hãy cất mã khôi phục ở nơi an toàn.',
      },
    ),
  twoStepsOff: (hours: number) =>
    htmlMessage(
      {
        EN: 'Two-step verification is off',
        TY: 'Naka-off na ang two-step verification',
        VI: 'Đã tắt xác minh hai bước',
      },
      {
        EN: `You now need only your password to log in.${securityNotice(hours).EN}`,
        TY: `Password na lang ang kailangan para mag-log in.${textIn(securityNotice(hours), 'TY')}`,
        VI: `Từ nay bạn chỉ cần mật khẩu để đăng nhập.${textIn(securityNotice(hours), 'VI')}`,
      },
    ),
  twoStepsEnding: (at: number) =>
    htmlMessage(
      {
        EN: 'Your phone was reported as lost',
        TY: 'May nag-report na nawala ang phone mo',
        VI: 'Điện thoại của bạn được báo mất',
      },
      {
        EN: `Two-step verification turns off on ${dayAndTime(at, 'en')}. If you didn’t ask for this, <a href="/m/security/twoSteps">keep it on</a> and change your password.`,
        TY: `Mag-o-off ang two-step verification sa ${dayAndTime(at, 'fil')}. Kung hindi mo ito ni-request, <a href="/m/security/twoSteps">panatilihing naka-on</a> at palitan ang password mo.`,
        VI: `Xác minh hai bước sẽ tắt lúc ${dayAndTime(at, 'vi')}. Nếu bạn không yêu cầu, hãy <a href="/m/security/twoSteps">giữ bật</a> và đổi mật khẩu.`,
      },
    ),
  twoStepsKept: () =>
    htmlMessage(
      {
        EN: 'Two-step verification stays on',
        TY: 'Naka-on pa rin ang two-step verification',
        VI: 'Xác minh hai bước vẫn bật',
      },
      {
        EN: 'You changed your password, so the request to turn it off was cancelled. If your phone is really lost, request it again when you log in.',
        TY: 'Pinalitan mo ang password kaya na-cancel ang request na i-off ito. Kung talagang nawala ang phone mo, mag-request ulit kapag nag-log in ka.',
        VI: 'Bạn đã đổi mật khẩu nên yêu cầu tắt đã bị hủy. Nếu bạn thật sự mất điện thoại, hãy yêu cầu lại khi đăng nhập.',
      },
    ),
  recoveryCodesRenewed: (hours: number) =>
    htmlMessage(
      { EN: 'New recovery codes created', TY: 'May bago kang recovery codes', VI: 'Đã tạo mã khôi phục mới' },
      {
        EN: `Your old recovery codes no longer work.${securityNotice(hours).EN}`,
        TY: `Hindi na gumagana ang luma mong recovery codes.${textIn(securityNotice(hours), 'TY')}`,
        VI: `Mã khôi phục cũ không dùng được nữa.${textIn(securityNotice(hours), 'VI')}`,
      },
    ),
  passkeyAdded: (name: string, hours: number) =>
    htmlMessage(
      { EN: 'Passkey added', TY: 'May naidagdag na passkey', VI: 'Đã thêm passkey' },
      {
        EN: `“${escaped(name)}” can now log in to your account.${holdNotice(hours).EN} If this wasn’t you, <a href="/m/security/twoSteps">remove it</a> now.`,
        TY: `Puwede nang mag-log in sa account mo ang “${escaped(name)}”.${textIn(holdNotice(hours), 'TY')} Kung hindi ikaw ito, <a href="/m/security/twoSteps">alisin agad ito</a>.`,
        VI: `Giờ có thể đăng nhập tài khoản của bạn bằng “${escaped(name)}”.${textIn(holdNotice(hours), 'VI')} Nếu không phải bạn, hãy <a href="/m/security/twoSteps">xóa</a> ngay.`,
      },
    ),
  passkeyRemoved: (name: string, hours: number) =>
    htmlMessage(
      { EN: 'Passkey removed', TY: 'May naalis na passkey', VI: 'Đã xóa passkey' },
      {
        EN: `“${escaped(name)}” can no longer log in to your account.${securityNotice(hours).EN}`,
        TY: `Hindi na makakapag-log in sa account mo ang “${escaped(name)}”.${textIn(securityNotice(hours), 'TY')}`,
        VI: `Không còn đăng nhập được tài khoản của bạn bằng “${escaped(name)}”.${textIn(securityNotice(hours), 'VI')}`,
      },
    ),
} as const;
