import type { IdentityReason } from '#contract/safety/identity-documents.ts';
import { dayAndTime } from '#lib/dates/day-words.ts';
import { identityTerms } from '#markets/current.ts';
import { type LocalizedText, localized, textIn } from '#sim/features/shared/localized-text.ts';
import { htmlMessage, unknownActivityNotice } from './html-message.ts';

const identityReasonTexts: Readonly<Record<IdentityReason, LocalizedText>> = {
  blurry: {
    EN: 'A picture is too blurry to read.',
    TY: 'Malabo ang picture at hindi mabasa.',
    VI: 'Một ảnh quá mờ, không đọc được.',
  },
  cropped: {
    EN: 'Part of your ID is cut off.',
    TY: 'May parte ng ID mo na hindi kita.',
    VI: 'Giấy tờ bị cắt mất một phần.',
  },
  documentExpired: { EN: 'Your ID has expired.', TY: 'Expired na ang ID mo.', VI: 'Giấy tờ của bạn đã hết hạn.' },
  notAccepted: {
    EN: 'We don’t accept this kind of ID.',
    TY: 'Hindi namin tinatanggap ang ganitong ID.',
    VI: 'Chúng tôi không nhận loại giấy tờ này.',
  },
  nameDiffers: {
    EN: 'The name on your ID is different from the name you entered.',
    TY: 'Iba ang pangalan sa ID mo sa inilagay mong pangalan.',
    VI: 'Tên trên giấy tờ khác với tên bạn đã nhập.',
  },
  birthdayDiffers: {
    EN: 'The date of birth on your ID is different from the one you entered.',
    TY: 'Iba ang birthday sa ID mo sa inilagay mong birthday.',
    VI: 'Ngày sinh trên giấy tờ khác với ngày sinh bạn đã nhập.',
  },
  faceDiffers: {
    EN: 'We can’t match your selfie with the photo on your ID.',
    TY: 'Hindi tugma ang selfie mo sa picture sa ID.',
    VI: 'Ảnh chân dung không khớp với ảnh trên giấy tờ.',
  },
  unverified: {
    EN: 'We couldn’t verify this ID.',
    TY: 'Hindi namin ma-verify ang ID na ito.',
    VI: 'Chúng tôi không xác minh được giấy tờ này.',
  },
};

const reasonsText = (reasons: readonly IdentityReason[]): LocalizedText =>
  localized((language) => reasons.map((it) => textIn(identityReasonTexts[it], language)).join(' '));

