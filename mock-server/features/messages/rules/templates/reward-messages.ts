import { dayAndTime } from '#lib/dates/day-words.ts';
import { formatMinor } from '#sim/features/shared/format-minor.ts';
import { type LocalizedText, textIn } from '#sim/features/shared/localized-text.ts';
import { htmlMessage } from './html-message.ts';

/** Messages about rewards and VIP levels. Amounts in minor units, times in epoch ms. */
export const rewardMessages = {
  levelReached: (level: LocalizedText, gift: number) =>
    htmlMessage(
      { EN: `You are now ${level.EN}`, TY: `${textIn(level, 'TY')} ka na` },
      {
        EN: `Congratulations! Claim your level-up gift of ${formatMinor(gift)} in the <a href="/m/rewardCenter">Reward centre</a>.`,
        TY: `Congratulations! I-claim ang level-up gift mong ${formatMinor(gift)} sa <a href="/m/rewardCenter">Reward Center</a>.`,
      },
    ),
  referralNeedsProof: () =>
    htmlMessage(
      { EN: 'Verify your identity for the referral reward', TY: 'I-verify ang identity mo para sa referral reward' },
      {
        EN: 'You and your friend use the same phone, network or details. The reward is for two people: once both of you have <a href="/m/member/identity">verified your identity</a>, it comes with your friend’s next bet. Questions? Contact <a href="/m/service">customer service</a>.',
        TY: 'Pareho ang phone, network o details ninyo ng kaibigan mo. Para sa dalawang tao ang reward: kapag pareho na kayong <a href="/m/member/identity">nag-verify ng identity</a>, papasok ito sa susunod na taya ng kaibigan mo. May tanong? Mag-message sa <a href="/m/service">customer service</a>.',
      },
    ),
  rewardWaits: (title: LocalizedText, minor: number, expiresAt: number | null) =>
    htmlMessage(title, {
      EN: `You have ${formatMinor(minor)} to claim in the <a href="/m/rewardCenter">Reward centre</a>${expiresAt === null ? '' : ` until ${dayAndTime(expiresAt, 'en')}`}.`,
      TY: `May ${formatMinor(minor)} kang puwedeng i-claim sa <a href="/m/rewardCenter">Reward Center</a>${expiresAt === null ? '' : ` hanggang ${dayAndTime(expiresAt, 'fil')}`}.`,
    }),
} as const;
