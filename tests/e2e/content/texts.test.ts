import { brands } from '#brands/all.ts';
import { readContent } from '#content/read.ts';
import type { RouteName } from '#paths.ts';
import { routes } from '#routes.ts';
import { expectAccessible } from '#tests/support/axe.ts';
import { hydrateWhenIdle } from '#tests/support/hydrate-page.ts';
import { waitForIdlePage } from '#tests/support/page-idle.ts';
import { documentOf, headElement } from '#tests/support/screen/frame.ts';
import { expect, test } from '#tests/support/test.ts';

for (const [lang, heading, privacy] of [
  ['en', '1. Who may use the site', 'Privacy notice'],
  ['ty', '1. Sino ang puwedeng gumamit', 'Privacy notice'],
] as const) {
  test.describe(`texts in ${lang}`, () => {
    test.use({ lang, javaScriptEnabled: false });

    test('agreement and privacy notice are complete, with brand and age filled in', { tag: '@R020' }, async ({
      page,
    }) => {
      await page.goto('/m/useragreement');
      await expect(page.getByRole('heading', { name: heading })).toBeVisible();
      await expect(page.getByRole('heading', { name: privacy })).toBeVisible();
      await expect(page.getByRole('main')).toContainText('Kidlat');
      await expect(page.getByRole('main')).toContainText('21');
      await expect(page.getByRole('main')).toContainText(
        /(Last updated|Huling na-update) [A-Z][a-z]{2} \d{1,2}, \d{4}/,
      );
      await expect(page.getByRole('main')).not.toContainText('{');
    });
  });
}

for (const brand of Object.values(brands))
  for (const lang of brand.languages.includes('fil') ? (['en', 'ty'] as const) : (['en'] as const))
    test.describe(`${brand.name} in ${lang}`, () => {
      test.use({ brand: brand.id, lang, javaScriptEnabled: false });

      test('every document states only the minimum age of the brand', {
        tag: ['@A62', '@R142', '@R217', '@long'],
      }, async ({ page }) => {
        const other = brand.minAge === 21 ? 18 : 21;
        for (const path of ['/m/useragreement', '/m/responsible', '/m/register', '/m/login', '/m/help']) {
          await page.goto(path);
          await expect(page.getByRole('img', { name: /^(For ages|Para lang sa) / }), path).toHaveText(
            `${brand.minAge}+`,
          );
          const text = (await documentOf(page).textContent()) ?? '';
          expect(text, path).not.toMatch(new RegExp(`\\b${other}(\\+| taon| years|$)`));
        }
      });
    });

test('the agreement prints without the header', { tag: '@long' }, async ({ page }) => {
  await page.goto('/m/useragreement');
  await expectAccessible(page);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('main').getByRole('paragraph').nth(1)).toHaveCSS('color', 'rgb(0, 0, 0)');
});

test('every page has the age badge, the helpline and a link to responsible gaming', { tag: '@X01' }, async ({
  page,
}) => {
  for (const path of ['/m/home', '/m/login', '/m/activity', '/m/help', '/m/maintenance', '/m/useragreement']) {
    await page.request.get(path).then(async (reply) => {
      const html = await reply.text();
      expect(html, path).toMatch(/class="?legal__age[^>]*>21\+/);
      expect(html, path).toContain('(02) 8555 0121');
      expect(html, path).toContain('href="/m/responsible"');
    });
  }
});

const promotion = readContent().promotions[0];

test('shared pages have title, description, image, canonical URL and both languages', async ({ page }) => {
  await page.goto(`/m/activityDetail?id=${promotion?.id}`);
  await expect(page).toHaveTitle(`${promotion?.title.en} · Kidlat`);
  const content = (name: string) =>
    headElement(page, `:is([name="${name}"], [property="${name}"])`).getAttribute('content');
  expect(await content('description')).toBe(promotion?.summary.en);
  expect(await content('og:image')).toMatch(/^https:\/\/kidlat\.example\/cdn\/.*welcome\.webp/);
  const href = (selector: string) => headElement(page, `link[${selector}]`).getAttribute('href');
  expect(await href('rel="canonical"')).toBe(`https://kidlat.example/m/activityDetail?id=${promotion?.id}`);
  expect(await href('hreflang="fil"')).toBe(`https://kidlat.example/ty/m/activityDetail?id=${promotion?.id}`);
});

test('a visitor who arrives at a Filipino URL stays in Filipino', { tag: '@R005' }, async ({ page, context }) => {
  await context.clearCookies({ name: 'lang' });
  await page.goto('/ty/m/help');
  await waitForIdlePage(page);
  await page.goto('/m/useragreement');
  await expect(documentOf(page)).toHaveAttribute('lang', 'fil');
});

test('member pages are not indexed, and public pages are in the sitemap', async ({ page }) => {
  const sitemap = await (await page.request.get('/sitemap.xml')).text();
  const robots = await (await page.request.get('/robots.txt')).text();
  expect(robots).toContain('Sitemap: https://kidlat.example/sitemap.xml');
  for (const name of ['deposit', 'withdraw', 'settings', 'agent'] satisfies RouteName[]) {
    const { path } = routes[name];
    expect(robots).toContain(`Disallow: ${path}`);
    expect(sitemap).not.toContain(path);
    expect(await (await page.request.get(path)).text()).toContain('content="noindex"');
  }
  expect(sitemap).toContain('https://kidlat.example/ty/m/activityDetail?id=401');
  expect(sitemap).not.toContain('id=412');
});

test('the web app manifest and its icons are available', { tag: '@X14' }, async ({ page }) => {
  await page.goto('/m/home');
  await hydrateWhenIdle(page);
  const address = await headElement(page, 'link[rel=manifest]').getAttribute('href');
  const manifest = await (await page.request.get(address ?? '')).json();
  expect(manifest).toMatchObject({ name: 'Kidlat', display: 'standalone', scope: '/' });
  for (const { src } of manifest.icons) {
    const icon = await page.request.get(src);
    expect(icon.headers()['content-type']).toBe('image/png');
  }
  for (const { src } of manifest.screenshots)
    expect((await page.request.get(src)).headers()['content-type']).toBe('image/webp');
  expect(manifest.screenshots).toHaveLength(3);
  expect(manifest.shortcuts.map(({ url }: { url: string }) => url)).toEqual([
    '/m/voucherCenter',
    '/m/gameList',
    '/m/activity',
    '/m/help',
  ]);
});
