import { expect, test } from 'vitest';
import * as contractRows from '#contract/agent/contracts.ts';
import { errorsOf } from '#contract/endpoint-errors.ts';
import { type Endpoint, endpoints } from '#contract/endpoints.ts';
import { type ArbitraryCall, requestOf, validCalls } from '#tests/support/arbitrary-calls.ts';
import { type Caller, callers, createRolesWorld } from '#tests/support/roles-world.ts';
import { startSimulator, type WorldClient } from '#tests/support/simulator.ts';

const simulator = await startSimulator();
const tokens = createRolesWorld(simulator.worlds, 'rights');

/** Refusal of a caller: the code, and the reason if the code has other meanings too. */
type Bar = readonly [code: string, why?: RegExp];

const noToken: Bar = ['session.required'];
const endedToken: Bar = ['session.expired', /the session is|the token is unknown/];
const trialOnly: Bar = ['permission.denied', /is a trial account/];
const noAgent: Bar = ['permission.denied', /is not an agent \(type/];
const noContracts: Bar = ['permission.denied', /cannot have contracts/];
const closed: Bar = ['safety.closed'];
const unchanged: Bar = ['password.change-required'];
const bars = [noToken, endedToken, trialOnly, noAgent, noContracts, closed, unchanged];

/** Endpoints that a session with a mailed password may call. */
const beforeChange = new Set(['changePassword', 'logout', 'memberInfo', 'headIcon', 'balance']);
const withContracts = new Set<string>(Object.values(contractRows).flatMap((it) => ('name' in it ? [it.name] : [])));
// The comparison covers any income, with or without contracts.
withContracts.delete('incomeComparison');

/** Returns the refusal of a caller by an endpoint according to the contract. */
const barOf = (endpoint: Endpoint, caller: Caller): Bar | undefined => {
  if (endpoint.access === 'anyone') return undefined;
  // Only for game frames, by a key that no session has.
  if (endpoint.access === 'visit') return noToken;
  const isForAgents = endpoint.access === 'agent';
  switch (caller) {
    case 'nobody':
      return noToken;
    case 'ended':
      return endedToken;
    case 'trial':
      return endpoint.access === 'session' ? undefined : trialOnly;
    case 'excluded':
      if (isForAgents) return noAgent;
      return endpoint.whenClosed ? undefined : closed;
    case 'temporary password':
      if (isForAgents) return noAgent;
      return beforeChange.has(endpoint.name) ? undefined : unchanged;
    case 'agent without contracts':
      return withContracts.has(endpoint.name) ? noContracts : undefined;
    case 'agent':
      return undefined;
    default:
      return isForAgents ? noAgent : undefined;
  }
};

interface Outcome {
  readonly errorCode: string | null;
  /** From the journal; callers do not receive it. */
  readonly why: string;
}

const isRefusedBy = ([code, why]: Bar, { errorCode, why: outcome }: Outcome): boolean =>
  errorCode === code && (why?.test(outcome) ?? true);

const validCall = (endpoint: Endpoint): ArbitraryCall => {
  const [found] = validCalls(endpoint, 1);
  if (!found) throw new Error(`no call of ${endpoint.name}`);
  return found;
};

const outcomeOf = async (world: WorldClient, reply: Response): Promise<Outcome> => {
  const { errorCode } = (await reply.json()) as Pick<Outcome, 'errorCode'>;
  const { journal } = simulator.worlds.open(world.name);
  return { errorCode, why: journal.find(journal.newest)?.explain.at(-1)?.why ?? '' };
};

const callAs = async (endpoint: Endpoint, caller: Caller): Promise<Outcome> => {
  const world = simulator.world(`rights-${endpoint.name.toLowerCase()}-${callers.indexOf(caller)}`);
  simulator.worlds.create(world.name, { from: 'rights', ephemeral: true });
  const { path, init } = requestOf(validCall(endpoint), tokens.get(caller));
  const reply = await world.send(path, init);
  const outcome = await outcomeOf(world, reply);
  expect(reply.status, `${endpoint.name} as ${caller}: ${outcome.why}`).toBeLessThan(500);
  simulator.worlds.drop(world.name);
  return outcome;
};

test.each(callers)('every endpoint accepts or refuses %s as the contract states @R221', async (caller) => {
  for (const endpoint of endpoints.values()) {
    const outcome = await callAs(endpoint, caller);
    const bar = barOf(endpoint, caller);
    const place = `${endpoint.name} as ${caller}: ${outcome.errorCode} ${outcome.why}`;
    if (outcome.errorCode !== null) expect(errorsOf(endpoint), place).toContain(outcome.errorCode);
    if (bar) expect(isRefusedBy(bar, outcome), place).toBe(true);
    else
      expect(
        bars.some((it) => isRefusedBy(it, outcome)),
        place,
      ).toBe(false);
  }
});

test('an endpoint for every session lists permission.denied only with a flag, categories or a rule of its own @R221', () => {
  for (const endpoint of endpoints.values()) {
    const { access, changesState, flag, categories, errors } = endpoint;
    const isPossible =
      access !== 'session' ||
      changesState ||
      flag ||
      categories ||
      (errors as readonly string[]).includes('permission.denied');
    if (!isPossible) expect(errorsOf(endpoint), endpoint.name).not.toContain('permission.denied');
  }
});

test('every endpoint with a flag is refused while the flag is off', async () => {
  const world = simulator.world('rights-off');
  simulator.worlds.create(world.name, { from: 'rights', ephemeral: true });
  const flaggedEndpoints = [...endpoints.values()].filter(({ flag }) => flag);
  expect(flaggedEndpoints.length).toBeGreaterThan(10);
  await world.flags(Object.fromEntries(flaggedEndpoints.map(({ flag = '' }) => [flag, false])));
  for (const endpoint of flaggedEndpoints) {
    const { path, init } = requestOf(validCall(endpoint), tokens.get('member'));
    const outcome = await outcomeOf(world, await world.send(path, init));
    expect([outcome.errorCode, outcome.why], endpoint.name).toEqual([
      'permission.denied',
      expect.stringContaining('is off'),
    ]);
  }
});
