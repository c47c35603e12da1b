import * as z from 'zod';
import { instant, language, money } from '../fields.ts';

/** Requirements for a friend's first deposit and play, and terms of the reward; `within` and `days` in days. */
const inviteTerms = z.object({
  deposit: money.describe('Smallest first deposit of a friend, in major units.'),
  within: z.number().int().describe('Days from registration to that deposit.'),
  play: z.number().describe('How many times the friend must bet that deposit.'),
  turnover: z.number().describe('How many times the reward must be bet.'),
  days: z.number().int().describe('Days to claim the reward.'),
  friendsAMonth: z.number().int().describe('Maximum number of rewarded friends in a calendar month.'),
  friends: z.number().int().describe('Maximum number of rewarded friends in total.'),
});

/** `qr` is an image as a data URL. */
export const inviteInfoSchemas = {
  summary: 'Read the invitation link and invited friends',
  query: z.object({
    language,
  }),
  reply: z.object({
    code: z.string().describe('Code of the invitation, sent as `recommenderId` by a registration.'),
    url: z.string().describe('Address to share.'),
    qr: z.string().describe('QR code of the address, as a data URL.'),
    rewardPerFriend: money.describe('Reward for each friend, in major units; 0 while there is none.'),
    terms: inviteTerms.nullable().describe('Terms of the reward; null while no promotion for invited friends runs.'),
    friends: z
      .array(
        z.object({
          account: z.string().describe('Masked name.'),
          at: instant.describe('When the friend registered, epoch ms.'),
          status: z.enum(['registered', 'deposited', 'rewarded']).describe('How far the friend is.'),
        }),
      )
      .describe('Invited friends, newest first.'),
    earned: money.describe('Rewards so far, in major units.'),
  }),
  errors: ['permission.denied'],
} as const;
