import { z } from 'zod';
import { safetyOrder } from '../admin/safety.ts';
import { type AdminCall, session, worldPath as w } from './admin-call.ts';

const memberSafety = z.looseObject({ limits: z.array(z.looseObject({})), realityCheck: z.number() });
const member = z.looseObject({ id: z.string(), account: z.string(), type: z.number().int(), balance: z.number() });

/** Calls about a world's members, and the codes that were sent to them. */
export const memberCalls: readonly AdminCall[] = [
  {
    name: 'listMembers',
    method: 'get',
    path: `${w}/members`,
    does: 'Lists all members.',
    reply: z.object({ members: z.array(member) }),
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
    body: safetyOrder,
    reply: memberSafety,
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
    reply: z.looseObject({}),
  },
];
