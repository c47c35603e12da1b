import { dayAndTime } from '#lib/dates/day-words.ts';
import { formatMinor } from '#sim/features/shared/format-minor.ts';
import { type LocalizedText, textIn } from '#sim/features/shared/localized-text.ts';
import { htmlMessage } from './html-message.ts';

/** Messages about rewards and VIP levels. Amounts in minor units, times in epoch ms. */
export const rewardMessages = {
  levelReached: (level: LocalizedText, gift: number) =>
    htmlMessage(
      {
        EN: `You are now ${level.EN}`,
        TY: `${textIn(level, 'TY')} ka na`,
        VI: `Bạn đã lên hạng ${textIn(level, 'VI')}`,
      },
      {
        EN: `Congratulations! Claim your level-up gift of ${formatMinor(gift)} in the <a href="/m/rewardCenter">Reward centre</a>.`,
        TY: `Congratulations! I-claim ang level-up gift mong ${formatMinor(gift)} sa <a href="/m/rewardCenter">Reward Center</a>.`,
        VI: `Chúc mừng bạn! Nhận quà thăng hạng ${formatMinor(gift)} ở <a href="/m/rewardCenter">Trung tâm thưởng</a>.`,
      },
    ),
  referralNeedsProof: () =>
    htmlMessage(
      {
        EN: 'Verify your identity for the referral reward',
        TY: 'I-verify ang identity mo para sa referral reward',
        VI: 'Xác minh danh tính để nhận thưởng giới thiệu',
      },
      {
        EN: 'You and your friend use the same phone, network or details. The reward is for two people: once both of you have <a href="/m/member/identity">verified your identity</a>, it comes with your friend’s next bet. Questions? Contact <a href="/m/service">customer service</a>.',
        TY: 'Pareho ang phone, network o details ninyo ng kaibigan mo. Para sa dalawang tao ang reward: kapag pareho na kayong <a href="/m/member/identity">nag-verify ng identity</a>, papasok ito sa susunod na taya ng kaibigan mo. May tanong? Mag-message sa <a href="/m/service">customer service</a>.',
        VI: 'Bạn và người được mời dùng chung điện thoại, mạng hoặc thông tin. Phần thưởng dành cho hai người: khi cả hai đã <a href="/m/member/identity">xác minh danh tính</a>, thưởng sẽ đến cùng lần cược tiếp theo của người đó. Có thắc mắc? Liên hệ <a href="/m/service">chăm sóc khách hàng</a>.',
      },
    ),
  rewardWaits: (title: LocalizedText, minor: number, expiresAt: number | null) =>
    htmlMessage(title, {
      EN: `You have ${formatMinor(minor)} to claim in the <a href="/m/rewardCenter">Reward centre</a>${expiresAt === null ? '' : ` until ${dayAndTime(expiresAt, 'en')}`}.`,
      TY: `May ${formatMinor(minor)} kang puwedeng i-claim sa <a href="/m/rewardCenter">Reward Center</a>${expiresAt === null ? '' : ` hanggang ${dayAndTime(expiresAt, 'fil')}`}.`,
      VI: `Bạn có ${formatMinor(minor)} chờ nhận ở <a href="/m/rewardCenter">Trung tâm thưởng</a>${expiresAt === null ? '' : ` đến ${dayAndTime(expiresAt, 'vi')}`}.`,
    }),
} as const;
