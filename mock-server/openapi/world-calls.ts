import * as z from 'zod';
import { clockChange } from '#sim/admin/clock.ts';
import { faultInput } from '#sim/admin/faults.ts';
import { flagChanges } from '#sim/admin/flags.ts';
import { matchInput, matchList } from '#sim/admin/matches.ts';
import { outcomeInput } from '#sim/admin/outcomes.ts';
import { requestFilter } from '#sim/admin/requests.ts';
import { scenarioInput } from '#sim/admin/scenarios.ts';
import { testInput, unnamedCall } from '#sim/admin/tests.ts';
import { fault } from '#sim/core/faults/fault.ts';
import { actionCalls } from './action-calls.ts';
import { type AdminCall, count, instant, maybeInstant, text, worldPath as w, world } from './admin-call.ts';
import { historyCalls } from './history-calls.ts';
import { memberCalls } from './member-calls.ts';
import { outgoingCalls } from './outgoing-calls.ts';
import { replyCalls } from './reply-calls.ts';

const flags = z.object({
  flags: z
    .array(
      z.looseObject({
        name: text.describe('Name of the flag.'),
        value: z.unknown().describe('Value now.'),
        changed: z.boolean().describe('Whether it differs from its default.'),
        setAt: maybeInstant('When it was set; null if it was not.'),
        setBy: text.nullable().describe('Scenario or call that set it; null if it was not.'),
      }),
    )
    .describe('All flags.'),
});
const clock = z.object({
  now: instant('Time in the world.'),
  iso: text.describe('The same as ISO 8601 in UTC.'),
  offset: z.number().describe('Milliseconds that it is ahead of the machine.'),
  frozen: z.boolean().describe('Whether the clock is stopped.'),
  next: z
    .object({
      at: instant('When it is due.'),
      type: text.describe('Kind of event.'),
      id: text.describe('Id of the event.'),
    })
    .nullable()
    .describe('Next due event; null without one.'),
});
const faults = z.object({
  faults: z.array(fault).describe('Faults that are set.'),
  calls: z.array(z.number().int()).describe('Number of calls that each was for, in the same order.'),
});
const applied = z.object({
  applied: z.array(z.string()).describe('Names of the scenarios that were applied since the seed.'),
});

const measured = (description: string) =>
  z
    .object({ count: count('Number of values.'), p75: z.number().describe('Value that 75 % of them do not exceed.') })
    .optional()
    .describe(description);
const fieldPage = z.object({
  page: text.describe('Address of the page without language, query and ids.'),
  build: text.describe('Build of the site.'),
  measures: z
    .object({
      LCP: measured('Largest contentful paint in milliseconds.'),
      INP: measured('Interaction to next paint in milliseconds.'),
      CLS: measured('Cumulative layout shift.'),
    })
    .describe('Measured values; absent where no browser reported one.'),
});

const journalCall = z
  .looseObject({
    seq: count('Number of the call.'),
    at: instant('When it was placed.'),
    method: text.describe('HTTP method.'),
    url: text.describe('Path and query.'),
    row: text.nullable().describe('Name of the endpoint; null for a path outside the contract.'),
    account: text.nullable().describe('Account of the caller; null for guests.'),
    status: count('HTTP status.'),
    ms: z.number().describe('Duration in milliseconds.'),
    requestHeaders: z.record(text, z.unknown()).describe('Headers of the call, without secrets.'),
    requestBody: z.unknown().describe('Body of the call, without secrets.'),
    replyHeaders: z.record(text, z.unknown()).describe('Headers of the reply.'),
    replyBody: z.unknown().describe('Body of the reply, without secrets.'),
    explain: z.array(z.looseObject({ why: text.describe('Reason in words.') })).describe('Why it was answered so.'),
    repeats: z
      .number()
      .int()
      .nullable()
      .describe('Number of the call that it repeats after a closed connection; null otherwise.'),
  })
  .meta({ id: 'JournalCall', description: 'One call to a world.' });

const journal = z.union([
  z.object({
    total: count('Number of calls that the filters leave.'),
    requests: z.array(journalCall).describe('Newest of them, newest first.'),
  }),
  z.object({ log: z.looseObject({}).describe('HTTP archive 1.2, with `format=har`.') }),
]);

/** Calls about one world. */
export const worldCalls: readonly AdminCall[] = [
  { name: 'dropWorld', method: 'delete', path: w, does: 'Deletes a world.', refusals: [404, 409] },
  { name: 'resetWorld', method: 'post', path: `${w}/reset`, does: 'Resets the world to its seed.', reply: world },
  {
    name: 'startTest',
    method: 'put',
    path: `${w}/test`,
    does: 'Resets the world for a test and rejects calls without a world until the test ends.',
    body: testInput,
    reply: world,
    refusals: [409, 422],
  },
  {
    name: 'endTest',
    method: 'delete',
    path: `${w}/test`,
    does: 'Ends the test and lists the calls without a world that were rejected during it.',
    reply: z.object({ unnamed: z.array(unnamedCall).describe('Calls without a world that were refused.') }),
  },
  {
    name: 'ledger',
    method: 'get',
    path: `${w}/ledger`,
    does: 'Checks that the ledger is balanced and lists errors.',
    reply: z.object({
      sound: z.boolean().describe('Whether all postings sum to zero and no balance is negative.'),
      faults: z.array(text).describe('What does not add up.'),
    }),
  },
  {
    name: 'readField',
    method: 'get',
    path: `${w}/field`,
    does: 'Web vitals of visitors: LCP, INP and CLS by page and build, with the 75th percentile.',
    reply: z.object({ pages: z.array(fieldPage).describe('Pages by build, the latest first.') }),
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
    body: scenarioInput,
    reply: applied,
    refusals: [404, 409, 422],
  },
  {
    name: 'undoScenarios',
    method: 'delete',
    path: `${w}/scenarios`,
    does: 'Returns the world to its state before scenarios were last applied; everything since then is undone too.',
    reply: applied.extend({ undone: z.array(text).describe('Names of the scenarios that were undone.') }),
    refusals: [409],
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
    does: 'Replaces all faults of the world.',
    body: faultInput,
    reply: faults,
    refusals: [422],
  },
  { name: 'clearFaults', method: 'delete', path: `${w}/faults`, does: 'Deletes all faults of the world.' },
  ...replyCalls,
  ...outgoingCalls,
  {
    name: 'listRequests',
    method: 'get',
    path: `${w}/requests`,
    does: 'Lists the journal, newest first; with `format=har` as HTTP archive.',
    query: requestFilter,
    reply: journal,
    refusals: [422],
  },
  {
    name: 'listStrays',
    method: 'get',
    path: `${w}/strays`,
    does: 'Counts calls to paths outside the contract, also those that the journal has forgotten.',
    reply: z.object({
      total: count('Number of these calls since the journal was cleared.'),
      strays: z.array(journalCall).describe('The first 100 of them, oldest first.'),
    }),
  },
  { name: 'clearRequests', method: 'delete', path: `${w}/requests`, does: 'Clears the journal.' },
  ...historyCalls,
  ...memberCalls,
  ...actionCalls,
  {
    name: 'setOutcome',
    method: 'put',
    path: `${w}/outcome`,
    does: 'Sets the outcome of the next round of any game.',
    body: outcomeInput,
    reply: outcomeInput,
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
    body: matchInput,
    reply: matchInput.extend({ id: text.describe('Id of the match.') }),
    refusals: [404, 422],
  },
];
