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
