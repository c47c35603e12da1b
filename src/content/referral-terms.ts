import { z } from 'zod';
import type { ReferralTerms } from '#contract/rewards/referral-terms.ts';
import { formatShortAmount } from '#lib/money/format-amount.ts';
import { referralLimits } from '#markets/current.ts';
import type { CardTerms } from './card-terms.ts';
import { within } from './field-schemas.ts';

/** Number fields of the terms as editors type them; `limit` is the field of the market's limits. */
export const referralFields = {
  reward: 'Reward of the member and of the friend',
  deposit: 'Smallest first deposit',
  within: 'Days from registration to the first deposit',
  play: 'How many times the friend bets that deposit',
  turnover: 'How many times the reward must be bet',
  days: 'Days to claim it',
  friendsAMonth: 'Rewarded friends in a month',
  friends: 'Rewarded friends in total',
} as const satisfies Record<Exclude<keyof typeof referralLimits, 'total'>, string>;

type FieldName = keyof typeof referralFields;

/** Terms of rewards for invited friends as editors type them. */
export const referral = z
  .strictObject(
    Object.fromEntries(
      Object.entries(referralFields).map(([name, label]) => [
        name,
        within(referralLimits[name as FieldName])
          .int()
          .describe(`${label}.`),
      ]),
    ) as Record<FieldName, z.ZodNumber>,
  )
  .superRefine(({ reward, deposit, friendsAMonth, friends }, { addIssue }) => {
    const contradict = (field: FieldName, message: string): void =>
      addIssue({ code: 'custom', path: [field], message });
    if (friendsAMonth > friends) contradict('friendsAMonth', 'is higher than that in total');
    if (reward > deposit) contradict('reward', 'is higher than the smallest first deposit');
    const [, most] = referralLimits.total;
    if (reward * friends > most)
      contradict(
        'friends',
        `brings a member ${formatShortAmount(reward * friends)}, above the limit of ${formatShortAmount(most)}. Lower it or the reward`,
      );
  })
  .transform(({ turnover, ...terms }): ReferralTerms => ({ ...terms, wageringFactor: turnover }));

/** Stands for terms that are invalid. */
const noReferral: ReferralTerms = {
  reward: 0,
  deposit: 0,
  within: 0,
  play: 0,
  wageringFactor: 0,
  days: 0,
  friendsAMonth: 0,
  friends: 0,
};

/** Returns the figures of a reward for invited friends that texts can insert with braces. */
export const referralFigures = ({
  reward,
  deposit,
  wageringFactor,
  ...counts
}: ReferralTerms = noReferral): Readonly<Record<string, string>> => ({
  reward: formatShortAmount(reward),
  deposit: formatShortAmount(deposit),
  turnover: String(wageringFactor),
  ...Object.fromEntries(Object.entries(counts).map(([name, count]) => [name, String(count)])),
});

export const referralCard = ({ reward, deposit, wageringFactor, days }: ReferralTerms): CardTerms => {
  const amount = formatShortAmount(reward);
  return {
    bonus: { en: `${amount} each`, fil: `tig-${amount}`, vi: `${amount} mỗi người` },
    minimum: deposit,
    turnover: wageringFactor,
    maxBet: null,
    days,
  };
};
