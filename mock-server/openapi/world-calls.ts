import { z } from 'zod';
import { clockChange } from '../admin/clock.ts';
import { faultOrder } from '../admin/faults.ts';
import { flagChanges } from '../admin/flags.ts';
import { branchOrder } from '../admin/history.ts';
import { outcomeOrder } from '../admin/outcomes.ts';
import { requestFilter } from '../admin/requests.ts';
import { safetyOrder } from '../admin/safety.ts';
import { scenarioOrder } from '../admin/scenarios.ts';
import { checkpointOrder } from '../admin/snapshots.ts';
import { snapshot } from '../engine/snapshot.ts';
import { fault } from '../faults/fault.ts';
import { type AdminCall, instant, session, text, world } from './admin-call.ts';
import { outgoingCalls } from './outgoing-calls.ts';
import { replyCalls } from './reply-calls.ts';

const flags = z.object({
  flags: z.array(z.looseObject({ name: z.string(), value: z.unknown(), changed: z.boolean() })),
});
const clock = z.object({
  now: instant,
  iso: z.string(),
  offset: z.number(),
  frozen: z.boolean(),
  next: z.object({ at: instant, type: z.string(), id: z.string() }).nullable(),
});
const faults = z.object({ faults: z.array(fault), calls: z.array(z.number().int()) });
const applied = z.object({ applied: z.array(z.string()) });
const checkpoints = z.object({ checkpoints: z.array(z.object({ name: z.string(), at: instant })) });
const changes = z.array(z.object({ kind: z.string(), id: z.string(), before: z.unknown(), after: z.unknown() }));
const memberSafety = z.looseObject({ limits: z.array(z.looseObject({})), realityCheck: z.number() });
const member = z.looseObject({ id: z.string(), account: z.string(), type: z.number().int(), balance: z.number() });

const measured = z.object({ count: z.number().int(), p75: z.number() }).optional();
const fieldPage = z.object({
  page: z.string(),
  build: z.string(),
  measures: z.object({ LCP: measured, INP: measured, CLS: measured }),
});

const w = '/worlds/{world}';

/** Calls about one world. */
export const worldCalls: readonly AdminCall[] = [
  { name: 'dropWorld', method: 'delete', path: w, does: 'Drops a world.', refusals: [404, 409] },
  { name: 'resetWorld', method: 'post', path: `${w}/reset`, does: 'Exactly the seed again.', reply: world },
  {
    name: 'ledger',
    method: 'get',
    path: `${w}/ledger`,
    does: 'Whether the books add up, and where not.',
    reply: z.object({ sound: z.boolean(), faults: z.array(text) }),
  },
  {
    name: 'readField',
    method: 'get',
    path: `${w}/field`,
    does: 'How fast pages were for visitors: LCP, INP and CLS by page and build, with the 75th percentile.',
    reply: z.object({ pages: z.array(fieldPage) }),
  },
  { name: 'clearField', method: 'delete', path: `${w}/field`, does: 'Forgets what visitors measured.' },
  {
    name: 'listFlags',
    method: 'get',
    path: `${w}/flags`,
    does: 'Every flag with value, default and meaning.',
    reply: flags,
  },
  {
    name: 'setFlags',
    method: 'patch',
    path: `${w}/flags`,
    does: 'Changes some flags; a bad one changes none.',
    body: flagChanges,
    reply: flags,
    refusals: [422],
  },
  {
    name: 'appliedScenarios',
    method: 'get',
    path: `${w}/scenarios`,
    does: 'What was applied since the seed.',
    reply: applied,
  },
  {
    name: 'applyScenarios',
    method: 'post',
    path: `${w}/scenarios`,
    does: 'Applies scenarios together; a conflict names both and changes nothing.',
    body: scenarioOrder,
    reply: applied,
    refusals: [404, 409, 422],
  },
  { name: 'readClock', method: 'get', path: `${w}/clock`, does: 'The world’s time.', reply: clock },
  {
    name: 'setClock',
    method: 'put',
    path: `${w}/clock`,
    does: 'Moves, sets, stops or starts the clock; what is due by then happens.',
    body: clockChange,
    reply: clock,
    refusals: [422],
  },
  {
    name: 'listFaults',
    method: 'get',
    path: `${w}/faults`,
    does: 'What goes wrong, and how many calls each fault was for.',
    reply: faults,
  },
  {
    name: 'setFaults',
    method: 'put',
    path: `${w}/faults`,
    does: 'Puts these faults in the place of all.',
    body: faultOrder,
    reply: faults,
    refusals: [422],
  },
  { name: 'clearFaults', method: 'delete', path: `${w}/faults`, does: 'Nothing goes wrong any more.' },
  ...replyCalls,
  ...outgoingCalls,
  {
    name: 'listRequests',
    method: 'get',
    path: `${w}/requests`,
    does: 'The journal, newest first; as HTTP archive with `format=har`.',
    query: requestFilter,
    reply: z.looseObject({}),
    refusals: [422],
  },
  { name: 'clearRequests', method: 'delete', path: `${w}/requests`, does: 'Forgets the journal.' },
  {
    name: 'takeSnapshot',
    method: 'get',
    path: `${w}/snapshot`,
    does: 'The world as one document, now or as at a checkpoint.',
    query: z.object({ checkpoint: text.optional() }),
    reply: snapshot,
    refusals: [404],
  },
  {
    name: 'restoreSnapshot',
    method: 'put',
    path: `${w}/snapshot`,
    does: 'Puts the document’s world in this one’s place.',
    body: snapshot,
    reply: world,
    refusals: [422, 507],
  },
  {
    name: 'listCheckpoints',
    method: 'get',
    path: `${w}/checkpoints`,
    does: 'Named points, oldest first.',
    reply: checkpoints,
  },
  {
    name: 'makeCheckpoint',
    method: 'post',
    path: `${w}/checkpoints`,
    does: 'Names this point.',
    body: checkpointOrder,
    reply: checkpoints,
    status: 201,
    refusals: [409, 422],
  },
  {
    name: 'diff',
    method: 'get',
    path: `${w}/diff`,
    does: 'What changed since a checkpoint or the seed.',
    query: z.object({ from: text.optional() }),
    reply: z.object({ from: text, changes }),
    refusals: [404],
  },
  {
    name: 'history',
    method: 'get',
    path: `${w}/history`,
    does: 'The calls that changed something, newest first, as far back as can be gone.',
    reply: z.object({
      calls: z.array(
        z.looseObject({ call: z.number().int(), at: instant, kinds: z.array(text), documents: z.number().int() }),
      ),
    }),
  },
  {
    name: 'readHistory',
    method: 'get',
    path: `${w}/history/{call}`,
    does: 'What one call of the journal changed.',
    reply: z.object({ call: z.number().int(), at: instant, changes }),
    refusals: [404, 409],
  },
  {
    name: 'forkHistory',
    method: 'post',
    path: `${w}/history/{call}/fork`,
    does: 'A new world as this one was before or after a call, its clock at that time; and what changed here since.',
    body: branchOrder,
    reply: world.extend({ changes }),
    status: 201,
    refusals: [404, 409, 422, 507],
  },
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
  {
    name: 'setOutcome',
    method: 'put',
    path: `${w}/outcome`,
    does: 'How the next round of any game ends.',
    body: outcomeOrder,
    reply: outcomeOrder,
    refusals: [422],
  },
];
