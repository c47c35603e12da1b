import { field, sendButton } from '../support/forms.ts';
import { expect, test } from '../support/test.ts';

test('the content policy stops a script that slipped into a page', { tag: '@X16' }, async ({ page, watch }) => {
  watch.expectError(/Content Security Policy|TrustedScript|Trusted Type/);
  await page.goto('/m/home');
  const ran = await page.evaluate(() => {
    const script = document.createElement('script');
    try {
      script.textContent = 'window.slipped = true';
    } catch {
      script.append('window.slipped = true');
    }
    document.head.append(script);
    return 'slipped' in window;
  });
  expect(ran).toBe(false);
});

test('markup from a string is refused unless a named policy made it', { tag: '@X16' }, async ({ page, watch }) => {
  watch.expectError(/TrustedHTML|Content Security Policy/);
  await page.goto('/m/home');
  const refused = await page.evaluate(() => {
    try {
      document.body.innerHTML = '<img src=x onerror=alert(1)>';
      return false;
    } catch (error) {
      return error instanceof TypeError;
    }
  });
  expect(refused).toBe(true);
});

test('a frame of another site cannot hold a page', { tag: '@X16' }, async ({ request }) => {
  const reply = await request.get('/m/login');
  expect(reply.headers()['content-security-policy']).toContain("frame-ancestors 'self'");
});

test("a window that another site opens is nobody's session", { tag: '@X16' }, async ({ page, site }) => {
  await page.goto('/m/login');
  await field(page, 'Username').fill('player01');
  await field(page, 'Password').fill('Passw0rd1');
  await sendButton(page).click();
  await page.waitForURL('**/m/home');
  // A window begins with a copy of what its opener keeps for the site, also once the opener is elsewhere.
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
