import { expect, test } from 'vitest';
import { dayMs, minuteMs } from '#lib/dates/units.ts';
import { startSimulator } from '#tests/support/simulator.ts';

const { origin } = await startSimulator();

const open = async (body: object) => {
  const reply = await fetch(`${origin}/__admin/open`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return { status: reply.status, cookies: reply.headers.getSetCookie(), ...(await reply.json()) };
};

const call = async ({ world, session }: Awaited<ReturnType<typeof open>>, path: string) => {
  const headers = { cookie: `sim_world=${world}`, ...(session && { authorization: `Bearer ${session.token}` }) };
  return (await fetch(origin + path, { headers })).json();
};

test('a link opens the site at another time, as a new member and as a member of a VIP level @R239', async () => {
  const now = new Date(Date.now() + 30 * dayMs).toISOString();
  const fresh = await open({ now, language: 'ty', as: 'newbie01', age: 0 });
  expect(fresh.cookies.some((cookie: string) => cookie.startsWith('lang=ty;'))).toBe(true);
  const clock = await call(fresh, `/__admin/worlds/${fresh.world}/clock`);
  expect(clock.now - Date.parse(now)).toBeLessThan(minuteMs);
  expect((await call(fresh, '/wps/member/info')).value.regDate).toBeGreaterThanOrEqual(Date.parse(now));

  const vip = await open({ now, as: 'player01', level: 3 });
  expect((await call(vip, '/wps/member/club')).value).toMatchObject({ level: 3 });
  expect(await open({ now: 'Friday' })).toMatchObject({ status: 422 });
});
