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
  { name: 'dropWorld', method: 'delete', path: w, does: 'Drops a world.', refusals: [404, 409] },
  { name: 'resetWorld', method: 'post', path: `${w}/reset`, does: 'Exactly the seed again.', reply: world },
  {
    name: 'startTest',
    method: 'put',
    path: `${w}/test`,
    does: 'Starts the world afresh for a test, and refuses calls that name no world until the test ends.',
    body: testOrder,
    reply: world,
    refusals: [409, 422],
  },
  {
    name: 'endTest',
    method: 'delete',
    path: `${w}/test`,
    does: 'Ends the test; lists the calls without a world that were refused while it ran.',
    reply: z.object({ unnamed: z.array(unnamedCall) }),
  },
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
  ...historyCalls,
  ...memberCalls,
  {
    name: 'setOutcome',
    method: 'put',
    path: `${w}/outcome`,
    does: 'How the next round of any game ends.',
    body: outcomeOrder,
    reply: outcomeOrder,
    refusals: [422],
  },
  {
    name: 'listMatches',
    method: 'get',
    path: `${w}/matches`,
    does: 'Matches of the sportsbook from yesterday to tomorrow, live ones first.',
    reply: matchList,
  },
  {
    name: 'changeMatch',
    method: 'put',
    path: `${w}/matches/{match}`,
    does: 'Moves a match of the sportsbook, calls it off or forces its result.',
    body: matchOrder,
    reply: matchOrder.extend({ id: text }),
    refusals: [404, 422],
  },
];
