import * as z from 'zod';
import { identityInput } from '#sim/admin/identity.ts';
import { safetyInput } from '#sim/admin/safety.ts';
import { type AdminCall, count, instant, session, text, worldPath as w } from './admin-call.ts';

const memberSafety = z.looseObject({
  limits: z
    .array(
      z.looseObject({
        kind: text.describe('What is limited.'),
        period: text.describe('Period of the limit.'),
        amount: z.number().nullable().describe('Limit in major units, or minutes; null without one.'),
        left: z.number().nullable().describe('What is left of it; null without a limit.'),
      }),
    )
    .describe('Limits that are set or waiting.'),
  realityCheck: count('Minutes of play between reality checks.'),
  sitting: z.unknown().describe('Running session of play; null without one.'),
  closure: z.unknown().describe('Time-out or self-exclusion; null while the account is open.'),
  review: z.unknown().describe('Open identity review; null without one.'),
  reviews: z.array(text).describe('Accounts of the world under review.'),
  sessions: z.array(z.looseObject({})).describe('Open sessions of the member.'),
  app: z.unknown().describe('Authenticator app with its code of now; null without two steps.'),
  passkeys: z.array(text).describe('Names of passkeys.'),
});

const memberIdentity = z.looseObject({
  case: z
    .looseObject({
      status: text.describe('Status of the verification.'),
      documentNumber: text.nullable().describe('Number of the document; null once it is deleted.'),
      pictures: z.array(text).describe('Pictures that are stored.'),
      otherAccounts: z
        .array(
          z.object({ account: text.describe('Account name.'), closed: z.boolean().describe('Whether it is closed.') }),
        )
        .describe('Other accounts that this document was approved for.'),
    })
    .nullable()
    .describe('Documents of the member; null before any were submitted.'),
  cases: z
    .array(
      z.object({
        account: text.describe('Account name.'),
        status: text.describe('Status of the verification.'),
        submittedAt: instant('When it was submitted.'),
      }),
    )
    .describe('All cases of the world, those to decide first.'),
});

const member = z.looseObject({
  id: text.describe('Id of the member.'),
  account: text.describe('Account name.'),
  type: count('Kind of account: 0 player, 1 and 2 agent, 4 free trial, 41 and 42 agent with agent home alone.'),
  nickname: text.describe('Name shown to the member.'),
  balance: z.number().describe('Balance of the main wallet in major units.'),
});

const mails = z.array(
  z.looseObject({
    id: text.describe('Id of the message.'),
    to: text.describe('Address or number.'),
    at: instant('When it was sent.').optional(),
  }),
);
const codes = z.looseObject({
  sms: z
    .array(
      z.looseObject({
        id: text.describe('Id of the code.'),
        mobile: text.describe('Number that it was sent to.'),
        code: text.describe('Code.'),
        sentAt: instant('When it was sent.'),
      }),
    )
    .describe('SMS codes, newest first.'),
  captchas: z
    .array(
      z.looseObject({
        id: text.describe('Reference of the picture, sent as `Captcha-Id`.'),
        answer: text.describe('Characters of the picture.'),
      }),
    )
    .describe('Captcha pictures, newest first.'),
  authenticators: z
    .array(z.object({ account: text.describe('Account name.'), code: text.describe('Code of this half minute.') }))
    .describe('What authenticator apps show.'),
  mails: mails.describe('Emails, newest first.'),
  texts: mails.describe('Other text messages, newest first.'),
});

/** Calls about a world's members, and the codes that were sent to them. */
export const memberCalls: readonly AdminCall[] = [
  {
    name: 'listMembers',
    method: 'get',
    path: `${w}/members`,
    does: 'Lists all members with their balances.',
    reply: z.object({ members: z.array(member).describe('All members of the world.') }),
  },
  {
    name: 'readMember',
    method: 'get',
    path: `${w}/members/{account}`,
    does: 'Returns a member with ledger, last SMS code and captcha answer.',
    reply: member,
    refusals: [404],
  },
  {
    name: 'readSafety',
    method: 'get',
    path: `${w}/members/{account}/safety`,
    does: 'Returns limits, session, closure, logins and two-step verification of a member, with the current code.',
    reply: memberSafety,
    refusals: [404],
  },
  {
    name: 'changeSafety',
    method: 'post',
    path: `${w}/members/{account}/safety`,
    does: 'Sets a state of player protection for a member.',
    body: safetyInput,
    reply: memberSafety,
    refusals: [404, 409, 422],
  },
  {
    name: 'readIdentity',
    method: 'get',
    path: `${w}/members/{account}/identity`,
    does: 'Returns the documents of a member for a decision, and all cases of the world.',
    reply: memberIdentity,
    refusals: [404],
  },
  {
    name: 'readIdentityPicture',
    method: 'get',
    path: `${w}/members/{account}/identity/{picture}`,
    does: 'Returns a picture of the documents of a member.',
    reply: text,
    type: 'image/jpeg',
    refusals: [404],
  },
  {
    name: 'decideIdentity',
    method: 'post',
    path: `${w}/members/{account}/identity`,
    does: 'Approves or rejects documents of a member, asks for pictures again, or ends an approval.',
    body: identityInput,
    reply: memberIdentity,
    refusals: [404, 409, 422],
  },
  {
    name: 'startSession',
    method: 'post',
    path: `${w}/members/{account}/session`,
    does: 'Logs a member in without password.',
    reply: session,
    status: 201,
    refusals: [404, 409],
  },
  {
    name: 'listCodes',
    method: 'get',
    path: `${w}/codes`,
    does: 'Lists SMS codes, emails and captcha answers, newest first.',
    reply: codes,
  },
];
