import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as contractRows from '../../../src/contract/agent/contracts.ts';
import { type Endpoint, endpoints } from '../../../src/contract/endpoints.ts';
import { type ArbitraryCall, arbitraryCall, requestOf } from '../../support/arbitrary-calls.ts';
import { type Caller, callers, createRolesWorld } from '../../support/roles-world.ts';
import { startSimulator, type WorldClient } from '../../support/simulator.ts';

const simulator = await startSimulator();
const tokens = createRolesWorld(simulator.worlds, 'rights');

/** Refusal of a caller: the code, and the reason if the code has other meanings too. */
type Bar = readonly [code: string, why?: RegExp];

const noToken: Bar = ['session.required'];
const endedToken: Bar = ['session.expired', /the session is|the token is unknown/];
const trialOnly: Bar = ['permission.denied', /is a trial account/];
const noAgent: Bar = ['permission.denied', /is no agent \(type/];
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
const barOf = (row: Endpoint, caller: Caller): Bar | undefined => {
  if (row.access === 'anyone') return undefined;
  // Only for game frames, by a key that no session has.
  if (row.access === 'visit') return noToken;
  const forAgents = row.access === 'agent';
  switch (caller) {
    case 'nobody':
      return noToken;
    case 'ended':
      return endedToken;
    case 'trial':
      return row.access === 'session' ? undefined : trialOnly;
    case 'excluded':
      if (forAgents) return noAgent;
      return row.whenClosed ? undefined : closed;
    case 'temporary password':
      if (forAgents) return noAgent;
      return beforeChange.has(row.name) ? undefined : unchanged;
    case 'agent without contracts':
      return withContracts.has(row.name) ? noContracts : undefined;
    case 'agent':
      return undefined;
    default:
      return forAgents ? noAgent : undefined;
  }
};

interface Told {
  readonly errorCode: string | null;
  /** From the journal; callers do not receive it. */
  readonly why: string;
}

const keepsOut = ([code, why]: Bar, { errorCode, why: told }: Told): boolean =>
  errorCode === code && (why?.test(told) ?? true);

const fits = (row: Endpoint) => (call: ArbitraryCall) =>
  (row.query?.safeParse(call.query).success ?? true) && (row.body?.safeParse(call.body).success ?? true);

/** Returns a call that the endpoint's schemas accept, if a random one is found. */
const fitting = (row: Endpoint): ArbitraryCall => {
  const calls = fc.sample(arbitraryCall([row]), { numRuns: 60, seed: 7 });
  const found = calls.find(fits(row)) ?? calls[0];
  if (!found) throw new Error(`no call of ${row.name}`);
  return { ...found, key: undefined };
};

const toldBy = async (world: WorldClient, reply: Response): Promise<Told> => {
  const { errorCode } = (await reply.json()) as Pick<Told, 'errorCode'>;
  const { journal } = simulator.worlds.open(world.name);
  return { errorCode, why: journal.find(journal.newest)?.explain.at(-1)?.why ?? '' };
};

const ask = async (row: Endpoint, caller: Caller): Promise<Told> => {
  const world = simulator.world(`rights-${row.name.toLowerCase()}-${callers.indexOf(caller)}`);
  simulator.worlds.create(world.name, { from: 'rights', ephemeral: true });
  const { path, init } = requestOf(fitting(row), tokens.get(caller));
  const reply = await world.send(path, init);
  const told = await toldBy(world, reply);
  expect(reply.status, `${row.name} as ${caller}: ${told.why}`).toBeLessThan(500);
  simulator.worlds.drop(world.name);
  return told;
};

test.each(callers)('every endpoint accepts or refuses %s as the contract states @R221', async (caller) => {
  for (const row of endpoints.values()) {
    const told = await ask(row, caller);
    const bar = barOf(row, caller);
    const place = `${row.name} as ${caller}: ${told.errorCode} ${told.why}`;
    if (bar) expect(keepsOut(bar, told), place).toBe(true);
    else
      expect(
        bars.some((it) => keepsOut(it, told)),
        place,
      ).toBe(false);
  }
});

test('every endpoint with a flag is refused while the flag is off', async () => {
  const world = simulator.world('rights-off');
  simulator.worlds.create(world.name, { from: 'rights', ephemeral: true });
  const rows = [...endpoints.values()].filter(({ flag }) => flag);
  expect(rows.length).toBeGreaterThan(10);
  await world.flags(Object.fromEntries(rows.map(({ flag = '' }) => [flag, false])));
  for (const row of rows) {
    const { path, init } = requestOf(fitting(row), tokens.get('member'));
    const told = await toldBy(world, await world.send(path, init));
    expect([told.errorCode, told.why], row.name).toEqual(['permission.denied', expect.stringContaining('is off')]);
  }
});
