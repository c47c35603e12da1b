import * as z from 'zod';
import { paymentPassword, sendingErrors } from '../cashier/wallet.schemas.ts';
import { amount, hidden, instant, language, money, pageOf, paging, period, rate } from '../fields.ts';

/** One step of a contract: the threshold and the share or sum paid from it on. */
const step = z
  .object({
    from: money.describe('Turnover of the team from which it counts, or its loss for dividends, in major units.'),
    activeMembers: z.number().int().describe('Fewest members of the team with enough bets to count as active.'),
    rate: rate.nullable().describe('Share of the basis that is paid; null where it pays a sum. From 0 to 1.'),
    amount: money.nullable().describe('Sum that is paid; null where it pays a share. In major units.'),
  })
  .meta({
    id: 'ContractStep',
    description: 'A step of a contract: what is paid from a turnover or loss and a number of active members on.',
  });

const terms = z
  .object({
    requestId: z.string().describe('Reference of the offer.'),
    from: z.string().describe('Account name of the agent who offers it.'),
    sentAt: instant.describe('When it was offered, epoch ms.'),
    startsOn: z.string().describe('First day, YYYY-MM-DD in the market’s time zone.'),
    period: z.enum(['hour', 'day', 'half-month', 'month']).describe('Length of the period that is paid for.'),
    steps: z.array(step).describe('Steps, the lowest first.'),
    carriesLosses: z
      .boolean()
      .describe(
        'Whether negative results of the team are deducted from the dividends of later periods; false for salaries.',
      ),
    note: z.string().describe('Message of the agent who offers it; may be empty.'),
  })
  .meta({ id: 'ContractTerms', description: 'Terms of a salary or dividend contract.' });

/** Terms offered by the agent above; null without a pending offer. */
const offer = terms.nullable();

export const dailySalaryRequestSchemas = {
  summary: 'Read the offered contract for a daily salary',
  query: z.object({
    language,
  }),
  reply: offer.describe('Offer that is awaiting a decision; null without one.'),
  errors: [],
} as const;
export const hourSalaryRequestSchemas = {
  summary: 'Read the offered contract for an hourly salary',
  query: z.object({
    language,
  }),
  reply: offer.describe('Offer that is awaiting a decision; null without one.'),
  errors: [],
} as const;
export const dividendRequestSchemas = {
  summary: 'Read the offered contract for dividends',
  query: z.object({
    period: z.enum(['half-month', 'month']).optional().describe('Only an offer for this period.'),
    language,
  }),
  reply: offer.describe('Offer that is awaiting a decision; null without one.'),
  errors: [],
} as const;

export const contractHistorySchemas = {
  summary: 'List past and active contracts of a kind',
  query: z.object({
    kind: z.enum(['daily', 'hour', 'dividend']).describe('Kind of contract.'),
    language,
  }),
  reply: z.array(
    terms.extend({
      state: z
        .enum(['active', 'refused', 'ended'])
        .describe('`active`: accepted and running; `refused`: declined; `ended`: replaced.'),
      decidedAt: instant
        .nullable()
        .describe('When it was accepted or declined; null for contracts from before. Epoch ms.'),
    }),
  ),
  errors: ['permission.denied'],
} as const;

const decision = {
  requestId: z.string().min(1).max(40).describe('Offer to decide on.'),
  accept: z.boolean().describe('True accepts, false declines.'),
};

/** A GET sends `accept` in the query, so it is the string `true` or `false`. */
export const processDailySalarySchemas = {
  summary: 'Accept or decline a contract for a daily salary',
  query: z.object({
    requestId: decision.requestId.describe('Offer to decide on.'),
    accept: z.enum(['true', 'false']).describe('`true` accepts, `false` declines.'),
  }),
  reply: z.null().describe('Null.'),
  errors: ['resource.unknown'],
} as const;

export const processHourSalarySchemas = {
  summary: 'Accept or decline a contract for an hourly salary',
  body: z.strictObject(decision),
  reply: z.null().describe('Null.'),
  errors: ['resource.unknown'],
} as const;
export const processDividendSchemas = {
  summary: 'Accept or decline a contract for dividends',
  body: z.strictObject(decision),
  reply: z.null().describe('Null.'),
  errors: ['resource.unknown'],
} as const;

/**
 * Earnings of the running period and the step reached; null without a contract. `basis` is what a step's rate applies
 * to: the turnover for a salary, the team's loss less bonuses, rebates and losses carried forward for a dividend.
 */
const earned = z.object({
  contractSteps: z.array(step).describe('Steps of the active contract, the lowest first.'),
  turnover: money.describe('Bets of the team in the running period that count, in major units.'),
  basis: money.describe(
    'What the rate of a step applies to: the turnover for a salary, the loss of the team less bonuses, rebates and carried results for a dividend. In major units.',
  ),
  activeMembers: z.number().int().describe('Members of the team with enough bets to count as active.'),
  reached: z.number().int().nullable().describe('Place of the reached step, counted from 0; null below the first.'),
  earned: money.describe('Earnings by the reached step so far, in major units.'),
  paidAt: instant.nullable().describe('When the period was paid; null before. Epoch ms.'),
  endsAt: instant.describe('End of the running period, epoch ms.'),
});
const earning = earned.nullable();

const teamNet = money.describe(
  'What the team lost less what it was given, in major units; negative if it won more than it lost.',
);
const carriedIn = money.describe(
  'Negative results of earlier periods that are deducted, in major units; 0 without any, else negative.',
);

export const currentDailySalarySchemas = {
  summary: 'Read the daily salary earned today',
  query: z.object({
    language,
  }),
  reply: earning.describe('Earnings of the day; null without a contract.'),
  errors: [],
} as const;

