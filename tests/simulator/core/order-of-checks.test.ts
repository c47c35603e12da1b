import { expect, test } from 'vitest';
import { startSimulator } from '#tests/support/simulator.ts';

const simulator = await startSimulator();

test('the first check that fails decides the response, in the order that the OpenAPI document states', async () => {
  const world = simulator.world();
  const tokenOf = async (account: string) => (await world.signIn(account)).value.token;
  const [trial, member] = [await tokenOf('trial01'), await tokenOf('player01')];
  let headers: Record<string, string> = {
    'content-type': 'application/json; charset=unknown',
    'idempotency-key': 'k1',
  };
  let body = `{${' '.repeat(2_000_000)}`;
  /** Returns the code of the refusal and its reason in the journal. */
  const refusal = async (): Promise<string> => {
    const reply = await world.send('/wps/promotion/claim', { method: 'POST', headers, body });
    const { errorCode } = (await reply.json()) as { errorCode: string };
    const { requests } = (await world.admin<{ requests: { explain: { why: string }[] }[] }>('GET', '/requests')).body;
    return [errorCode, ...(requests[0]?.explain ?? []).map(({ why }) => why)].join(' | ');
  };
  await world.flags({ MAINTENANCE: true, REGION_RESTRICTED: true, REWCEN3: false });
  expect(await refusal()).toContain('request.too-large');
  body = '{';
  expect(await refusal()).toContain('request.unsupported');
  headers = { ...headers, 'content-type': 'application/json' };
  expect(await refusal()).toContain('request.invalid');
  body = '{}';
  expect(await refusal()).toContain('system.maintenance');
  await world.flags({ MAINTENANCE: false });
  expect(await refusal()).toContain('region.restricted');
  await world.flags({ REGION_RESTRICTED: false });
  expect(await refusal()).toContain('session.required');
  headers = { ...headers, authorization: `Bearer ${trial}` };
  expect(await refusal()).toMatch(/permission\.denied.*REWCEN3/);
  await world.flags({ REWCEN3: true });
  expect(await refusal()).toMatch(/permission\.denied(?!.*REWCEN3)/);
  headers = { ...headers, authorization: `Bearer ${member}` };
  expect(await refusal()).toContain('request.invalid');
  body = '{ "id": "none" }';
  expect(await refusal()).toContain('resource.unknown');
});
