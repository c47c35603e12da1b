import type { Page } from 'playwright/test';
import { dictionaries } from '#i18n/dictionaries.ts';
import { field } from '#tests/support/forms.ts';
import { holdResponses } from '#tests/support/held-response.ts';
import { topics } from '#tests/support/screen/content.ts';
import { chooseLanguage, documentOf } from '#tests/support/screen/frame.ts';
import { expect, test } from '#tests/support/test.ts';

/** Returns the texts of a nested dictionary without parameters. */
const phrases = (words: object): string[] =>
  Object.values(words)
    .flatMap((value: unknown) => (typeof value === 'string' ? [value] : phrases(value as object)))
    .filter((text) => !text.includes('{') && text.length > 5);

test.describe('in Filipino', () => {
  test.use({ lang: 'ty' });

  test('login and home show no English text in any frame', { tag: '@R005' }, async ({ page, context }) => {
    const filipino = new Set(phrases(dictionaries.fil));
    const english = phrases(dictionaries.en).filter((text) => !filipino.has(text));
    await page.addInitScript(() => {
      const frames: string[] = [];
      Object.assign(window, { frames_seen: frames });
      const sample = () => {
        // biome-ignore lint/performance/useDomNodeTextContent: only rendered text counts here.
        if (document.body) frames.push(document.body.innerText);
        requestAnimationFrame(sample);
      };
      sample();
    });
    const slow = await context.newCDPSession(page);
    await slow.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 150,
      downloadThroughput: 60_000,
      uploadThroughput: 60_000,
    });
    await page.goto('/m/login');
    await expect(page.getByRole('button', { name: 'Mag-log in', exact: true })).toBeVisible();
    await page.goto('/m/home');
    await expect(page.getByRole('heading', { name: 'Hot games' })).toBeVisible();
    await page.waitForLoadState('networkidle');
    const frames = await page.evaluate(() => (window as unknown as { frames_seen: string[] }).frames_seen);
    expect(frames.length).toBeGreaterThan(3);
    const lines = new Set(frames.flatMap((text) => text.split('\n').map((line) => line.trim())));
    expect(english.filter((text) => lines.has(text))).toEqual([]);
  });
});

test('switching the language translates the page, keeps typed text and applies to the next page', {
  tag: ['@R005', '@engines'],
}, async ({ page }) => {
  await page.goto('/m/login');
  await page.getByRole('textbox', { name: /^Username/ }).fill('someone');
  await chooseLanguage(page, 'Filipino');
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Mag-log in', exact: true })).toBeVisible();
  await expect(documentOf(page)).toHaveAttribute('lang', 'fil');
  await expect(field(page, 'Username')).toHaveValue('someone');
  await page.goto('/m/home');
  await expect(page.getByRole('heading', { name: 'Hot games' })).toBeVisible();
});

/** Once this response has been read, the page has processed all earlier ones. */
const afterEarlierReplies = (page: Page): Promise<string> =>
  page.evaluate(async () => (await fetch('/wps/system/version')).text());

test('the last of two language choices wins, and a late response in the old language is ignored', {
  tag: ['@R005', '@engines', '@long'],
}, async ({ page, sim }) => {
  await sim.faults({ endpoint: 'helpCenter', kind: 'delay', delay: 1_500, call: 1 });
  const oldResponse = page.waitForResponse((it) => /helpCenter.*language=EN/.test(it.url()));
  await page.goto('/m/help');
  await page.waitForRequest(/helpCenter/);
  await chooseLanguage(page, 'Filipino');
  await expect(documentOf(page)).toHaveAttribute('lang', 'fil');
  const topic = topics(page).first();
  await expect(topic).toHaveText('Pagsisimula');
  await (await oldResponse).finished();
  await afterEarlierReplies(page);
  await expect(topic).toHaveText('Pagsisimula');

  const twin = await holdResponses(page, /(?<!\/ty)\/m\/help$/);
  await chooseLanguage(page, 'English');
  await chooseLanguage(page, 'Filipino');
  const english = page.waitForResponse(/(?<!\/ty)\/m\/help$/);
  twin.release();
  await (await english).finished();
  await afterEarlierReplies(page);
  await expect(documentOf(page)).toHaveAttribute('lang', 'fil');
});

test('a URL under /ty responds in Filipino', { tag: '@R005' }, async ({ request }) => {
  expect(await (await request.get('/ty/m/home')).text()).toContain('<html lang="fil"');
});

test('a host that cannot read cookies redirects a Filipino visitor to the Filipino page', { tag: '@R005' }, async ({
  page,
}) => {
  await page.goto('/m/help');
  await chooseLanguage(page, 'Filipino');
  await expect(documentOf(page)).toHaveAttribute('lang', 'fil');
  const english = await (await fetch(new URL('/m/home', page.url()))).text();
  await page.route(/(?<!\/ty)\/m\/home$/, (route) => route.fulfill({ contentType: 'text/html', body: english }));
  await page.goto('/m/home');
  await expect(page).toHaveURL(/\/ty\/m\/home$/);
  await expect(documentOf(page)).toHaveAttribute('lang', 'fil');
});

test('a Filipino link to a member page leads to the Filipino login', { tag: ['@A84', '@R005'] }, async ({ page }) => {
  await page.goto('/ty/m/withdraw');
  await expect(page).toHaveURL(/\/ty\/m\/login\?redirect=%2Fm%2Fwithdraw$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'fil');
});
