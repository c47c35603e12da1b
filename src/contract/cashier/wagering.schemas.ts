import * as z from 'zod';
import { instant, language, money } from '../fields.ts';

/**
 * Locked money and its open wagering requirement; the list is in the order in which stakes count. `locks` is the money
 * received with it, `locked` the part of the balance that it locks now: for bonuses and gifts their bonus money, winnings
 * included. `left` is the part of `required` that must still be bet, 0 for gifts that wait for a first deposit only. Stakes count
 * in full for deposits and transfers; for bonuses and gifts by the kind of game (`contributions` in
 * games/game-terms.ts), and at most `maxBet` of each. `bonusId` names a bonus that can be forfeited, which
 * deducts `forfeits` from the balance.
 */
export const wageringPart = z
  .object({
    ref: z.string().describe('Reference of what brought it: a deposit, bonus, gift or transfer.'),
    kind: z.enum(['deposit', 'bonus', 'gift', 'transfer']).describe('What brought it.'),
    title: z.string().nullable().describe('Name of the promotion or reward; null without one.'),
    at: instant.describe('When it began, epoch ms.'),
    locks: money.describe('Money received with it, in major units.'),
    locked: money.describe(
      'Part of the balance that it locks now; for bonuses and gifts their bonus money. In major units.',
    ),
    staked: money.describe('Its bonus money in open bets, in major units.'),
    required: money.describe('What must be bet in all, in major units.'),
    left: money.describe('What must still be bet, in major units; 0 for money that waits for a first deposit only.'),
    needsDeposit: z.boolean().describe('Whether it is locked until a first deposit as well.'),
    maxBet: money
      .nullable()
      .describe('Largest bet with this money, of which no more counts; null without a limit. In major units.'),
    maxWin: money
      .nullable()
      .describe('What one bet can win of this bonus money at most; null without a limit. In major units.'),
    maxConvertible: money.nullable().describe('What becomes own money at most; null without a limit. In major units.'),
    minOdds: z.number().nullable().describe('Lowest odds of sports bets that count; null without a minimum.'),
    expiresAt: instant.nullable().describe('When it expires; null if it does not. Epoch ms.'),
    bonusId: z.string().nullable().describe('Bonus that `forfeitBonus` can give up; null for other money.'),
    forfeits: money.describe('What a forfeit takes from the balance now, in major units.'),
  })
  .meta({
    id: 'WageringPart',
    description:
      'Locked money: an open wagering requirement, or gifts that wait for a first deposit. Bets count for the parts in the order of the list.',
  });

export const wageringSchemas = {
  summary: 'Read locked money and open wagering requirements',
  whenRestricted: true,
  query: z.object({
    language,
  }),
  /**
   * `left` is the sum that must still be bet, `locked` the sum of the `locked` amounts of `parts`. `ownMoney` and
   * `bonusMoney` add up to the balance of all wallets.
   */
  reply: z.object({
    left: money.describe('What must still be bet in all, in major units.'),
    ownMoney: money.describe('Own money in all wallets, in major units.'),
    bonusMoney: money.describe('Bonus money: bonuses, gifts and what was won with them; in major units.'),
    locked: money.describe(
      'Part of the balance that cannot be withdrawn until then: the sum over `parts`, in major units.',
    ),
    parts: z.array(wageringPart).describe('Locked money by origin, in the order in which bets count.'),
  }),
  errors: [],
} as const;

export const forfeitBonusSchemas = {
  summary: 'Give up a bonus and its wagering requirement',
  whenRestricted: true,
  body: z.strictObject({ bonusId: z.string().min(1).max(40).describe('Bonus by `wagering`.') }),
  /** `taken` was deducted from the balance; open bets pay nothing for `staked`. */
  reply: z.object({
    taken: money.describe('Bonus money that left the balance, in major units.'),
    staked: money.describe('Bonus money in open bets, which pay only their other parts; in major units.'),
    sumBalance: money.describe('Balance afterwards, in major units.'),
  }),
  errors: ['resource.unknown', 'request.conflict'],
} as const;