export const hourSalarySchemas = {
  summary: 'Read the hourly salaries of today',
  query: z.object({
    language,
  }),
  reply: z
    .object({
      contractSteps: z.array(step).describe('Steps of the active contract, the lowest first.'),
      hours: z
        .array(
          z.object({
            hour: z.number().int().describe('Hour of the day in the market’s time zone, 0 to 23.'),
            turnover: money.describe('Bets of the team in this hour that count, in major units.'),
            activeMembers: z.number().int().describe('Members of the team with enough bets to count as active.'),
            reached: z
              .number()
              .int()
              .nullable()
              .describe('Place of the reached step, counted from 0; null below the first.'),
            earned: money.describe('Earnings by the reached step, in major units.'),
            paid: z.boolean().describe('Whether it was paid.'),
          }),
        )
        .describe('Salary of each hour of today, oldest first.'),
      total: money.describe('Sum of the day, in major units.'),
    })
    .nullable()
    .describe('Earnings by hour; null without a contract.'),
  errors: [],
} as const;

/**
 * Paid salaries, newest first. `from` is the start of the day or hour paid for, `earned` the sum by the step reached,
 * `amount` the sum paid within the limit of the account tree. `footer` sums the whole period, also by day.
 */
export const salaryHistorySchemas = {
  summary: 'List paid salaries',
  query: z.object({
    kind: z.enum(['daily', 'hour']).optional().describe('Only salaries of this kind.'),
    ...period,
    ...paging,
    language,
  }),
  reply: pageOf(
    z.object({
      id: z.string().describe('Reference of the payment.'),
      at: instant.describe('When it was paid, epoch ms.'),
      from: instant.describe('Start of the day or hour that it is for, epoch ms.'),
      kind: z.enum(['daily', 'hour']).describe('Kind of salary.'),
      turnover: money.describe('Bets of the team that counted, in major units.'),
      activeMembers: z.number().int().describe('Members of the team with enough bets to count as active.'),
      step: step.describe('Step that was reached.'),
      earned: money.describe('Earnings by the step, in major units.'),
      amount: money.describe('What was paid within the limit of the account tree, in major units.'),
    }),
  ).extend({
    footer: z
      .object({
        daily: money.describe('Sum of daily salaries, in major units.'),
        hour: money.describe('Sum of hourly salaries, in major units.'),
        days: z
          .array(
            z.object({
              day: z.string().describe('Day in the market’s time zone, YYYY-MM-DD.'),
              daily: money.describe('Daily salary of the day, in major units.'),
              hour: money.describe('Hourly salaries of the day, in major units.'),
            }),
          )
          .describe('Sums by day.'),
      })
      .describe('Sums of the period.'),
  }),
  errors: [],
} as const;

export const dividendInfoSchemas = {
  summary: 'Read the dividend earned in the running period',
  query: z.object({
    language,
  }),
  reply: earned.extend({ teamNet, carriedIn }).nullable().describe('Earnings of the period; null without a contract.'),
  errors: ['permission.denied'],
} as const;

/** A share of the team's loss, less bonuses, rebates and losses carried forward, in a completed period. */
const dividend = {
  from: instant.describe('Start of the period, epoch ms.'),
  until: instant.describe('End of the period, epoch ms.'),
  teamNet,
  carriedIn,
  carriedOut: money.describe(
    'Negative result that is carried to the next period, in major units; 0 without one, else negative.',
  ),
  rate: rate.describe('Share of the loss that is paid. From 0 to 1.'),
  amount: money.describe('Dividend, in major units.'),
  status: z
    .enum(['open', 'paid', 'none'])
    .describe('`open`: not paid yet; `paid`: paid; `none`: nothing is owed for the period.'),
};

export const dividendHistorySchemas = {
  summary: 'List own dividends',
  query: z.object({
    ...period,
    ...paging,
    language,
  }),
  reply: pageOf(z.object({ id: z.string().describe('Reference of the dividend.'), ...dividend })),
  errors: ['permission.denied'],
} as const;

export const downlineDividendsSchemas = {
  summary: 'List dividends owed to agents below',
  query: z.object({
    ...paging,
    language,
  }),
  reply: pageOf(
    z.object({
      dividendId: z.string().describe('Reference of the dividend, for `payoutDividend`.'),
      account: z.string().describe('Account name of the agent.'),
      ...dividend,
    }),
  ),
  errors: ['permission.denied'],
} as const;

/** `amount` must equal the dividend's amount, so that only the amount shown to the agent is paid. */
export const payoutDividendSchemas = {
  summary: 'Pay a dividend to an agent below',
  body: z.strictObject({
    dividendId: z.string().min(1).max(40).describe('Open dividend by `downlineDividends`.'),
    amount: amount.describe('Amount that was shown; another one than that of the dividend is refused. In major units.'),
    paymentPassword: paymentPassword.describe('Withdrawal password, six digits; required.').meta(hidden),
  }),
  reply: z.object({
    dividendId: z.string().describe('Dividend that was paid.'),
    sumBalance: money.describe('Balance afterwards, in major units.'),
  }),
  errors: ['resource.unknown', 'request.conflict', 'balance.insufficient', ...sendingErrors, 'permission.denied'],
} as const;

const income = z.object({
  rebate: money.describe('Rebates, in major units.'),
  salary: money.describe('Salaries, in major units.'),
  dividend: money.describe('Dividends, in major units.'),
  total: money.describe('Sum of all three, in major units.'),
});

export const incomeComparisonSchemas = {
  summary: 'Compare income of this period with the one before',
  query: z.object({
    by: z.enum(['day', 'week', 'month']).default('day').describe('Length of the period, in the market’s time zone.'),
  }),
  reply: z.object({
    previous: income.describe('Income of the period before.'),
    current: income.describe('Income of the running period so far.'),
  }),
  errors: [],
} as const;
