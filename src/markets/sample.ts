import * as z from 'zod';
import { id, text } from './fields.ts';

const account = z.string().regex(/^[a-z0-9_]{4,16}$/);

/** Sports whose matches are simulated; `mock-server/features/games/catalogue/sports.ts` has their rules. */
const sportNames = [
  'basketball',
  'football',
  'volleyball',
  'baseball',
  'tennis',
  'badminton',
  'tabletennis',
  'billiards',
  'boxing',
  'mma',
  'golf',
  'motorsport',
  'cycling',
  'horserace',
  'esports',
] as const;

export type SportName = (typeof sportNames)[number];

const leagueSchema = z.strictObject({
  /** Part of match ids. */
  key: z.string().regex(/^[a-z0-9]{2,8}$/, 'must be two to eight lower-case letters or digits'),
  name: text,
  sport: z.enum(sportNames),
  /** Hours after midnight in the market’s time zone when matches start. */
  hours: z.array(z.number().min(0).lt(24)).min(1),
  /** Whether its matches can be hot. */
  isFeatured: z.literal(true).optional(),
  /** Teams, or players of a sport without teams. */
  teams: z.array(text).min(4),
});

export type League = Readonly<z.output<typeof leagueSchema>>;

/** Seeded members of the simulator, `sample.yaml`, with names and amounts as that country would expect them. */
export const sampleSchema = z.strictObject({
  /** Factor of seeded amounts in major units: 1 where a deposit is a few hundred. */
  factor: z.number().positive(),
  /** Answer of seeded members to their security questions. */
  securityAnswer: text,
  /** Accounts of the members whose accounts the documentation does not name, by member id. */
  accounts: z.record(z.string().regex(/^\d{6}$/), account),
  /** Nicknames by member id. */
  nicknames: z.record(z.string().regex(/^\d{6}$/), z.string()),
  /** Name, contact and bank accounts of the members who have them, by account. */
  members: z.record(
    account,
    z.strictObject({
      payeeName: text,
      mobile: text.optional(),
      email: z.email().optional(),
      banks: z.array(z.tuple([text, z.string().regex(/^\d+$/)])).min(1),
    }),
  ),
  /** Relative of `player01` who pays for a deposit. */
  otherPayer: text,
  /** Verified members: kind of document and the last characters of its number. */
  identities: z.record(account, z.tuple([id, z.string().length(4)])),
  /** Kind and number of the document that scenarios submit. */
  document: z.tuple([id, text]),
  /** Simulated players of card games and bingo, whose number must not change: rounds draw from them. */
  simulatedPlayers: z.array(text).length(16),
  /** Accounts at simulated providers of social logins. */
  socialAccounts: z.array(z.strictObject({ id, name: text, email: z.email() })).min(1),
  /** Leagues of every day; their matches are spread over the day, so that some are always live and some upcoming. */
  leagues: z.array(leagueSchema).superRefine((all, { addIssue }) => {
    for (const [index, { key }] of all.entries())
      if (all.findIndex((it) => it.key === key) < index)
        addIssue({ code: 'custom', path: [index, 'key'], message: `${key} is already used by another league` });
    for (const sport of sportNames)
      if (!all.some((it) => it.sport === sport)) addIssue({ code: 'custom', message: `need a league of ${sport}` });
  }),
});

export type Sample = Readonly<z.output<typeof sampleSchema>>;
