import fc from 'fast-check';
import { expect, test } from 'vitest';
import { errorsByStatus } from '#contract/endpoint-errors.ts';
import { endpoints } from '#contract/endpoints.ts';
import { errorStatus } from '#contract/errors.ts';
import { handlers } from '#sim/features/handlers.ts';
import { scenarios } from '#sim/features/scenarios.ts';
import { arbitraryCall, requestOf } from '#tests/support/arbitrary-calls.ts';
import { startSimulator } from '#tests/support/simulator.ts';

const simulator = await startSimulator();
const open = new Set(handlers.map(({ endpoint }) => endpoint.name));
const openEndpoints = [...endpoints.values()].filter(({ name }) => open.has(name));
/** Scenarios with faults for every call may return any response. */
const all = [...scenarios.values()].filter(({ faults = [] }) => faults.length === 0);

const states: [string, string | undefined, typeof openEndpoints][] = [
  ['as the seed has it', undefined, openEndpoints],
  // A scenario changes little, so a third of the endpoints is called in each: another third in the next.
  ...all.map(({ name }, at): [string, string, typeof openEndpoints] => [
    name,
    name,
    openEndpoints.filter((_, index) => (index + at) % 3 === 0),
  ]),
];

const moduleIds =
  'FREEPLAY3 REGISTER_REE3 VALID_CAPTCHA3 AFFMAN3 COMM3 DAILYSALCONT3 HOURSAL3 INBOX3 PROFPIC3 PWRESETSMS3 FEEDBACK3 ' +
  'MEMCLUB3 AGEINFO3 REWCEN3 VERIFICATION3 FUNDTRANS3 REG3 CAPTCHA3';

test('endpoints have exactly the module ids of the specification @R279', () => {
  const used = [...endpoints.values()].flatMap(({ module }) => module ?? []);
  expect([...new Set(used)].sort()).toEqual(moduleIds.split(' ').sort());
});

test('every handler serves an endpoint, error codes have one status, paths are unique', () => {
  for (const { endpoint } of handlers)
    expect(endpoints.get(endpoint.name)).toMatchObject({ path: endpoint.path, method: endpoint.method });
  const places = [...endpoints.values()].map(({ method, path }) => `${method} ${path}`);
  expect(new Set(places).size).toBe(places.length);
  for (const { errors } of endpoints.values()) for (const code of errors) expect(errorStatus).toHaveProperty([code]);
});

test('an endpoint describes error details only for codes it can return', () => {
  for (const { name, errors, details = {} } of endpoints.values())
    for (const code of Object.keys(details)) expect(errors, name).toContain(code);
});

test.each(states)(
  'every endpoint returns valid responses and documented statuses (%s) @R267',
  async (_title, scenario, called) => {
    const world = simulator.world();
    if (scenario) expect((await world.admin('POST', '/scenarios', { names: [scenario] })).status).toBe(200);
    const tokens = new Map<number, string>();
    for (const [at, account] of ['player01', 'agent01', 'trial01'].entries()) {
      const reply = await world.admin<{ token: string }>('POST', `/members/${account}/session`);
      if (reply.status === 201) tokens.set(at + 1, reply.body.token);
    }
    const walk = called.map(async (endpoint, index) => {
      const [call] = fc.sample(arbitraryCall([endpoint]), { numRuns: 1, seed: index });
      if (!call) return;
      const token = endpoint.access === 'agent' ? tokens.get(2) : tokens.get(1);
      const { path, init } = requestOf(call, token);
      const response = await world.send(path, init);
      const reply = (await response.json()) as { success: boolean; value: unknown; errorCode: string };
      if (reply.success) {
        const checked = endpoint.reply.safeParse(reply.value);
        expect(checked.error, endpoint.name).toBeUndefined();
      } else {
        const codes = errorsByStatus(endpoint).get(response.status) ?? [];
        expect(response.status, `${endpoint.name} ${path} ${init.body} ${JSON.stringify(reply)}`).toBeLessThan(
          endpoint.always ? 500 : 504,
        );
        expect(codes, `${endpoint.name}: ${response.status}`).toContain(reply.errorCode);
        expect(reply.errorCode, endpoint.name).not.toBe('system.unknown');
      }
    });
    await Promise.all(walk);
  },
);
