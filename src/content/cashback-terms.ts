import * as z from 'zod';
import type { CashbackTerms } from '#contract/rewards/cashback-terms.ts';
import { formatShortAmount } from '#lib/money/format-amount.ts';
import { formatRate } from '#lib/money/format-rate.ts';
import { cashbackHour, cashbackLimits, currency, dayHalves } from '#markets/current.ts';
import type { CardTerms } from './card-terms.ts';
import { within } from './field-schemas.ts';

/** Terms of a cashback as editors type them, shares in percent. */
export const cashback = z
  .strictObject({
    steps: z
      .array(
        z.strictObject({
          from: within(cashbackLimits.loss).int().describe(`Smallest net loss of the week (${currency.sign}).`),
          rate: within(cashbackLimits.rate).describe('Percent of the loss that is paid back.'),
        }),
      )
      .min(1)
      .max(5),
    max: within(cashbackLimits.max).int().describe(`Highest cashback of a week (${currency.sign}).`),
    maxRateOfBets: within(cashbackLimits.maxRateOfBets).describe(
      'Highest cashback in percent of the bets of the week.',
    ),
    days: within(cashbackLimits.days).int().describe('Days to claim it.'),
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