/** Messages about the identity verification. Times in epoch ms. */
export const identityMessages = {
  identityReviewOpened: () =>
    htmlMessage(
      {
        EN: 'We’re checking your account details',
        TY: 'Chine-check namin ang details ng account mo',
        VI: 'Chúng tôi đang kiểm tra thông tin tài khoản',
      },
      {
        EN: 'Some of your details need a manual check. You can log in and withdraw your available balance. Deposits and bets are paused until we finish. Questions? Contact <a href="/m/service">customer service</a>.',
        TY: 'May details ka na kailangan naming i-check nang manual. Puwede kang mag-log in at mag-withdraw ng available balance mo. Naka-pause muna ang deposit at taya hanggang matapos kami. May tanong? Mag-message sa <a href="/m/service">customer service</a>.',
        VI: 'Một số thông tin của bạn cần kiểm tra thủ công. Bạn vẫn đăng nhập và rút được số dư khả dụng. Nạp tiền và cược tạm dừng cho đến khi kiểm tra xong. Có thắc mắc? Liên hệ <a href="/m/service">chăm sóc khách hàng</a>.',
      },
    ),
  identityReviewEnded: () =>
    htmlMessage(
      {
        EN: 'Your account check is complete',
        TY: 'Tapos na ang check sa account mo',
        VI: 'Đã kiểm tra xong tài khoản của bạn',
      },
      {
        EN: 'Thank you for waiting. You can deposit and bet again.',
        TY: 'Salamat sa paghihintay. Puwede ka na ulit mag-deposit at tumaya.',
        VI: 'Cảm ơn bạn đã chờ. Bạn đã có thể nạp tiền và cược trở lại.',
      },
    ),
  identitySubmitted: () =>
    htmlMessage(
      {
        EN: 'We received your documents',
        TY: 'Natanggap na namin ang documents mo',
        VI: 'Chúng tôi đã nhận giấy tờ của bạn',
      },
      {
        EN: `We usually review them within ${identityTerms.reviewHours} hours. See the status on <a href="/m/member/identity">Identity verification</a>. ${unknownActivityNotice.EN}`,
        TY: `Karaniwang nare-review namin ito sa loob ng ${identityTerms.reviewHours} oras. Tingnan ang status sa <a href="/m/member/identity">Identity verification</a>. ${textIn(unknownActivityNotice, 'TY')}`,
        VI: `Chúng tôi thường xét duyệt trong ${identityTerms.reviewHours} giờ. Xem trạng thái ở <a href="/m/member/identity">Xác minh danh tính</a>. ${textIn(unknownActivityNotice, 'VI')}`,
      },
    ),
  identityApproved: (until: number) =>
    htmlMessage(
      { EN: 'Your identity is verified', TY: 'Verified na ang identity mo', VI: 'Danh tính của bạn đã được xác minh' },
      {
        EN: `Higher withdrawals, deposits and limits are now available. Your verification is valid until ${dayAndTime(until, 'en')}.`,
        TY: `Puwede na ang mas malaking withdrawal, deposit at limit. Valid ang verification mo hanggang ${dayAndTime(until, 'fil')}.`,
        VI: `Giờ bạn có thể rút, nạp và đặt hạn mức cao hơn. Xác minh có hiệu lực đến ${dayAndTime(until, 'vi')}.`,
      },
    ),
  identityMoreNeeded: (reasons: readonly IdentityReason[]) =>
    htmlMessage(
      {
        EN: 'We need new pictures of your ID',
        TY: 'Kailangan namin ng bagong picture ng ID mo',
        VI: 'Chúng tôi cần ảnh giấy tờ mới',
      },
      {
        EN: `${reasonsText(reasons).EN} <a href="/m/member/identity">Take the pictures again</a>.`,
        TY: `${textIn(reasonsText(reasons), 'TY')} <a href="/m/member/identity">Kunan ulit ang mga picture</a>.`,
        VI: `${textIn(reasonsText(reasons), 'VI')} <a href="/m/member/identity">Chụp lại ảnh</a>.`,
      },
    ),
  identityRejected: (reasons: readonly IdentityReason[]) =>
    htmlMessage(
      {
        EN: 'We couldn’t verify your identity',
        TY: 'Hindi namin na-verify ang identity mo',
        VI: 'Chưa xác minh được danh tính của bạn',
      },
      {
        EN: `${reasonsText(reasons).EN} <a href="/m/member/identity">Try again</a> or contact <a href="/m/service">customer service</a>.`,
        TY: `${textIn(reasonsText(reasons), 'TY')} <a href="/m/member/identity">Subukan ulit</a> o mag-message sa <a href="/m/service">customer service</a>.`,
        VI: `${textIn(reasonsText(reasons), 'VI')} <a href="/m/member/identity">Thử lại</a> hoặc liên hệ <a href="/m/service">chăm sóc khách hàng</a>.`,
      },
    ),
  identityExpired: () =>
    htmlMessage(
      {
        EN: 'Your identity verification has expired',
        TY: 'Expired na ang identity verification mo',
        VI: 'Xác minh danh tính đã hết hạn',
      },
      {
        EN: 'Verify again to make higher withdrawals and deposits: <a href="/m/member/identity">Verify identity</a>.',
        TY: 'Mag-verify ulit para sa mas malaking withdrawal at deposit: <a href="/m/member/identity">I-verify ang identity</a>.',
        VI: 'Hãy xác minh lại để rút và nạp số tiền lớn hơn: <a href="/m/member/identity">Xác minh danh tính</a>.',
      },
    ),
  identityReminder: () =>
    htmlMessage(
      {
        EN: 'Finish verifying your identity',
        TY: 'Tapusin ang identity verification mo',
        VI: 'Hoàn tất xác minh danh tính',
      },
      {
        EN: 'Your verification is not complete yet. <a href="/m/member/identity">Continue</a> to make higher withdrawals and deposits.',
        TY: 'Hindi pa tapos ang verification mo. <a href="/m/member/identity">Ituloy</a> para sa mas malaking withdrawal at deposit.',
        VI: 'Bạn chưa xác minh xong. <a href="/m/member/identity">Tiếp tục</a> để rút và nạp số tiền lớn hơn.',
      },
    ),
} as const;
