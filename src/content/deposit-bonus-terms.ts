import * as z from 'zod';
import type { DepositBonusTerms } from '#contract/cashier/deposit-terms.ts';
import { formatShortAmount } from '#lib/money/format-amount.ts';
import { formatRate } from '#lib/money/format-rate.ts';
import { currency, depositBonusLimits, minBonusMoney } from '#markets/current.ts';
import type { CardTerms } from './card-terms.ts';
import { within } from './field-schemas.ts';

type Limited = keyof typeof depositBonusLimits;

/** Number fields of the terms as editors type them, shares in percent, with their limit. */
export const depositBonusFields = {
  rate: { label: 'Bonus in percent of the deposit', limit: 'rate' },
  maxBonus: { label: `Highest bonus (${currency.sign})`, limit: 'maxBonus', whole: true },
  minDeposit: { label: `Smallest deposit (${currency.sign}) that gets it`, limit: 'minDeposit', whole: true },
  turnover: { label: 'How many times the bonus must be bet', limit: 'wageringFactor' },
  maxBet: { label: `Highest bet with bonus money (${currency.sign})`, limit: 'maxBet', whole: true },
  maxWin: { label: 'The most that one bet can win of bonus money, in percent of the bonus', limit: 'maxWin' },
  maxConvertible: { label: 'The most that becomes own money, in multiples of the bonus', limit: 'maxConvertible' },
  minOdds: { label: 'Lowest odds of sports bets that count', limit: 'minOdds' },
  days: { label: 'Days until the bonus expires', limit: 'days', whole: true },
  timesADay: { label: 'How often a member can get it per day', limit: 'timesADay', whole: true },
  times: { label: 'How often a member can get it in total', limit: 'times', whole: true },
} as const satisfies Record<string, { readonly label: string; readonly limit: Limited; readonly whole?: true }>;

type FieldName = keyof typeof depositBonusFields;
const numberFields = Object.fromEntries(
  Object.entries(depositBonusFields).map(([name, field]) => {
    const number = within(depositBonusLimits[field.limit]);
    return [name, ('whole' in field ? number.int() : number).describe(`${field.label}.`)];
  }),
) as Record<FieldName, z.ZodNumber>;

/** Terms of a deposit bonus as editors type them. */
export const depositBonus = z
  .strictObject({
    ...numberFields,
    members: z
      .enum(['all', 'firstDeposit'], { error: 'must be "all" or "firstDeposit"' })
      .describe('Members it is for: all, or those without a deposit (firstDeposit).'),
    minLevel: within(depositBonusLimits.minLevel)
      .int()
      .default(1)
      .describe('Lowest VIP level that can take it; 1 is every level.'),
  })
  .superRefine(({ rate, maxBonus, minDeposit, maxBet, timesADay, times, members }, { addIssue }) => {
    const contradict = (field: string, message: string): void => addIssue({ code: 'custom', path: [field], message });
    if ((minDeposit * rate) / 100 > maxBonus)
      contradict(
        'minDeposit',
        `of ${formatShortAmount(minDeposit)} already earns more than the highest bonus. Lower it or raise that bonus`,
      );
    if (maxBet > maxBonus) contradict('maxBet', 'is higher than the highest bonus');
    if (timesADay > times) contradict('timesADay', 'is higher than the times in total');
    if (members === 'firstDeposit' && times > 1)
      contradict('times', 'must be 1, because a member has only one first deposit');
  })
  .transform(
    ({ rate, turnover, maxWin, members, ...terms }): DepositBonusTerms => ({
      ...terms,
      rate: rate / 100,
      wageringFactor: turnover,
      maxWin: maxWin / 100,
      firstOnly: members === 'firstDeposit',
    }),
  );

/** Stands for terms that are invalid. */
const noBonus: DepositBonusTerms = {
  rate: 0,
  maxBonus: 0,
  minDeposit: 0,
  wageringFactor: 0,
  maxBet: 0,
  maxWin: 0,
  maxConvertible: 0,
  minOdds: 0,
  days: 0,
  timesADay: 0,
  times: 0,
  firstOnly: false,
  minLevel: 0,
};

/** Example in texts: the wagering requirement of a bonus, in major units. */
const exampleBonus = 100 * minBonusMoney;

/** Returns the figures of a deposit bonus that texts can insert with braces. */
export const depositBonusFigures = (it: DepositBonusTerms = noBonus): Readonly<Record<string, string>> => ({
  rate: formatRate(it.rate),
  maxBonus: formatShortAmount(it.maxBonus),
  minDeposit: formatShortAmount(it.minDeposit),
  turnover: String(it.wageringFactor),
  maxBet: formatShortAmount(it.maxBet),
  maxWin: formatRate(it.maxWin),
  maxConvertible: String(it.maxConvertible),
  minOdds: it.minOdds.toFixed(2),
  days: String(it.days),
  timesADay: String(it.timesADay),
  times: String(it.times),
  minLevel: String(it.minLevel),
  exampleBonus: formatShortAmount(exampleBonus),
  exampleWagering: formatShortAmount(exampleBonus * it.wageringFactor),
});

export const depositBonusCard = (it: DepositBonusTerms): CardTerms => ({
  bonus: {
    en: `${formatRate(it.rate)}, up to ${formatShortAmount(it.maxBonus)}`,
    fil: `${formatRate(it.rate)}, hanggang ${formatShortAmount(it.maxBonus)}`,
    vi: `${formatRate(it.rate)}, tối đa ${formatShortAmount(it.maxBonus)}`,
  },
  minimum: it.minDeposit,
  turnover: it.wageringFactor,
  maxBet: it.maxBet,
  days: it.days,
});
