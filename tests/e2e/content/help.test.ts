import { readContent } from '#content/read.ts';
import { inLocale } from '#content/text.ts';
import { expectAccessible } from '#tests/support/axe.ts';
import { article, topics } from '#tests/support/screen/content.ts';
import { current, tabBar } from '#tests/support/screen/frame.ts';
import { expect, test } from '#tests/support/test.ts';

const { help } = readContent();

for (const [lang, locale] of [
  ['en', 'en'],
  ['ty', 'fil'],
] as const) {
  test.describe(`help in ${lang}`, { tag: lang === 'ty' ? '@long' : [] }, () => {
    test.use({ lang });

    test('topics are listed, and the first one is open', { tag: ['@R128', '@R021', '@long'] }, async ({ page }) => {
      await page.goto('/m/help');
      await expect(topics(page)).toHaveText(help.map((entry) => inLocale(entry.title, locale)));
      await expect(article(page).getByRole('heading', { level: 2 })).toHaveText([help[0]?.title[locale] ?? '']);
      await expectAccessible(page);
    });
  });
}

test('parameter i counts topics from 0, and any other value opens the first topic', {
  tag: ['@R021', '@long'],
}, async ({ page }) => {
  for (const [query, index] of [
    ['?i=3', 3],
    ['?i=15', 15],
    ['?i=99', 0],
    ['?i=-1', 0],
    ['?i=two', 0],
    ['', 0],
  ] as const) {
    await page.goto(`/m/helpDetail${query}`);
    await expect(article(page).getByRole('heading', { level: 2 })).toHaveText([help[index]?.title.en ?? '']);
    await expect(current(page.getByRole('navigation', { name: 'Topics' }))).toHaveText([help[index]?.title.en ?? '']);
  }
});

test('a tapped topic opens and is kept in the URL', { tag: '@R021' }, async ({ page }) => {
  await page.goto('/m/help');
  await page.getByRole('link', { name: 'Withdrawals' }).click();
  await expect(page).toHaveURL(/\/m\/help\?i=4$/);
  await expect(article(page).getByRole('heading', { level: 2 })).toHaveText(['Withdrawals']);
  await page.reload();
  await expect(article(page).getByRole('heading', { level: 2 })).toHaveText(['Withdrawals']);
});

test('a question can be opened by keyboard', { tag: '@R128' }, async ({ page }) => {
  await page.goto('/m/help?i=3');
  const answer = page.getByText('₱50 with GCash');
  await expect(answer).toBeHidden();
  await page.getByText('What is the minimum deposit?').focus();
  await page.keyboard.press('Enter');
  await expect(answer).toBeVisible();
});

test('a help centre without entries shows a message', { tag: ['@R128', '@long'] }, async ({ page, sim }) => {
  await sim.override('helpCenter', { value: [] });
  await page.goto('/m/help');
  await expect(page.getByRole('heading', { name: 'No answers yet' })).toBeVisible();
  await expect(topics(page)).toHaveCount(0);
});

test('newer help entries of the server replace the built ones', { tag: ['@R243', '@engines', '@long'] }, async ({
  page,
  sim,
}) => {
  const words = '<p>Fresh <b>words</b><script>document.title = "hacked"</script></p>';
  const entries = help.map(({ id, title, body }, index) => ({
    id,
    title: title.en,
    content: index === 0 ? words : body.en,
  }));
  const added = { id: 699, title: 'Brand new', content: '<p>Only on the server</p>' };
  await sim.override('helpCenter', { value: [...entries, added] });
  await page.goto('/m/help');
  await expect(article(page)).toContainText('Fresh words');
  await page.getByRole('link', { name: 'Brand new' }).click();
  await expect(article(page)).toContainText('Only on the server');
  await expect(page).not.toHaveTitle('hacked');
});

test('printing shows every answer in black on white', { tag: '@long' }, async ({ page }) => {
  await page.goto('/m/help');
  await page.emulateMedia({ media: 'print' });
  await expect(article(page).getByRole('heading', { level: 2 })).toHaveCount(16);
  await expect(page.getByText('₱50 with GCash')).toBeVisible();
  await expect(tabBar(page)).toBeHidden();
  await expect(article(page).getByRole('heading', { level: 2 }).first()).toHaveCSS('color', 'rgb(0, 0, 0)');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('topics can be opened through their links', { tag: '@R021' }, async ({ page }) => {
    await page.goto('/m/help');
    await page.getByRole('link', { name: 'Lottery' }).click();
    await expect(article(page).getByRole('heading', { level: 2 })).toHaveText(['Lottery']);
    await page.getByText('Can I cancel a bet?').click();
    await expect(page.getByText('Your stake goes back to your balance.')).toBeVisible();
  });

  test('a topic can be opened by its anchor', {
    tag: ['@R021', '@long'],
  }, async ({ page }) => {
    await page.goto('/m/help#help-611');
    await expect(article(page).getByRole('heading', { level: 2 }).filter({ visible: true })).toHaveText(['Lottery']);
  });
});
