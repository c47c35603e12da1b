// @long

import { expectAccessible } from '#tests/support/axe.ts';
import { dangerous, notices } from '#tests/support/screen/content.ts';
import { backLink } from '#tests/support/screen/frame.ts';
import { expect, test } from '#tests/support/test.ts';

test('announcements are listed newest first, open in place and have links', { tag: ['@R011', '@R201'] }, async ({
  page,
}) => {
  await page.goto('/m/notice');
  await expect(notices(page)).toContainText(['live odds', 'GCash', 'New this week', 'limits']);
  await page.getByText('Stay in control').click();
  const link = page.getByRole('main').getByRole('link', { name: 'Responsible gaming' });
  await expect(link).toHaveAttribute('href', '/m/responsible');
  await expectAccessible(page);
  await backLink(page).click();
  await expect(page).toHaveURL(/\/m\/home$/);
});

for (const [lang, day, range] of [
  ['en', /^Nov \d+, 2026$/, /^Nov \d+ – Dec \d+, 2026$/],
  ['ty', /^Nob \d+, 2026$/, /^Nob \d+ – Dis \d+, 2026$/],
] as const) {
  test.describe(`dates of announcements, in ${lang}`, () => {
    test.use({ lang });

    test('the popup and the list use the date format of the site', { tag: ['@R069', '@R011'] }, async ({
      page,
      sim,
    }) => {
      await sim.clock.set('2026-11-28T12:00:00+08:00');
      await page.goto('/m/home');
      await expect(page.getByRole('dialog').getByText(/\d{4}/)).toHaveText(range);
      await page.goto('/m/notice');
      await expect(notices(page).first().getByRole('time')).toHaveText(day);
    });
  });
}

test('without announcements the page shows a message', { tag: '@R011' }, async ({ page, sim }) => {
  await sim.clock.set('2020-01-01T00:00:00Z');
  await page.goto('/m/notice');
  await expect(page.getByRole('heading', { name: 'No announcements' })).toBeVisible();
});

const hostile = [
  '<img src=x onerror="window.hit=1">text 1',
  '<script>window.hit=1</script>text 2',
  '<svg><script>window.hit=1</script><a xlink:href="javascript:window.hit=1"><text>x</text></a></svg>text 3',
  'text 4<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=window.hit=1&gt;"></mtext></math>',
  '<a href="javascript:window.hit=1" id="js">text 5</a>',
  '<a href="data:text/html,<script>parent.hit=1</script>">text 6</a>',
  '<iframe srcdoc="<script>parent.hit=1</script>"></iframe>text 7',
  '<p style="position:fixed;inset:0;background:url(https://evil.example/x)">text 8</p>',
  '<form action="https://evil.example"><button formaction="javascript:window.hit=1">text 9</button></form>',
  '<noscript><p title="</noscript><img src=x onerror=window.hit=1>">text 10</p></noscript>',
  '<details open ontoggle="window.hit=1"><summary>text 11</summary></details>',
  '<math><mi//xlink:href="data:x,<script>window.hit=1</script>">x</mi></math>text 12',
  '<template><img src=x onerror=window.hit=1></template>text 13',
  '<a href="https://partner.example/page" target="_self">text 14</a>',
  '<object data="javascript:window.hit=1"></object><embed src="javascript:window.hit=1">text 15',
  '<base href="https://evil.example/"><link rel=stylesheet href="https://evil.example/x.css">text 16',
  '<meta http-equiv="refresh" content="0;url=https://evil.example">text 17',
  '<svg><animate onbegin=window.hit=1 attributeName=x dur=1s></svg>text 18',
  '<form id="attributes"><input name="attributes"></form>text 19',
  '<style>@import "https://evil.example/x.css"; body { display: none }</style>text 20',
  '<a href="\u0001javascript:window.hit=1">text 21</a>',
  '<xmp><p title="</xmp><img src=x onerror=window.hit=1>">text 22</xmp>',
  '<img src="https://evil.example/pixel.png">text 23',
  '<a href="/m/../__admin/open?as=player01">text 24</a><img src="/cdn/../__admin/open?as=player01">',
  `<p>${'w'.repeat(400)}</p><pre>${'p'.repeat(400)}</pre><table><tr>${'<td>column</td>'.repeat(40)}</tr></table>text 25`,
];

test('hostile announcements run no script, keep their text and cause no policy report', {
  tag: ['@R200', '@engines'],
}, async ({ page, sim }) => {
  const evil: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('evil.example') || request.url().endsWith('/__csp')) evil.push(request.url());
  });
  await page.addInitScript(() =>
    document.addEventListener('securitypolicyviolation', (event) => {
      throw new Error(`violation ${event.violatedDirective} ${event.blockedURI}`);
    }),
  );
  await page.route('**/wps/announcement/list*', async (route) => {
    const reply = await route.fetch();
    const body = await reply.json();
    const [model] = body.value.content;
    body.value.content = hostile.map((content, n) => ({ ...model, id: 9000 + n, title: `Case ${n + 1}`, content }));
    await route.fulfill({ response: reply, json: body });
  });
  await page.goto('/m/notice');
  await expect(notices(page)).toHaveCount(hostile.length);
  for (let n = 1; n <= hostile.length; n += 1) {
    const item = notices(page).nth(n - 1);
    await item.getByText(`Case ${n}`, { exact: true }).click();
    await expect(item).toContainText(`text ${n}`);
  }
  const body = page.getByRole('main').getByRole('list').first();
  await expect(dangerous(body)).toHaveCount(0);
  await expect(body.getByText('text 5', { exact: true })).not.toHaveAttribute('href');
  const partner = body.getByRole('link', { name: 'text 14' });
  await expect(partner).toHaveAttribute('rel', 'noopener');
  await expect(partner).toHaveAttribute('target', '_blank');
  await expect(body.getByText('text 24', { exact: true })).not.toHaveAttribute('href');
  await expect(body.getByRole('img')).toHaveCount(0);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(390);
  expect(await page.evaluate(() => 'hit' in window)).toBe(false);
  expect(evil).toEqual([]);
  expect((await sim.requests()).length).toBeGreaterThan(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, lang: 'ty' });

  test('announcements can be read', { tag: '@R011' }, async ({ page }) => {
    await page.goto('/m/notice');
    await page.getByText('Bantayan ang gastos').click();
    await expect(page.getByText('Agad na active')).toBeVisible();
  });
});
