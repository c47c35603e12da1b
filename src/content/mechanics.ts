import * as z from 'zod';
import type { DepositBonusTerms } from '#contract/cashier/deposit-terms.ts';
import type { CashbackTerms } from '#contract/rewards/cashback-terms.ts';
import { formatShortAmount } from '#lib/money/format-amount.ts';
import { formatRate } from '#lib/money/format-rate.ts';
import {
  cashbackHour,
  cashbackLimits,
  currency,
  dayHalves,
  depositBonusLimits,
  minBonusMoney,
} from '#markets/current.ts';
import type { CardTerms } from './card-terms.ts';

/** What a promotion gives. Editors state the terms of all except `text`, which gives nothing. */
export const mechanics = [
  'depositBonus',
  'cashback',
  'referral',
  'missions',
  'leaderboard',
  'raffle',
  'birthday',
  'text',
] as const;
export type Mechanic = (typeof mechanics)[number];

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

const limited = (limit: Limited) => {
  const [min, max] = depositBonusLimits[limit];
  return z.number().min(min).max(max);
};

type FieldName = keyof typeof depositBonusFields;
const numberFields = Object.fromEntries(
  Object.entries(depositBonusFields).map(([name, field]) => {
    const number = limited(field.limit);
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
    minLevel: limited('minLevel').int().default(1).describe('Lowest VIP level that can take it; 1 is every level.'),
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

const percentOf = (limit: keyof typeof cashbackLimits) => {
  const [min, max] = cashbackLimits[limit];
  return z.number().min(min).max(max);
};

/** Terms of a cashback as editors type them, shares in percent. */
export const cashback = z
  .strictObject({
    steps: z
      .array(
        z.strictObject({
          from: percentOf('loss').int().describe(`Smallest net loss of the week (${currency.sign}).`),
          rate: percentOf('rate').describe('Percent of the loss that is paid back.'),
        }),
      )
      .min(1)
      .max(5),
    max: percentOf('max').int().describe(`Highest cashback of a week (${currency.sign}).`),
    maxRateOfBets: percentOf('maxRateOfBets').describe('Highest cashback in percent of the bets of the week.'),
    days: percentOf('days').int().describe('Days to claim it.'),
  })
  .superRefine(({ steps, max }, { addIssue }) => {
    const contradict = (path: PropertyKey[], message: string): void => addIssue({ code: 'custom', path, message });
    for (const [index, { from, rate }] of steps.entries()) {
      const before = steps[index - 1];
      if (before && from <= before.from) contradict(['steps', index, 'from'], 'must be higher than in the step before');
      if (before && rate <= before.rate) contradict(['steps', index, 'rate'], 'must be higher than in the step before');
    }
    const [first] = steps;
    if (first && (first.from * first.rate) / 100 > max)
      contradict(['max'], 'is lower than the cashback of the smallest loss');
  })
  .transform(({ steps: [first, ...others], max, maxRateOfBets, days }, context): CashbackTerms => {
    const step = ({ from, rate }: { from: number; rate: number }) => ({ from, rate: rate / 100 });
    if (!first) {
      context.addIssue({ code: 'custom', path: ['steps'], message: 'is empty' });
      return z.NEVER;
    }
    return { steps: [step(first), ...others.map(step)], max, maxRateOfBets: maxRateOfBets / 100, days };
  });

/** Stands for terms of a cashback that are invalid. */
const noStep = { from: 0, rate: 0 };
const noCashback: CashbackTerms = {
  steps: [noStep, noStep, noStep, noStep, noStep],
  max: 0,
  maxRateOfBets: 0,
  days: 0,
};

const hourText = (hour: number): string =>
  dayHalves ? `${hour % 12 || 12}:00 ${hour < 12 ? 'AM' : 'PM'}` : `${hour}:00`;

/** Returns the figures of a cashback that texts can insert with braces; losses and rates are numbered by step. */
export const cashbackFigures = ({ steps, max, maxRateOfBets, days }: CashbackTerms = noCashback) => ({
  max: formatShortAmount(max),
  maxRate: formatRate(Math.max(...steps.map(({ rate }) => rate))),
  maxRateOfBets: formatRate(maxRateOfBets),
  days: String(days),
  hour: hourText(cashbackHour),
  ...Object.fromEntries(
    steps.flatMap(({ from, rate }, index) => {
      const next = steps[index + 1];
      const losses = next
        ? `${formatShortAmount(from)} – ${formatShortAmount(next.from - 1)}`
        : `${formatShortAmount(from)}+`;
      return [
        [`loss${index + 1}`, losses],
        [`rate${index + 1}`, formatRate(rate)],
      ];
    }),
  ),
});

export const cashbackCard = ({ steps, days }: CashbackTerms): CardTerms => {
  const rate = formatRate(Math.max(...steps.map((it) => it.rate)));
  return {
    bonus: { en: `up to ${rate}`, fil: `hanggang ${rate}`, vi: `đến ${rate}` },
    minimum: steps[0].from,
    turnover: 0,
    maxBet: null,
    days,
  };
};

/** Stands for terms that are invalid. */
export const noTerms: DepositBonusTerms = {
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
export const depositBonusFigures = (it: DepositBonusTerms): Readonly<Record<string, string>> => ({
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
