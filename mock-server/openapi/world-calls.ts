import { z } from 'zod';
import { clockChange } from '../admin/clock.ts';
import { faultOrder } from '../admin/faults.ts';
import { flagChanges } from '../admin/flags.ts';
import { matchList, matchOrder } from '../admin/matches.ts';
import { outcomeOrder } from '../admin/outcomes.ts';
import { requestFilter } from '../admin/requests.ts';
import { scenarioOrder } from '../admin/scenarios.ts';
import { testOrder, unnamedCall } from '../admin/tests.ts';
import { fault } from '../core/faults/fault.ts';
import { type AdminCall, instant, text, worldPath as w, world } from './admin-call.ts';
import { historyCalls } from './history-calls.ts';
import { memberCalls } from './member-calls.ts';
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

const measured = z.object({ count: z.number().int(), p75: z.number() }).optional();
const fieldPage = z.object({
  page: z.string(),
  build: z.string(),
  measures: z.object({ LCP: measured, INP: measured, CLS: measured }),
});

/** Calls about one world. */
export const worldCalls: readonly AdminCall[] = [
  { name: 'dropWorld', method: 'delete', path: w, does: 'Deletes a world.', refusals: [404, 409] },
  { name: 'resetWorld', method: 'post', path: `${w}/reset`, does: 'Resets the world to its seed.', reply: world },
  {
    name: 'startTest',
    method: 'put',
    path: `${w}/test`,
    does: 'Resets the world for a test and rejects calls without a world until the test ends.',
    body: testOrder,
    reply: world,
    refusals: [409, 422],
  },
  {
    name: 'endTest',
    method: 'delete',
    path: `${w}/test`,
    does: 'Ends the test and lists the calls without a world that were rejected during it.',
    reply: z.object({ unnamed: z.array(unnamedCall) }),
  },
  {
    name: 'ledger',
    method: 'get',
    path: `${w}/ledger`,
    does: 'Checks that the ledger is balanced and lists errors.',
    reply: z.object({ sound: z.boolean(), faults: z.array(text) }),
  },
  {
    name: 'readField',
    method: 'get',
    path: `${w}/field`,
    does: 'Web vitals of visitors: LCP, INP and CLS by page and build, with the 75th percentile.',
    reply: z.object({ pages: z.array(fieldPage) }),
  },
  { name: 'clearField', method: 'delete', path: `${w}/field`, does: 'Deletes the measurements of visitors.' },
  {
    name: 'listFlags',
    method: 'get',
    path: `${w}/flags`,
    does: 'Lists all flags with value, default and description.',
    reply: flags,
  },
  {
    name: 'setFlags',
    method: 'patch',
    path: `${w}/flags`,
    does: 'Changes flags. If one is invalid, none is changed.',
    body: flagChanges,
    reply: flags,
    refusals: [422],
  },
  {
    name: 'appliedScenarios',
    method: 'get',
    path: `${w}/scenarios`,
    does: 'Lists the scenarios applied since the seed.',
    reply: applied,
  },
  {
    name: 'applyScenarios',
    method: 'post',
    path: `${w}/scenarios`,
    does: 'Applies scenarios together. A conflict names both and changes nothing.',
    body: scenarioOrder,
    reply: applied,
    refusals: [404, 409, 422],
  },
  { name: 'readClock', method: 'get', path: `${w}/clock`, does: 'Returns the time of the world.', reply: clock },
  {
    name: 'setClock',
    method: 'put',
    path: `${w}/clock`,
    does: 'Moves, sets, freezes or starts the clock and applies due events.',
    body: clockChange,
    reply: clock,
    refusals: [422],
  },
  {
    name: 'listFaults',
    method: 'get',
    path: `${w}/faults`,
    does: 'Lists faults and the number of calls that each matched.',
    reply: faults,
  },
  {
    name: 'setFaults',
    method: 'put',
    path: `${w}/faults`,
    does: 'Replaces all faults.',
    body: faultOrder,
    reply: faults,
    refusals: [422],
  },
  { name: 'clearFaults', method: 'delete', path: `${w}/faults`, does: 'Deletes all faults.' },
  ...replyCalls,
  ...outgoingCalls,
  {
    name: 'listRequests',
    method: 'get',
    path: `${w}/requests`,
    does: 'Lists the journal, newest first; with `format=har` as HTTP archive.',
    query: requestFilter,
    reply: z.looseObject({}),
    refusals: [422],
  },
  { name: 'clearRequests', method: 'delete', path: `${w}/requests`, does: 'Clears the journal.' },
  ...historyCalls,
  ...memberCalls,
  {
    name: 'setOutcome',
    method: 'put',
    path: `${w}/outcome`,
    does: 'Sets the outcome of the next round of any game.',
    body: outcomeOrder,
    reply: outcomeOrder,
    refusals: [422],
  },
  {
    name: 'listMatches',
    method: 'get',
    path: `${w}/matches`,
    does: 'Lists sportsbook matches from yesterday to tomorrow, live ones first.',
    reply: matchList,
  },
  {
    name: 'changeMatch',
    method: 'put',
    path: `${w}/matches/{match}`,
    does: 'Moves, postpones or voids a sportsbook match, or sets its result.',
    body: matchOrder,
    reply: matchOrder.extend({ id: text }),
    refusals: [404, 422],
  },
];
