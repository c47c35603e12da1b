import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { field, submitButton } from '#tests/support/forms.ts';
import { expect, test } from '#tests/support/test.ts';

test('the content security policy blocks an injected script', { tag: '@X16' }, async ({ page, watch }) => {
  watch.expectError(/Content Security Policy|TrustedScript|Trusted Type|trusted-types/);
  await page.goto('/m/home');
  const hasRun = await page.evaluate(() => {
    const script = document.createElement('script');
    try {
      script.textContent = 'window.slipped = true';
    } catch {
      script.append('window.slipped = true');
    }
    document.head.append(script);
    return 'slipped' in window;
  });
  expect(hasRun).toBe(false);
});

test('assigning HTML from a string is rejected by Trusted Types', { tag: '@X16' }, async ({ page, watch }) => {
  watch.expectError(/TrustedHTML|Content Security Policy|trusted-types/);
  await page.goto('/m/home');
  const isRefused = await page.evaluate(() => {
    try {
      document.body.innerHTML = '<img src=x onerror=alert(1)>';
      return false;
    } catch (error) {
      return error instanceof TypeError;
    }
  });
  expect(isRefused).toBe(true);
});

test('only a policy named in the content security policy can create HTML, and its name is used once', {
  tag: '@X16',
}, async ({ page, watch }) => {
  watch.expectError(/TrustedTypePolicy|Content Security Policy|trusted-types/);
  await page.goto('/m/login');
  const created = await page.evaluate(() => {
    type Factory = { createPolicy(name: string, rules: object): { createHTML(html: string): string } };
    const { trustedTypes } = window as unknown as { trustedTypes: Factory };
    return ['other', 'dompurify', 'dompurify'].map((name) => {
      try {
        const policy = trustedTypes.createPolicy(name, { createHTML: (html: string) => html });
        const element = document.createElement('div');
        element.innerHTML = policy.createHTML('<b>made</b>');
        return element.textContent;
      } catch (error) {
        return (error as Error).name;
      }
    });
  });
  expect(created).toEqual(['TypeError', 'made', 'TypeError']);
});

test('the login page forbids framing by other sites', { tag: '@X16' }, async ({ request }) => {
  const reply = await request.get('/m/login');
  expect(reply.headers()['content-security-policy']).toContain("frame-ancestors 'self'");
});

test('a window opened by another site has no session', { tag: ['@X16', '@long'] }, async ({ page, site }) => {
  await page.goto('/m/login');
  await field(page, 'Username').fill('player01');
  await field(page, 'Password').fill('Passw0rd1');
  await submitButton(page).click();
  await page.waitForURL('**/m/home');
  // A new window gets a copy of its opener's session storage, even after the opener has left the site.
  await page.route('http://elsewhere.test/', (route) => route.fulfill({ contentType: 'text/html', body: '' }));
  await page.goto('http://elsewhere.test/');
  const popup = page.waitForEvent('popup');
  await page.evaluate((address) => void open(address), `${site}/m/mine`);
  const opened = await popup;
  await expect(opened.getByRole('heading', { name: 'Log in or register' })).toBeVisible();
  await opened.goto('/m/mine');
  await expect(opened.getByRole('heading', { name: 'Log in or register' })).toBeVisible();
  await page.goto('/m/mine');
  await expect(page.getByText('Total balance')).toBeVisible();
});

