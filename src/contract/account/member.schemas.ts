import * as z from 'zod';

/** The caller's account; `regDate` in epoch ms. */
export const memberInfoSchemas = {
  summary: 'Read the account of the caller',
  whenClosed: true,
  whenRestricted: true,
  reply: z
    .object({
      id: z.number().int().positive().describe('Number of the account, unique in a world.'),
      account: z.string().describe('Account name that the member logs in with.'),
      nickname: z.string().describe('Name shown to the member.'),
      regDate: z.number().int().describe('Time of registration, epoch ms.'),
      type: z
        .number()
        .int()
        .describe('Kind of account: 0 player, 1 and 2 agent, 4 free trial, 41 and 42 agent with agent home alone.'),
      toUpline: z.string().nullable().describe('Account name of the agent above; null without one.'),
      icon: z.number().int().describe('Number of the preset picture, 1 to 8.'),
      firstDepositBonus: z
        .boolean()
        .optional()
        .describe(
          'Whether the next deposit can bring the first deposit bonus; where absent it is advertised to every member.',
        ),
    })
    .meta({ id: 'Member', description: 'Account of a member, as its owner sees it.' }),
  errors: [],
} as const;

/** Number of one of the eight preset pictures. */
const icon = z.coerce.number().int().min(1).max(8);

/** The member's own picture as a data URL of a PNG or JPEG, at most 96 KiB; null shows the preset. */
const shown = z.object({
  icon: icon.describe('Number of the preset picture, 1 to 8.'),
  picture: z
    .string()
    .nullable()
    .describe('Own picture as a data URL of a PNG or JPEG of at most 96 KiB; null shows the preset.'),
});

export const headIconSchemas = {
  summary: 'Read the picture of the caller',
  whenClosed: true,
  whenRestricted: true,
  reply: shown,
  errors: [],
} as const;

/** Sets a preset or an own picture; the content and size of an own picture are checked. */
export const setHeadIconSchemas = {
  summary: 'Choose a preset picture or upload an own one',
  body: z
    .strictObject({
      icon: icon.optional().describe('Number of a preset picture, 1 to 8. Either this or `picture`.'),
      picture: z
        .string()
        .max(132_000)
        .optional()
        .describe('Own picture as a data URL of a PNG or JPEG of at most 96 KiB. Either this or `icon`.'),
    })
    .refine((body) => (body.icon === undefined) !== (body.picture === undefined)),
  reply: shown,
  errors: ['request.too-large'],
} as const;
