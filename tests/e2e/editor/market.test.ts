import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'playwright/test';
import { test } from '#tests/support/editor-server.ts';
import { article, topics } from '#tests/support/screen/content.ts';
import { addToText, expectSaved, fillBoth, fillField, saveEntry } from '#tests/support/screen/editor.ts';

// One server for all tests of this file.
test.describe.configure({ mode: 'default', timeout: 360_000 });
test.use({ brand: 'bituin', lang: 'vi' });

test('forms and tools of a brand in Vietnam name its languages, city and currency', { tag: '@long' }, async ({
  editor,
}) => {
  for (const [path, words] of [
    ['/keystatic/collection/promotions/create', 'Text in Vietnamese'],
    ['/keystatic/collection/announcements/create', 'First day (Hà Nội)'],
    ['/keystatic/collection/help/create', 'Text in Vietnamese'],
    ['/keystatic/collection/pages/item/agreement', 'Text in Vietnamese'],
    ['/keystatic/singleton/promotion-categories', 'Deposits'],
    ['/keystatic/singleton/words-bituin', 'Vietnamese'],
    ['/keystatic-visit', 'Tiếng Việt'],
    ['/keystatic-words?q=deposit', 'Vietnamese'],
    ['/keystatic-calendar', 'The next 60 days'],
    ['/keystatic-versions/promotions/reload', 'Versions of promotions/reload'],
  ] as const) {
    await editor.goto(path);
    await expect(editor.locator('main'), path).toContainText(words);
    await expect(editor.locator('body'), path).not.toContainText(/Filipino|Manila|₱|perya/);
  }
});

test('the same promotion next month has its terms in the currency of the market, and an English text of its own', {
  tag: '@long',
}, async ({ editor, player, server, sim }) => {
  await editor.goto('/keystatic/collection/promotions/item/reload');
  await expect(editor.getByRole('textbox', { name: 'Text in English' })).toContainText('Choose this offer');
  await editor.getByRole('button', { name: 'Duplicate entry…' }).click();
  await editor.getByRole('button', { name: 'Create' }).waitFor();
  await fillField(editor, 'Folder', 'reload-again');
  await editor.getByRole('button', { name: 'regenerate' }).click();
  await fillField(editor, 'Number', '461');
  await fillField(editor, 'Highest bonus (₫)', '300000000');
  await saveEntry(editor, 'Ana', 'Same again');
  const refusal = editor.getByRole('alertdialog', { name: 'Not saved' });
  await expect(refusal).toContainText('The highest bonus must be 20000000 or less.');
  await refusal.getByRole('button', { name: 'Close' }).click();
  await editor.getByRole('textbox', { name: /^Highest bonus/ }).fill('300000');
  await editor.getByRole('textbox', { name: /^Highest bonus/ }).blur();
  await saveEntry(editor, 'Ana', 'Same again');
  await expectSaved(editor);

  const folder = join(server.folder, 'src/content/markets/vn/promotions/reload-again');
  expect(['index.yaml', 'en.md', 'vi.md', 'fil.md'].map((file) => existsSync(join(folder, file)))).toEqual([
    true,
    true,
    true,
    false,
  ]);
  await sim.clock.follow(player);
  await player.goto('/m/activityDetail?id=461');
  await expect(article(player)).toContainText('tối đa 300.000 ₫');
  await player.goto('/en/m/activityDetail?id=461');
  await expect(article(player)).toContainText('up to 300.000 ₫');
});

test('a borrowed English text stays borrowed until it is changed, and versions are those of the market', {
  tag: '@long',
}, async ({ editor, player, server }) => {
  const own = join(server.folder, 'src/content/markets/vn/help/bonuses/en.md');
  await editor.goto('/keystatic/collection/help/item/bonuses');
  await fillBoth(editor, 'Topic', { en: 'All bonuses', vi: 'Mọi tiền thưởng' });
  await saveEntry(editor, 'Ana', 'Clearer title');
  await expectSaved(editor);
  expect(existsSync(own)).toBe(false);
  await player.goto('/m/help');
  await expect(topics(player).filter({ hasText: 'Mọi tiền thưởng' })).toBeVisible();

  await addToText(editor, 'Text in English', 'Ask us.');
  await saveEntry(editor, 'Ana', 'Our own words');
  await expectSaved(editor);
  expect(readFileSync(own, 'utf8')).toMatch(/^## What are own money[\s\S]+Ask us\.\n$/);
  await editor.goto('/keystatic-versions/help/bonuses');
  const first = editor.locator('section').filter({ hasText: 'Before this save' });
  await first.getByLabel('Your name').fill('Ben');
  await first.getByRole('button', { name: 'Restore this version' }).click();
  await expect(editor.getByRole('status')).toHaveText('Restored.');
  expect(existsSync(own)).toBe(false);
});
