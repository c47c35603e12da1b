import { z } from 'zod';
import type { BirthdayTerms } from '#contract/rewards/birthday-terms.ts';
import { formatShortAmount } from '#lib/money/format-amount.ts';
import { birthdayLimits, vipTerms } from '#markets/current.ts';
import { type CardTerms, rangeText } from './card-terms.ts';
import { within } from './field-schemas.ts';

const levels = vipTerms.length;

/** Terms of a birthday gift as editors type them. */
export const birthday = z
  .strictObject({
    gifts: z.array(within(birthdayLimits.gift).int()).describe('Gift of each VIP level, lowest level first.'),
    turnover: within(birthdayLimits.turnover).int().describe('How many times the gift must be bet.'),
    days: within(birthdayLimits.days).int().describe('Days to claim it.'),
  })
  .superRefine(({ gifts }, { addIssue }) => {
    const contradict = (path: PropertyKey[], message: string): void => addIssue({ code: 'custom', path, message });
    if (gifts.length !== levels)
      contradict(['gifts'], `has ${gifts.length} amounts. State ${levels}, one for each VIP level`);
    for (const [index, gift] of gifts.entries())
      if (gift < (gifts[index - 1] ?? gift))
        contradict(['gifts', index], 'must not be lower than that of the level below');
  })
  .transform(({ gifts, turnover, days }): BirthdayTerms => ({ gifts, wageringFactor: turnover, days }));

/** Stands for terms that are invalid. */
const noBirthday: BirthdayTerms = { gifts: vipTerms.map(() => 0), wageringFactor: 0, days: 0 };

/** Returns the figures of a birthday gift that texts can insert with braces; gifts are numbered by VIP level. */
export const birthdayFigures = ({ gifts, wageringFactor, days }: BirthdayTerms = noBirthday) => ({
  least: formatShortAmount(gifts[0] ?? 0),
  most: formatShortAmount(gifts.at(-1) ?? 0),
  turnover: String(wageringFactor),
  days: String(days),
  ...Object.fromEntries(gifts.map((gift, index) => [`level${index + 1}`, formatShortAmount(gift)])),
});

export const birthdayCard = ({ gifts, wageringFactor, days }: BirthdayTerms): CardTerms => ({
  bonus: rangeText(gifts[0] ?? 0, gifts.at(-1) ?? 0),
  minimum: 0,
  turnover: wageringFactor,
  maxBet: null,
  days,
});
