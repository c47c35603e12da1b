import { dayAndTime } from '#lib/dates/manila-words.ts';
import type { LocalizedText } from '#sim/features/shared/localized-text.ts';
import { peso } from '#sim/features/shared/peso.ts';
import { letter } from './letter.ts';

/** Messages about rewards and VIP levels. Amounts in centavos, times in epoch ms. */
export const rewardLetters = {
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
} as const;
