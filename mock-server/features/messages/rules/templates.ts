import type { IdentityReason } from '../../../../src/contract/safety/identity-documents.ts';
import { identityTerms } from '../../../../src/contract/safety/identity-terms.ts';
import { dayAndTime } from '../../../../src/lib/dates/manila-words.ts';
import type { LocalizedText } from '../../shared/localized-text.ts';
import { peso } from '../../shared/peso.ts';
import type { Letter } from './messages.ts';

const letter = (title: LocalizedText, { EN, TY }: LocalizedText): Letter => ({
  title,
  content: { EN: `<p>${EN}</p>`, TY: `<p>${TY}</p>` },
});

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const contractNames = {
  daily: { EN: 'daily salary contract', TY: 'daily salary contract' },
  hour: { EN: 'hourly salary contract', TY: 'hourly salary contract' },
  dividend: { EN: 'dividend contract', TY: 'dividend contract' },
} as const satisfies Record<string, LocalizedText>;

const recoveryWayNames = {
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
export type RecoveryWay = keyof typeof recoveryWayNames;

/** Returns the sentence about the hold on withdrawals after a change; empty if there is none. */
const holdNotice = (hours: number): LocalizedText =>
  hours > 0
    ? {
        EN: ` For your security, withdrawals are on hold for ${hours} hours.`,
        TY: ` Para sa security mo, naka-hold ang withdrawal nang ${hours} oras.`,
      }
    : { EN: '', TY: '' };

/** Sentence with the action to take if the member did not make a change. */
const notYouNotice: LocalizedText = {
  EN: 'If this wasn’t you, <a href="/m/changePsw">change your password</a> and contact <a href="/m/service">customer service</a> now.',
  TY: 'Kung hindi ikaw ito, <a href="/m/changePsw">palitan ang password mo</a> at mag-message agad sa <a href="/m/service">customer service</a>.',
};

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

const reasonsText = (reasons: readonly IdentityReason[]): LocalizedText => ({
  EN: reasons.map((it) => identityReasonTexts[it].EN).join(' '),
  TY: reasons.map((it) => identityReasonTexts[it].TY).join(' '),
});

const unknownDevice: LocalizedText = { EN: 'An unknown device', TY: 'Hindi kilalang device' };

/** Messages that the backend sends to members. Amounts in centavos, times in epoch ms. */
export const letters = {
  welcome: () =>
    letter(
      { EN: 'Welcome', TY: 'Welcome' },
      {
        EN: 'Set a withdrawal password and add a bank account in the <a href="/m/securityCenter">Security centre</a> so that you can withdraw in a minute.',
        TY: 'Mag-set ng withdrawal password at magdagdag ng bank account sa <a href="/m/securityCenter">Security Center</a> para mabilis kang makapag-withdraw.',
      },
    ),
  wayBackChanged: (what: RecoveryWay, hours: number) =>
    letter(
      { EN: `${recoveryWayNames[what].EN} changed`, TY: `Nabago ang ${recoveryWayNames[what].TY} mo` },
      {
        EN: `If this was you, you don’t need to do anything.${holdNotice(hours).EN} ${notYouNotice.EN}`,
        TY: `Kung ikaw ito, wala ka nang kailangang gawin.${holdNotice(hours).TY} ${notYouNotice.TY}`,
      },
    ),
  passwordChanged: (hours: number) =>
    letter(
      { EN: 'Your password was changed', TY: 'Nabago ang password mo' },
      {
        EN: `If this was you, you don’t need to do anything.${holdNotice(hours).EN} If not, contact <a href="/m/service">customer service</a> now.`,
        TY: `Kung ikaw ito, wala ka nang kailangang gawin.${holdNotice(hours).TY} Kung hindi, mag-message agad sa <a href="/m/service">customer service</a>.`,
      },
    ),
  passwordReset: (hours: number) =>
    letter(
      { EN: 'Your password was reset', TY: 'Na-reset ang password mo' },
      {
        EN: `If this was you, you don’t need to do anything.${holdNotice(hours).EN} If not, contact <a href="/m/service">customer service</a> now.`,
        TY: `Kung ikaw ito, wala ka nang kailangang gawin.${holdNotice(hours).TY} Kung hindi, mag-message agad sa <a href="/m/service">customer service</a>.`,
      },
    ),
  identityReviewOpened: () =>
    letter(
      { EN: 'We’re checking your account details', TY: 'Chine-check namin ang details ng account mo' },
      {
        EN: 'Some of your details need a manual check. You can log in and withdraw your available balance. Deposits and bets are paused until we finish. Questions? Contact <a href="/m/service">customer service</a>.',
        TY: 'May details ka na kailangan naming i-check nang manual. Puwede kang mag-log in at mag-withdraw ng available balance mo. Naka-pause muna ang deposit at taya hanggang matapos kami. May tanong? Mag-message sa <a href="/m/service">customer service</a>.',
      },
    ),
  identityReviewEnded: () =>
    letter(
      { EN: 'Your account check is complete', TY: 'Tapos na ang check sa account mo' },
      {
        EN: 'Thank you for waiting. You can deposit and bet again.',
        TY: 'Salamat sa paghihintay. Puwede ka na ulit mag-deposit at tumaya.',
      },
    ),
  identitySubmitted: () =>
    letter(
      { EN: 'We received your documents', TY: 'Natanggap na namin ang documents mo' },
      {
        EN: `We usually review them within ${identityTerms.reviewHours} hours. See the status on <a href="/m/member/identity">Identity verification</a>. ${notYouNotice.EN}`,
        TY: `Karaniwang nare-review namin ito sa loob ng ${identityTerms.reviewHours} oras. Tingnan ang status sa <a href="/m/member/identity">Identity verification</a>. ${notYouNotice.TY}`,
      },
    ),
  identityApproved: (until: number) =>
    letter(
      { EN: 'Your identity is verified', TY: 'Verified na ang identity mo' },
      {
        EN: `Higher withdrawals, deposits and limits are now available. Your verification is valid until ${dayAndTime(until, 'en')}.`,
        TY: `Puwede na ang mas malaking withdrawal, deposit at limit. Valid ang verification mo hanggang ${dayAndTime(until, 'fil')}.`,
      },
    ),
  identityMoreNeeded: (reasons: readonly IdentityReason[]) =>
    letter(
      { EN: 'We need new pictures of your ID', TY: 'Kailangan namin ng bagong picture ng ID mo' },
      {
        EN: `${reasonsText(reasons).EN} <a href="/m/member/identity">Take the pictures again</a>.`,
        TY: `${reasonsText(reasons).TY} <a href="/m/member/identity">Kunan ulit ang mga picture</a>.`,
      },
    ),
  identityRejected: (reasons: readonly IdentityReason[]) =>
    letter(
      { EN: 'We couldn’t verify your identity', TY: 'Hindi namin na-verify ang identity mo' },
      {
        EN: `${reasonsText(reasons).EN} <a href="/m/member/identity">Try again</a> or contact <a href="/m/service">customer service</a>.`,
        TY: `${reasonsText(reasons).TY} <a href="/m/member/identity">Subukan ulit</a> o mag-message sa <a href="/m/service">customer service</a>.`,
      },
    ),
  identityExpired: () =>
    letter(
      { EN: 'Your identity verification has expired', TY: 'Expired na ang identity verification mo' },
      {
        EN: 'Verify again to make higher withdrawals and deposits: <a href="/m/member/identity">Verify identity</a>.',
        TY: 'Mag-verify ulit para sa mas malaking withdrawal at deposit: <a href="/m/member/identity">I-verify ang identity</a>.',
      },
    ),
  identityReminder: () =>
    letter(
      { EN: 'Finish verifying your identity', TY: 'Tapusin ang identity verification mo' },
      {
        EN: 'Your verification is not complete yet. <a href="/m/member/identity">Continue</a> to make higher withdrawals and deposits.',
        TY: 'Hindi pa tapos ang verification mo. <a href="/m/member/identity">Ituloy</a> para sa mas malaking withdrawal at deposit.',
      },
    ),
  depositApproved: (id: string, centavos: number, bonus: number, at: number) =>
    letter(
      { EN: `Deposit of ${peso(centavos)} completed`, TY: `Completed ang deposit na ${peso(centavos)}` },
      {
        EN: `${peso(centavos)} was added to your wallet on ${dayAndTime(at, 'en')}${bonus > 0 ? `, plus a bonus of ${peso(bonus)}` : ''}. Deposit ID: ${id}. See your <a href="/m/vouReport">deposit record</a>.`,
        TY: `Pumasok sa wallet mo ang ${peso(centavos)} noong ${dayAndTime(at, 'fil')}${bonus > 0 ? `, kasama ang bonus na ${peso(bonus)}` : ''}. Deposit ID: ${id}. Tingnan ang <a href="/m/vouReport">deposit record</a>.`,
      },
    ),
  depositRejected: (id: string, centavos: number, reason: LocalizedText, at: number) =>
    letter(
      { EN: `Deposit of ${peso(centavos)} failed`, TY: `Hindi natuloy ang deposit na ${peso(centavos)}` },
      {
        EN: `${reason.EN} Deposit ID: ${id}, ${dayAndTime(at, 'en')}. You can <a href="/m/voucherCenter">deposit again</a> or contact <a href="/m/service">customer service</a>.`,
        TY: `${reason.TY} Deposit ID: ${id}, ${dayAndTime(at, 'fil')}. Puwede kang <a href="/m/voucherCenter">mag-deposit ulit</a> o mag-message sa <a href="/m/service">customer service</a>.`,
      },
    ),
  depositPaidLate: (id: string, centavos: number, reason: LocalizedText, at: number) =>
    letter(
      { EN: `Late payment of ${peso(centavos)}`, TY: `Na-late ang bayad na ${peso(centavos)}` },
      {
        EN: `${reason.EN} Deposit ID: ${id}, ${dayAndTime(at, 'en')}. You can <a href="/m/voucherCenter">deposit again</a> or contact <a href="/m/service">customer service</a>.`,
        TY: `${reason.TY} Deposit ID: ${id}, ${dayAndTime(at, 'fil')}. Puwede kang <a href="/m/voucherCenter">mag-deposit ulit</a> o mag-message sa <a href="/m/service">customer service</a>.`,
      },
    ),
  bonusEnded: (id: string, taken: number, owed: number) =>
    letter(
      { EN: 'Your bonus has expired', TY: 'Nag-expire ang bonus mo' },
      {
        EN: `The wagering requirement for the bonus of deposit ${id} was not met in time. ${peso(taken)} was removed from your balance${owed > 0 ? `, and up to ${peso(owed)} will be removed from the payouts of your open bets` : ''}. Its wagering requirement no longer applies.`,
        TY: `Hindi natapos sa oras ang turnover ng bonus para sa deposit ${id}. Inalis ang ${peso(taken)} sa balance mo${owed > 0 ? `, at hanggang ${peso(owed)} pa ang aalisin sa payout ng open bets mo` : ''}. Wala na itong turnover.`,
      },
    ),
  bonusUnlocked: (id: string, bonus: number) =>
    letter(
      { EN: 'Your bonus is unlocked', TY: 'Unlocked na ang bonus mo' },
      {
        EN: `You met the wagering requirement for the ${peso(bonus)} bonus of deposit ${id}. It no longer limits your bets or <a href="/m/withdraw">withdrawals</a>.`,
        TY: `Natapos mo ang turnover ng ${peso(bonus)} na bonus ng deposit ${id}. Wala na itong limit sa mga taya at <a href="/m/withdraw">withdrawal</a> mo.`,
      },
    ),
  bonusLapsesSoon: (id: string, bonus: number, left: number, at: number) =>
    letter(
      { EN: 'Your bonus expires soon', TY: 'Malapit nang mag-expire ang bonus mo' },
      {
        EN: `Bet ${peso(left)} more by ${dayAndTime(at, 'en')} to keep the ${peso(bonus)} bonus of deposit ${id}. See your progress on the <a href="/m/voucherCenter">deposit page</a>.`,
        TY: `Tumaya pa ng ${peso(left)} hanggang ${dayAndTime(at, 'fil')} para hindi mawala ang ${peso(bonus)} na bonus ng deposit ${id}. Tingnan ang progress mo sa <a href="/m/voucherCenter">deposit page</a>.`,
      },
    ),
  withdrawalPaid: (id: string, centavos: number, card: string, at: number) =>
    letter(
      { EN: `Withdrawal of ${peso(centavos)} completed`, TY: `Completed ang withdrawal na ${peso(centavos)}` },
      {
        EN: `${peso(centavos)} was sent to ${card} on ${dayAndTime(at, 'en')}. It usually arrives within a few minutes. Withdrawal ID: ${id}. See your <a href="/m/withdrawReport">withdrawal record</a>.`,
        TY: `Naipadala ang ${peso(centavos)} sa ${card} noong ${dayAndTime(at, 'fil')}. Karaniwang ilang minuto lang bago pumasok. Withdrawal ID: ${id}. Tingnan ang <a href="/m/withdrawReport">withdrawal record</a>.`,
      },
    ),
  withdrawalRejected: (
    id: string,
    centavos: number,
    { reason, advice }: { reason: LocalizedText; advice: LocalizedText },
  ) =>
    letter(
      { EN: `Withdrawal of ${peso(centavos)} failed`, TY: `Hindi natuloy ang withdrawal na ${peso(centavos)}` },
      {
        EN: `${reason.EN} The full amount is back in your wallet. ${advice.EN} Withdrawal ID: ${id}. See your <a href="/m/withdrawReport">withdrawal record</a>.`,
        TY: `${reason.TY} Naibalik sa wallet mo ang buong amount. ${advice.TY} Withdrawal ID: ${id}. Tingnan ang <a href="/m/withdrawReport">withdrawal record</a>.`,
      },
    ),
  levelReached: (level: LocalizedText, gift: number) =>
    letter(
      { EN: `You are now ${level.EN}`, TY: `${level.TY} ka na` },
      {
        EN: `Congratulations! Claim your level-up gift of ${peso(gift)} in the <a href="/m/rewardCenter">Reward centre</a>.`,
        TY: `Congratulations! I-claim ang level-up gift mong ${peso(gift)} sa <a href="/m/rewardCenter">Reward Center</a>.`,
      },
    ),
  rewardWaits: (title: LocalizedText, centavos: number, expiresAt: number | null) =>
    letter(title, {
      EN: `You have ${peso(centavos)} to claim in the <a href="/m/rewardCenter">Reward centre</a>${expiresAt === null ? '' : ` until ${dayAndTime(expiresAt, 'en')}`}.`,
      TY: `May ${peso(centavos)} kang puwedeng i-claim sa <a href="/m/rewardCenter">Reward Center</a>${expiresAt === null ? '' : ` hanggang ${dayAndTime(expiresAt, 'fil')}`}.`,
    }),
  transferArrived: (from: string, centavos: number, id: string, at: number) =>
    letter(
      { EN: `You received ${peso(centavos)}`, TY: `Nakatanggap ka ng ${peso(centavos)}` },
      {
        EN: `${from} transferred ${peso(centavos)} to you on ${dayAndTime(at, 'en')}. Transfer ID: ${id}. See your <a href="/m/transaction/record">account record</a>.`,
        TY: `Nag-transfer sa iyo si ${from} ng ${peso(centavos)} noong ${dayAndTime(at, 'fil')}. Transfer ID: ${id}. Tingnan ang <a href="/m/transaction/record">account record</a>.`,
      },
    ),
  contractAnswered: (account: string, kind: keyof typeof contractNames, accepted: boolean, at: number) =>
    letter(
      accepted
        ? { EN: 'Contract accepted', TY: 'Na-accept ang contract' }
        : { EN: 'Contract declined', TY: 'Na-decline ang contract' },
      {
        EN: `${account} ${accepted ? 'accepted' : 'declined'} your ${contractNames[kind].EN} on ${dayAndTime(at, 'en')}. See <a href="/m/member/team">your team</a>.`,
        TY: `${accepted ? 'Na-accept' : 'Na-decline'} ni ${account} ang ${contractNames[kind].TY} mo noong ${dayAndTime(at, 'fil')}. Tingnan ang <a href="/m/member/team">team mo</a>.`,
      },
    ),
  dividendPaid: (from: string, centavos: number, at: number) =>
    letter(
      { EN: `You received a dividend of ${peso(centavos)}`, TY: `Nakatanggap ka ng dividend na ${peso(centavos)}` },
      {
        EN: `${from} paid your dividend of ${peso(centavos)} on ${dayAndTime(at, 'en')}. See your <a href="/m/transaction/record?types=A">account record</a>.`,
        TY: `Binayaran ni ${from} ang dividend mong ${peso(centavos)} noong ${dayAndTime(at, 'fil')}. Tingnan ang <a href="/m/transaction/record?types=A">account record</a>.`,
      },
    ),
  newDevice: (device: string | null, place: string | null, at: number) =>
    letter(
      { EN: 'New device login', TY: 'Login sa bagong device' },
      {
        EN: `${escaped(device ?? unknownDevice.EN)}${place ? ` near ${escaped(place)}` : ''}, ${dayAndTime(at, 'en')}. If this wasn’t you, <a href="/m/security/sessions">log out that device</a> and <a href="/m/changePsw">change your password</a> now.`,
        TY: `${escaped(device ?? unknownDevice.TY)}${place ? `, malapit sa ${escaped(place)}` : ''}, ${dayAndTime(at, 'fil')}. Kung hindi ikaw ito, <a href="/m/security/sessions">i-log out ang device na iyon</a> at <a href="/m/changePsw">palitan agad ang password mo</a>.`,
      },
    ),
  attemptsLocked: (what: keyof typeof protectedSecretNames, until: number) =>
    letter(
      {
        EN: `Too many wrong attempts: ${protectedSecretNames[what].EN}`,
        TY: `Masyadong maraming maling subok: ${protectedSecretNames[what].TY}`,
      },
      {
        EN: `There were too many wrong attempts with your ${protectedSecretNames[what].EN}. You can try again from ${dayAndTime(until, 'en')}. Devices that are logged in stay logged in. ${notYouNotice.EN}`,
        TY: `Masyadong maraming maling subok sa ${protectedSecretNames[what].TY} mo. Puwede ulit simula ${dayAndTime(until, 'fil')}. Naka-log in pa rin ang mga device na naka-log in na. ${notYouNotice.TY}`,
      },
    ),
  twoStepsOn: () =>
    letter(
      { EN: 'Two-step verification is on', TY: 'Naka-on na ang two-step verification' },
      {
        EN: 'You now need a code from your authenticator app to log in. Keep your recovery codes in a safe place.',
        TY: 'Kailangan na ng code mula sa authenticator app mo para makapag-log in. Itago nang mabuti ang recovery codes mo.',
      },
    ),
  twoStepsOff: (hours: number) =>
    letter(
      { EN: 'Two-step verification is off', TY: 'Naka-off na ang two-step verification' },
      {
        EN: `You now need only your password to log in.${holdNotice(hours).EN} ${notYouNotice.EN}`,
        TY: `Password na lang ang kailangan para mag-log in.${holdNotice(hours).TY} ${notYouNotice.TY}`,
      },
    ),
  twoStepsEnding: (at: number) =>
    letter(
      { EN: 'Your phone was reported as lost', TY: 'May nag-report na nawala ang phone mo' },
      {
        EN: `Two-step verification turns off on ${dayAndTime(at, 'en')}. If you didn’t ask for this, <a href="/m/security/twoSteps">keep it on</a> and change your password.`,
        TY: `Mag-o-off ang two-step verification sa ${dayAndTime(at, 'fil')}. Kung hindi mo ito ni-request, <a href="/m/security/twoSteps">panatilihing naka-on</a> at palitan ang password mo.`,
      },
    ),
  twoStepsKept: () =>
    letter(
      { EN: 'Two-step verification stays on', TY: 'Naka-on pa rin ang two-step verification' },
      {
        EN: 'You changed your password, so the request to turn it off was cancelled. If your phone is really lost, request it again when you log in.',
        TY: 'Pinalitan mo ang password kaya na-cancel ang request na i-off ito. Kung talagang nawala ang phone mo, mag-request ulit kapag nag-log in ka.',
      },
    ),
  recoveryCodesRenewed: (hours: number) =>
    letter(
      { EN: 'New recovery codes created', TY: 'May bago kang recovery codes' },
      {
        EN: `Your old recovery codes no longer work.${holdNotice(hours).EN} ${notYouNotice.EN}`,
        TY: `Hindi na gumagana ang luma mong recovery codes.${holdNotice(hours).TY} ${notYouNotice.TY}`,
      },
    ),
  passkeyAdded: (name: string, hours: number) =>
    letter(
      { EN: 'Passkey added', TY: 'May naidagdag na passkey' },
      {
        EN: `“${escaped(name)}” can now log in to your account.${holdNotice(hours).EN} If this wasn’t you, <a href="/m/security/twoSteps">remove it</a> now.`,
        TY: `Puwede nang mag-log in sa account mo ang “${escaped(name)}”.${holdNotice(hours).TY} Kung hindi ikaw ito, <a href="/m/security/twoSteps">alisin agad ito</a>.`,
      },
    ),
  passkeyRemoved: (name: string, hours: number) =>
    letter(
      { EN: 'Passkey removed', TY: 'May naalis na passkey' },
      {
        EN: `“${escaped(name)}” can no longer log in to your account.${holdNotice(hours).EN} ${notYouNotice.EN}`,
        TY: `Hindi na makakapag-log in sa account mo ang “${escaped(name)}”.${holdNotice(hours).TY} ${notYouNotice.TY}`,
      },
    ),
  feedbackAnswered: (id: string, answer: LocalizedText) =>
    letter(
      { EN: 'Reply to your feedback', TY: 'Sagot sa feedback mo' },
      { EN: `${answer.EN} Reference number: ${id}.`, TY: `${answer.TY} Reference number: ${id}.` },
    ),
} as const;
