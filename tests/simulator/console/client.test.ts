import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { expect as baseExpect, test } from 'vitest';
import { type Sim, simOf } from '#sim/client/sim.ts';
import { connect, matchers } from '#sim/client/simulator.ts';
import { faultsOf, useFreshWorld } from '#sim/client/world-of-test.ts';
import { scenarios } from '#sim/features/scenarios.ts';
import { startSimulator } from '#tests/support/simulator.ts';

const simulator = await startSimulator({ journalSize: 10 });
const worldHere = () => {
  const world = simulator.world();
  return { world, sim: connect(simulator.origin, { world: world.name }) };
};

test('the scenario names in the client types are the names of the scenarios', () => {
  const text = readFileSync('mock-server/client/scenario-names.ts', 'utf8');
  const names = [...text.matchAll(/'([^']+)'/g)].map(([, name]) => name);
  baseExpect(names).toEqual([...scenarios.keys()]);
});

test('any test runner can connect to a world and use the matchers', async () => {
  const { world, sim } = worldHere();
  baseExpect.extend(matchers as never);
  await sim.apply('wallet.empty');
  await sim.clock.advance('1d12h');
  await world.call('hotGames');
  const expectSim = baseExpect(sim) as unknown as { toHaveCalled: (name: string) => Promise<void> };
  await expectSim.toHaveCalled('hotGames');
});

test('verify reports forgotten calls when the journal is full and does not pass on them', async () => {
  const { world, sim } = worldHere();
  await world.call('version');
  for (let calls = 0; calls < 12; calls += 1) await world.call('hotGames');
  const verdict = await sim.verify({ endpoint: 'version', count: { exactly: 0 } });
  baseExpect(verdict).toMatchObject({ holds: false, forgotten: true, says: baseExpect.stringContaining('--journal') });
  baseExpect(await sim.verify({ endpoint: 'hotGames' })).toMatchObject({ holds: true, forgotten: true });
  baseExpect(await sim.verify({ endpoint: 'version', count: { exactly: 0 }, after: 5 })).toMatchObject({
    holds: true,
    forgotten: false,
  });
  await baseExpect(
    (matchers.toHaveCalled as (this: object, sim: Sim, expected: string) => Promise<unknown>).call(
      { isNot: true },
      sim,
      'version',
    ),
  ).rejects.toThrow('has forgotten');
});

test('an override can patch fields of the real response, validated against the contract', async () => {
  const { world, sim } = worldHere();
  await world.signIn('player01');
  const own = (await world.call('memberInfo')).value;
  await sim.override('memberInfo', { patch: { nickname: 'Patched', toUpline: null } });
  baseExpect((await world.call('memberInfo')).status).toBe(500);
  await sim.clearOverrides();
  await sim.override('memberInfo', { patch: { nickname: 'Patched' } });
  baseExpect((await world.call('memberInfo')).value).toEqual({ ...own, nickname: 'Patched' });
  await sim.override('memberInfo', { patch: { type: 'agent' } });
  baseExpect((await world.call('memberInfo')).errorCode).toBe('system.unknown');
  const both = { endpoint: 'memberInfo', replies: [{ value: own, patch: {} }] };
  baseExpect((await world.admin('POST', '/overrides', both)).status).toBe(422);
});

test('an override with a field outside the contract is refused', async () => {
  const { world, sim } = worldHere();
  const misspelt = { endpoint: 'version', replies: [{ value: { verzion: '9.9.9' } }] };
  const refusal = await world.admin('POST', '/overrides', misspelt);
  baseExpect([refusal.status, JSON.stringify(refusal.body)]).toEqual([422, baseExpect.stringContaining('version')]);
  await sim.override('version', { patch: { verzion: '9.9.9' } });
  baseExpect((await world.call('version')).status).toBe(500);
  baseExpect(JSON.stringify(await sim.requests())).toContain('breaks the contract: verzion');
  await sim.overrideOutsideContract('version', { patch: { verzion: '9.9.9' } });
  baseExpect((await world.call('version')).value).toMatchObject({ verzion: '9.9.9' });
});

test('an override can use values of the request, typed and validated by the contract', async () => {
  const { world, sim } = worldHere();
  await world.signIn('player01');
  await sim.override('memberInfo', { patch: { nickname: '{{request.member}} {{request.headers.x-trace}}' } });
  const { value } = await world.call('memberInfo', { headers: { 'X-Trace': 'seven' } });
  baseExpect(value).toMatchObject({ nickname: 'player01 seven' });
  await sim.override('loginHistory', { patch: { pageNum: '{{request.query.page}}' } });
  baseExpect((await world.call('loginHistory', { query: { page: 3 } })).value).toMatchObject({ pageNum: 3 });
  const login = { token: 't', userName: '{{request.body.username}}', customerType: 0, firstTimeLogin: false };
  await sim.override('login', { value: login });
  const body = { username: 'new01', password: 'Passw0rd1', type: 0 } as const;
  baseExpect((await world.call('login', { body })).value).toMatchObject({ userName: 'new01' });
  await sim.override('login', { value: { ...login, userName: '{{request.body.type}}' } });
  baseExpect((await world.call('login', { body })).status).toBe(500);
  baseExpect(JSON.stringify(await sim.requests())).toContain('it breaks the contract: value.userName');
  const unknown = { endpoint: 'login', replies: [{ value: { ...login, userName: '{{request.bdy.username}}' } }] };
  baseExpect((await world.admin('POST', '/overrides', unknown)).status).toBe(422);
});

test('a stray call is reported as a sentence with the nearest endpoints', async () => {
  const { world, sim } = worldHere();
  await world.send('/wps/nowhere');
  const [fault, ...others] = await faultsOf(sim);
  baseExpect(fault).toMatch(
    /^The page made a call outside the contract: no endpoint for GET \/wps\/nowhere; nearest: GET \S+ \(\w+\), .*\.$/,
  );
  baseExpect(others).toEqual([]);
});

test('calls that name no world are passed to onFailure before the test fails', async () => {
  const { sim } = worldHere();
  const kept: string[] = [];
  const run = useFreshWorld(
    sim,
    { timeout: 1000 },
    async () => {
      await fetch(`${simulator.origin}/wps/system/version`);
    },
    { onFailure: async (errors) => void kept.push(...errors) },
  );
  await baseExpect(run).rejects.toThrow('GET /wps/system/version');
  baseExpect(kept).toEqual([baseExpect.stringContaining('GET /wps/system/version')]);
});

test('a refused call is an error with its problem, and a missing simulator is asked for', async () => {
  const { sim } = worldHere();
  await baseExpect(sim.act('payDeposit', { account: 'locked01' })).rejects.toMatchObject({
    name: 'SimulatorError',
    status: 409,
    problem: { title: 'Wrong state', is: 'without a deposit' },
  });
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const free = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  server.close();
  await once(server, 'close');
  const nobody = simOf(free, 'mine');
  await baseExpect(nobody.reset()).rejects.toThrow(`Nothing listens on ${free}. Is the simulator running there?`);
  await baseExpect(nobody.call('/wps/game/hot')).rejects.toThrow('Is the simulator running there?');
});
