// @long

import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from 'playwright/test';
import { test } from '#tests/support/editor-server.ts';

test.describe.configure({ timeout: 360_000 });

const forms = [
  'collection/promotions/create',
  'collection/announcements/create',
  'collection/help/item/deposits',
  'collection/pages/item/agreement',
  'singleton/promotion-categories',
  'singleton/game-collections',
  'singleton/words-kidlat',
];
const lists = ['', '/collection/promotions', '/collection/announcements', '/collection/help', '/collection/pages'];
const tools = ['versions/help/deposits', 'visit?entry=help/deposits', 'pictures', 'words?q=Deposit', 'calendar'];

/** The editor's own corrections follow its rendering. */
const expectAccessible = (editor: Page): Promise<void> =>
  expect(async () => {
    const { violations } = await new AxeBuilder({ page: editor }).analyze();
    const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
    const found = serious.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join()}`);
    expect(found, editor.url()).toEqual([]);
  }).toPass({ timeout: 60_000 });

const formReady = (editor: Page): Promise<void> => editor.getByRole('button', { name: /^(Save|Create)$/ }).waitFor();

for (const [width, height] of [
  [1280, 900],
  [390, 844],
] as const)
  test(`forms and tools of the editor have names, labels and contrast at ${width} px`, async ({ editor }) => {
    await editor.setViewportSize({ width, height });
    for (const path of [...forms.map((form) => `/keystatic/${form}`), ...tools.map((tool) => `/keystatic-${tool}`)]) {
      await editor.goto(path);
      if (path.startsWith('/keystatic/')) await formReady(editor);
      await expectAccessible(editor);
      expect(await editor.evaluate(() => document.documentElement.scrollWidth), path).toBe(width);
    }
  });

test('lists and dialogs of the editor have names, labels and contrast', async ({ editor }) => {
  for (const path of lists) {
    await editor.goto(`/keystatic${path}`);
    await editor.getByRole('heading').first().waitFor();
    await editor.waitForLoadState('networkidle');
    await expectAccessible(editor);
  }
  await editor.goto('/keystatic/collection/help/create');
  await editor.getByRole('button', { name: 'Create' }).click();
  await editor.getByRole('alertdialog', { name: 'Not saved' }).waitFor();
  await expectAccessible(editor);
  await editor.goto('/keystatic/singleton/words-kidlat');
  await editor.getByRole('button', { name: 'Add', exact: true }).click();
  await editor.getByRole('dialog', { name: 'Add item' }).waitFor();
  await expectAccessible(editor);
  await editor.goto('/keystatic/collection/help/item/deposits');
  await editor.getByRole('button', { name: /^Delete entry/ }).click();
  await editor.getByRole('alertdialog').waitFor();
  await expectAccessible(editor);
});
