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
    does: 'Every member.',
    reply: z.object({ members: z.array(member) }),
  },
  {
    name: 'readMember',
    method: 'get',
    path: `${w}/members/{account}`,
    does: 'A member as the backend sees it, with ledger, last SMS code and captcha answer.',
    reply: member,
    refusals: [404],
  },
  {
    name: 'readSafety',
    method: 'get',
    path: `${w}/members/{account}/safety`,
    does: 'How a member is protected: limits, sitting, closure, sessions, two steps with the code of now.',
    reply: memberSafety,
    refusals: [404],
  },
  {
    name: 'changeSafety',
    method: 'post',
    path: `${w}/members/{account}/safety`,
    does: 'Brings a member into a state of protection at once.',
    body: safetyOrder,
    reply: memberSafety,
    refusals: [404, 409, 422],
  },
  {
    name: 'startSession',
    method: 'post',
    path: `${w}/members/{account}/session`,
    does: 'Signs a member in without password.',
    reply: session,
    status: 201,
    refusals: [404, 409],
  },
  {
    name: 'listCodes',
    method: 'get',
    path: `${w}/codes`,
    does: 'SMS codes, e-mails and the sums in pictures, newest first.',
    reply: z.looseObject({}),
  },
];
