import * as z from 'zod';
import { instant, language, money } from '../fields.ts';

export const mission = z
  .object({
    id: z.string().describe('Reference of the mission, for `claimMission`.'),
    title: z.string().describe('Title in the language of the call.'),
    text: z.string().describe('What to do, in the language of the call.'),
    progress: z.number().describe('What is done so far, in `unit`.'),
    goal: z.number().describe('What is to be done, in `unit`.'),
    unit: z
      .enum(['money', 'rounds', 'days', 'games'])
      .describe('What `progress` and `goal` count: money staked, rounds, days or different games.'),
    reward: money.describe('Reward of the mission, in major units.'),
    turnover: z.number().describe('How many times the reward must be bet.'),
    resets: z.enum(['daily', 'weekly', 'never']).describe('How often it starts again.'),
    resetsAt: instant.nullable().describe('When it starts again; null for one that does not. Epoch ms.'),
    status: z
      .enum(['running', 'open', 'claimed', 'claimed-elsewhere', 'unproven'])
      .describe(
        '`running`: not done; `open`: claimable; `claimed`; `claimed-elsewhere`: with another account of the person; `unproven`: needs a verified identity, as an account on the same device or network has claimed it.',
      ),
  })
  .meta({ id: 'Mission', description: 'A task with a reward.' });

/**
 * `ranking` is the leaderboard of the current week: highest points first, names masked; `rank` is the member's own,
 * null without points. `days` are the last seven, today last, with whether a mission was claimed; empty for members who
 * reached an own limit, who must not be encouraged to play, and with `MISSPLUS3` off. `history` are the latest claimed
 * missions.
 */
export const missionsSchemas = {
  summary: 'Read missions and the weekly leaderboard',
  query: z.object({
    language,
  }),
  reply: z.object({
    missions: z.array(mission).describe('Missions of the member.'),
    endsAt: instant.describe('End of the week of the leaderboard, epoch ms.'),
    board: z
      .object({
        pointStake: money.describe('Bets of one point, in major units.'),
        missionPoints: z.number().int().describe('Points of a claimed mission.'),
      })
      .nullable()
      .describe('How members get points; null while no leaderboard runs.'),
    points: z.number().int().describe('Points of the member this week.'),
    rank: z.number().int().nullable().describe('Place of the member, counted from 1; null without points.'),
    prize: money.describe('Prize of that place; 0 without one. In major units.'),
    days: z
      .array(
        z.object({
          day: z.string().describe('Day in the market’s time zone, `YYYY-MM-DD`.'),
          done: z.boolean().describe('Whether a mission was claimed on it.'),
        }),
      )
      .describe('Last seven days, today last; empty for members at a limit of their own.'),
    history: z
      .array(
        z.object({
          id: z.string().describe('Reference of the claim.'),
          title: z.string().describe('Title of the mission in the language of the call.'),
          reward: money.describe('Money that it brought, in major units.'),
          at: instant.describe('When it was claimed, epoch ms.'),
        }),
      )
      .describe('Missions claimed last, the newest first.'),
    ranking: z
      .array(
        z.object({
          rank: z.number().int().describe('Place, counted from 1.'),
          account: z.string().describe('Masked name.'),
          points: z.number().int().describe('Points this week.'),
          prize: money.describe('Prize of the place; 0 without one. In major units.'),
          own: z.boolean().describe('Whether it is the member.'),
        }),
      )
      .describe('Leaderboard, the highest first, in major units.'),
  }),
  errors: ['permission.denied'],
} as const;

export const claimMissionSchemas = {
  summary: 'Claim the reward of a mission',
  body: z.strictObject({ id: z.string().min(1).max(40).describe('Mission by `missions` in the state `open`.') }),
  reply: z.object({
    mission: mission.describe('Mission afterwards.'),
    sumBalance: money.describe('Balance afterwards, in major units.'),
  }),
  errors: ['resource.unknown', 'promotion.unavailable', 'identity.required', 'permission.denied'],
} as const;
