import type { IdentityReason } from '#contract/safety/identity-documents.ts';
import { dayAndTime } from '#lib/dates/day-words.ts';
import { identityTerms } from '#markets/current.ts';
import { type LocalizedText, localized, textIn } from '#sim/features/shared/localized-text.ts';
import { htmlMessage, unknownActivityNotice } from './html-message.ts';

const identityReasonTexts: Readonly<Record<IdentityReason, LocalizedText>> = {
  blurry: { EN: 'A picture is too blurry to read.', TY: 'Malabo ang picture at hindi mabasa.' },
  cropped: { EN: 'Part of your ID is cut off.', TY: 'May parte ng ID mo na hindi kita.' },
  documentExpired: { EN: 'Your ID has expired.', TY: 'Expired na ang ID mo.' },
  notAccepted: { EN: 'We don’t accept this kind of ID.', TY: 'Hindi namin tinatanggap ang ganitong ID.' },
  nameDiffers: {
    EN: 'The name on your ID is different from the name you entered.',
    TY: 'Iba ang pangalan sa ID mo sa inilagay mong pangalan.',
  },
  birthdayDiffers: {
    EN: 'The date of birth on your ID is different from the one you entered.',
    TY: 'Iba ang birthday sa ID mo sa inilagay mong birthday.',
  },
  faceDiffers: {
    EN: 'We can’t match your selfie with the photo on your ID.',
    TY: 'Hindi tugma ang selfie mo sa picture sa ID.',
  },
  unverified: { EN: 'We couldn’t verify this ID.', TY: 'Hindi namin ma-verify ang ID na ito.' },
};

const reasonsText = (reasons: readonly IdentityReason[]): LocalizedText =>
  localized((language) => reasons.map((it) => textIn(identityReasonTexts[it], language)).join(' '));

/** Messages about the identity verification. Times in epoch ms. */
export const identityMessages = {
  identityReviewOpened: () =>
    htmlMessage(
      { EN: 'We’re checking your account details', TY: 'Chine-check namin ang details ng account mo' },
      {
        EN: 'Some of your details need a manual check. You can log in and withdraw your available balance. Deposits and bets are paused until we finish. Questions? Contact <a href="/m/service">customer service</a>.',
        TY: 'May details ka na kailangan naming i-check nang manual. Puwede kang mag-log in at mag-withdraw ng available balance mo. Naka-pause muna ang deposit at taya hanggang matapos kami. May tanong? Mag-message sa <a href="/m/service">customer service</a>.',
      },
    ),
  identityReviewEnded: () =>
    htmlMessage(
      { EN: 'Your account check is complete', TY: 'Tapos na ang check sa account mo' },
      {
        EN: 'Thank you for waiting. You can deposit and bet again.',
        TY: 'Salamat sa paghihintay. Puwede ka na ulit mag-deposit at tumaya.',
      },
    ),
  identitySubmitted: () =>
    htmlMessage(
      { EN: 'We received your documents', TY: 'Natanggap na namin ang documents mo' },
      {
        EN: `We usually review them within ${identityTerms.reviewHours} hours. See the status on <a href="/m/member/identity">Identity verification</a>. ${unknownActivityNotice.EN}`,
        TY: `Karaniwang nare-review namin ito sa loob ng ${identityTerms.reviewHours} oras. Tingnan ang status sa <a href="/m/member/identity">Identity verification</a>. ${textIn(unknownActivityNotice, 'TY')}`,
      },
    ),
  identityApproved: (until: number) =>
    htmlMessage(
      { EN: 'Your identity is verified', TY: 'Verified na ang identity mo' },
      {
        EN: `Higher withdrawals, deposits and limits are now available. Your verification is valid until ${dayAndTime(until, 'en')}.`,
        TY: `Puwede na ang mas malaking withdrawal, deposit at limit. Valid ang verification mo hanggang ${dayAndTime(until, 'fil')}.`,
      },
    ),
  identityMoreNeeded: (reasons: readonly IdentityReason[]) =>
    htmlMessage(
      { EN: 'We need new pictures of your ID', TY: 'Kailangan namin ng bagong picture ng ID mo' },
      {
        EN: `${reasonsText(reasons).EN} <a href="/m/member/identity">Take the pictures again</a>.`,
        TY: `${textIn(reasonsText(reasons), 'TY')} <a href="/m/member/identity">Kunan ulit ang mga picture</a>.`,
      },
    ),
  identityRejected: (reasons: readonly IdentityReason[]) =>
    htmlMessage(
      { EN: 'We couldn’t verify your identity', TY: 'Hindi namin na-verify ang identity mo' },
      {
        EN: `${reasonsText(reasons).EN} <a href="/m/member/identity">Try again</a> or contact <a href="/m/service">customer service</a>.`,
        TY: `${textIn(reasonsText(reasons), 'TY')} <a href="/m/member/identity">Subukan ulit</a> o mag-message sa <a href="/m/service">customer service</a>.`,
      },
    ),
  identityExpired: () =>
    htmlMessage(
      { EN: 'Your identity verification has expired', TY: 'Expired na ang identity verification mo' },
      {
        EN: 'Verify again to make higher withdrawals and deposits: <a href="/m/member/identity">Verify identity</a>.',
        TY: 'Mag-verify ulit para sa mas malaking withdrawal at deposit: <a href="/m/member/identity">I-verify ang identity</a>.',
      },
    ),
  identityReminder: () =>
    htmlMessage(
      { EN: 'Finish verifying your identity', TY: 'Tapusin ang identity verification mo' },
      {
        EN: 'Your verification is not complete yet. <a href="/m/member/identity">Continue</a> to make higher withdrawals and deposits.',
        TY: 'Hindi pa tapos ang verification mo. <a href="/m/member/identity">Ituloy</a> para sa mas malaking withdrawal at deposit.',
      },
    ),
} as const;
