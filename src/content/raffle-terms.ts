import { z } from 'zod';
import type { RaffleTerms } from '#contract/rewards/raffle-terms.ts';
import { formatShortAmount } from '#lib/money/format-amount.ts';
import { raffleLimits } from '#markets/current.ts';
import { type CardTerms, rangeText } from './card-terms.ts';
import { within } from './field-schemas.ts';

const maxPrizes = 50;

const sumOf = (prizes: readonly number[]): number => prizes.reduce((sum, prize) => sum + prize, 0);

/** Terms of a raffle as editors type them. */
export const raffle = z
  .strictObject({
    prizes: z
      .array(within(raffleLimits.prize).int())
      .min(1)
      .max(maxPrizes)
      .describe('Prizes in the order in which they are drawn.'),
    perTicket: within(raffleLimits.perTicket).int().describe('Bets of one ticket.'),
    maxTickets: within(raffleLimits.maxTickets).int().describe('Most tickets of a member.'),
    turnover: within(raffleLimits.turnover).int().describe('How many times a prize must be bet.'),
    days: within(raffleLimits.days).int().describe('Days to claim it.'),
  })
  .superRefine(({ prizes }, { addIssue }) => {
    const [, most] = raffleLimits.total;
    if (sumOf(prizes) > most)
      addIssue({
        code: 'custom',
        path: ['prizes'],
        message: `adds up to ${formatShortAmount(sumOf(prizes))}, above the limit of ${formatShortAmount(most)}`,
      });
  })
  .transform(
    ({ prizes, perTicket, maxTickets, turnover, days }): RaffleTerms => ({
      prizes,
      majorPerTicket: perTicket,
      maxTickets,
      wageringFactor: turnover,
      days,
    }),
  );

/** Stands for terms that are invalid. */
const noRaffle: RaffleTerms = { prizes: [0], majorPerTicket: 0, maxTickets: 0, wageringFactor: 0, days: 0 };

const rangeOf = ({ prizes }: RaffleTerms): readonly [number, number] => [Math.min(...prizes), Math.max(...prizes)];

/** Returns the figures of a raffle that texts can insert with braces. */
export const raffleFigures = (terms: RaffleTerms = noRaffle) => {
  const [least, most] = rangeOf(terms);
  return {
    least: formatShortAmount(least),
    most: formatShortAmount(most),
    prizes: String(terms.prizes.length),
    total: formatShortAmount(sumOf(terms.prizes)),
    perTicket: formatShortAmount(terms.majorPerTicket),
    maxTickets: String(terms.maxTickets),
    turnover: String(terms.wageringFactor),
    days: String(terms.days),
  };
};

export const raffleCard = (terms: RaffleTerms): CardTerms => {
  const [least, most] = rangeOf(terms);
  const amount = formatShortAmount(most);
  return {
    bonus: least < most ? rangeText(least, most) : { en: amount, fil: amount, vi: amount },
    minimum: 0,
    turnover: terms.wageringFactor,
    maxBet: null,
    days: terms.days,
  };
};
