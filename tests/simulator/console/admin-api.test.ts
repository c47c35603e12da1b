import { expect, test } from 'vitest';
import { startSimulator } from '#tests/support/simulator.ts';

const simulator = await startSimulator();

test('calls are exported as an HTTP archive without secrets', async () => {
  const world = simulator.world();
  await world.signIn('player01', 'not-it-at-all');
  const { body } = await world.admin<{ log: { version: string; entries: Record<string, unknown>[] } }>(
    'GET',
    '/requests?format=har',
  );
  expect(body.log.version).toBe('1.2');
  expect(body.log.entries).toMatchObject([
    {
      request: { method: 'POST', url: `${simulator.origin}/wps/session/login` },
      response: { status: 400, statusText: 'Bad Request' },
      _row: 'login',
    },
  ]);
  expect(JSON.stringify(body)).not.toContain('not-it-at-all');
});

test('the journal lists only calls after a given number', async () => {
  const world = simulator.world();
  for (const _ of [1, 2, 3]) await world.call('version');
  const { body } = await world.admin<{ requests: { seq: number }[] }>('GET', '/requests?after=1');
  expect(body.requests.map((it) => it.seq)).toEqual([3, 2]);
});

test('the world and the toolbar of a browser are set by HttpOnly cookies', async () => {
  const put = (body: unknown) =>
    fetch(`${simulator.origin}/__admin/browser`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const reply = await put({ world: 'elsewhere', toolbar: true });
  expect(await reply.json()).toEqual({ world: 'elsewhere', toolbar: true });
  expect(reply.headers.getSetCookie()).toEqual([
    'sim_world=elsewhere; Path=/; HttpOnly; SameSite=Lax',
    'sim_toolbar=1; Path=/; HttpOnly; SameSite=Lax',
  ]);
  expect((await put({ world: 'No Such Name' })).status).toBe(422);
});

test('a member session needs no password, and disabled or unknown members get none', async () => {
  const world = simulator.world();
  const { status, body } = await world.admin<{ token: string }>('POST', '/members/player01/session');
  expect(status).toBe(201);
  world.token = body.token;
  expect((await world.call('memberInfo')).value).toMatchObject({ account: 'player01' });
  expect((await world.admin('POST', '/members/locked01/session')).status).toBe(409);
  expect((await world.admin('POST', '/members/nobody/session')).status).toBe(404);
});

test('an event stream reports changes of its own world only', async () => {
  const [mine, other] = [simulator.world(), simulator.world()];
  const leave = new AbortController();
  const stream = await fetch(`${simulator.origin}/__admin/events?world=${mine.name}`, { signal: leave.signal });
  expect(stream.headers.get('content-type')).toContain('text/event-stream');
  const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader();
  await other.flags({ MAINTENANCE: true });
  await mine.flags({ DIRECTREG3: false });
  let text = '';
  while (!/event: ?flags\n/.test(text)) text += (await reader?.read())?.value ?? '';
  expect(text).toContain(mine.name);
  expect(text).not.toContain(other.name);
  leave.abort();
});

test('the console and its files are served by the simulator under a strict content security policy', async () => {
  const page = await fetch(`${simulator.origin}/__admin/`);
  expect(page.headers.get('content-security-policy')).toMatch(
    /default-src 'none'; script-src 'self'; style-src 'self';/,
  );
  const html = await page.text();
  expect(html).not.toMatch(/https?:|<script(?! type="module" src="\/__admin)| style=/);
  const script = await fetch(`${simulator.origin}/__admin/console/console.js`);
  expect(script.headers.get('content-type')).toContain('javascript');
  const again = await fetch(`${simulator.origin}/__admin/console/console.js`, {
    headers: { 'cache-control': 'max-age=0', 'if-none-match': script.headers.get('etag') ?? '' },
  });
  expect(again.status).toBe(304);
  expect((await fetch(`${simulator.origin}/__admin/console/nothing.js`)).status).toBe(404);
});