test('requests from another site do not count against the rate limits of a visitor', {
  tag: ['@X15', '@long'],
}, async ({ page, site, watch, sim }) => {
  watch.expectError(/Failed to load resource|net::ERR/);
  await sim.flags({ CHNGPASSVERIF3: true, MOBILENUMREG3: true, REGMOBVERF3: true });
  // Another host name of this machine counts as another site, and reaches the backend like a hostile page.
  const other = createServer((_request, response) => void response.setHeader('content-type', 'text/html').end('<p>'));
  const host = new URL(site).hostname === 'localhost' ? '127.0.0.1' : 'localhost';
  await new Promise<void>((ready) => void other.listen(0, host, ready));
  // Calls to another site have neither the header nor the cookie of the test's world.
  const named = (headers: Record<string, string>) => ({ ...headers, 'x-sim-world': sim.world });
  await page.route(`${site}/wps/**`, (route) => route.continue({ headers: named(route.request().headers()) }));
  try {
    await page.goto(`http://${host}:${(other.address() as AddressInfo).port}/`);
    await page.evaluate(async (address) => {
      const recovery = () =>
        fetch(`${address}/wps/member/password/email`, {
          method: 'POST',
          mode: 'no-cors',
          credentials: 'include',
          body: new URLSearchParams({ username: 'player01', email: 'someone@else.example' }),
        });
      const lookup = () => fetch(`${address}/wps/verification?field=username&value=somebody`, { mode: 'no-cors' });
      // A form needs no script: its response goes to a hidden frame.
      const frame = Object.assign(document.createElement('iframe'), { name: 'hidden' });
      document.body.append(frame);
      const submit = (path: string, fields: Readonly<Record<string, string>>) =>
        new Promise<void>((sent) => {
          const form = document.createElement('form');
          Object.assign(form, { method: 'POST', action: address + path, target: 'hidden' });
          for (const [name, value] of Object.entries(fields))
            form.append(Object.assign(document.createElement('input'), { name, value }));
          document.body.append(form);
          frame.addEventListener('load', () => sent(), { once: true });
          form.submit();
        });
      const mobileNum = '9171234567';
      for (let round = 0; round < 8; round += 1) {
        await submit('/wps/verification/sms/noLogin', { mobileNum });
        await submit('/wps/verification/sms/register', { mobileNo: mobileNum });
        await submit('/wps/verification/sms/reset', { mobileNum });
      }
      await Promise.all(Array.from({ length: 45 }, recovery));
      await Promise.all(Array.from({ length: 125 }, lookup));
    }, site);
  } finally {
    other.closeAllConnections();
    other.close();
  }
  const refused = (await sim.requests({ path: '/wps/verification' }))
    .filter(({ method }) => method === 'GET')
    .map(({ status }) => status);
  expect(refused).toEqual(Array.from({ length: 125 }, () => 403));
  const sent = await sim.requests({ path: '/wps/verification/sms/noLogin' });
  expect(sent.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 403));

  await page.goto('/m/login');
  const statuses = await page.evaluate(async () => {
    const post = async (path: string, body: object) => {
      const headers = { 'content-type': 'application/json' };
      return (await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) })).status;
    };
    const form = new URLSearchParams({ username: 'player01', email: 'tala@kidlat.example' });
    return {
      lookup: (await fetch('/wps/verification?field=username&value=somebody')).status,
      recovery: (await fetch('/wps/member/password/email', { method: 'POST', body: form })).status,
      recoveryCode: await post('/wps/verification/sms/reset', { mobileNum: '9171234567' }),
      loginCode: await post('/wps/verification/sms/noLogin', { mobileNum: '9171234567' }),
      registrationCode: await post('/wps/verification/sms/register', { mobileNo: '9185550123' }),
    };
  });
  expect(Object.entries(statuses).filter(([, status]) => status !== 200)).toEqual([]);
});

test('a game opened outside its frame has an opaque origin', {
  tag: '@X16',
}, async ({ page, request }) => {
  const login = await request.post('/wps/session/login', {
    data: { username: 'player01', password: 'Passw0rd1', type: 0 },
  });
  const { token } = (await login.json()).value;
  const list = await request.get('/wps/relay/GCSGAME_gameList?gameType=RNG');
  const [game] = (await list.json()).value.games;
  const launched = await request.post('/wps/game/launchGame', {
    headers: { authorization: `Bearer ${token}` },
    data: {
      vendor: game.vassalage,
      gameId: game.roomId ?? game.gameId,
      nodeId: game.nodeId,
      category: game.gameCategory,
      showChoice: false,
    },
  });
  await page.goto((await launched.json()).value.gameUrl);
  expect(await page.evaluate(() => self.origin)).toBe('null');
});
