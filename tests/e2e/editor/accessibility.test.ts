// @long

import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Locator, type Page } from 'playwright/test';
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

for (const [colorScheme, width, height] of [
  ['light', 1280, 900],
  ['dark', 1280, 900],
  ['light', 390, 844],
] as const)
  test(`forms and tools of the editor have names, labels and contrast, ${colorScheme} at ${width} px`, async ({
    editor,
  }) => {
    await editor.emulateMedia({ colorScheme });
    await editor.setViewportSize({ width, height });
    for (const path of [...forms.map((form) => `/keystatic/${form}`), ...tools.map((tool) => `/keystatic-${tool}`)]) {
      await editor.goto(path);
      if (path.startsWith('/keystatic/')) await formReady(editor);
      await expectAccessible(editor);
      expect(await editor.evaluate(() => document.documentElement.scrollWidth), path).toBe(width);
    }
  });

/** Expects a dialog or the tools to be within the width of the screen. */
const expectInView = async (part: Locator, width: number): Promise<void> => {
  const box = await part.boundingBox();
  expect(box?.x).toBeGreaterThanOrEqual(0);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
  expect(await part.evaluate((it) => it.scrollWidth - it.clientWidth)).toBe(0);
};

test('tools and dialogs of the editor have contrast in dark colours and fit a phone', async ({ editor }) => {
  const width = 390;
  await editor.emulateMedia({ colorScheme: 'dark' });
  await editor.setViewportSize({ width, height: 844 });
  for (const tool of tools) {
    await editor.goto(`/keystatic-${tool}`);
    await expectAccessible(editor);
  }
  await editor.goto('/keystatic/collection/help/create');
  await editor.getByRole('button', { name: 'Create' }).click();
  const refusal = editor.getByRole('alertdialog', { name: 'Not saved' });
  await refusal.waitFor();
  await expectAccessible(editor);
  await expectInView(refusal, width);
  await refusal.getByRole('button', { name: 'Close' }).click();
  await expectAccessible(editor);
  await editor.goto('/keystatic/collection/help/item/deposits');
  await formReady(editor);
  await expectInView(editor.getByRole('navigation', { name: 'Content tools' }), width);
  await editor.getByRole('button', { name: 'Phone preview' }).click();
  await expectInView(editor.getByRole('complementary', { name: 'Phone preview' }), width);
  await editor.getByRole('button', { name: 'Phone preview' }).click();
  await editor.getByRole('textbox', { name: 'First day' }).fill('2026-12-01');
  await editor.getByRole('button', { name: 'Save', exact: true }).click();
  const question = editor.getByRole('dialog', { name: 'Save the entry' });
  await question.waitFor();
  await expectAccessible(editor);
  await expectInView(question, width);
  await question.getByRole('button', { name: 'Cancel' }).click();
  await editor.getByRole('button', { name: 'More actions' }).click();
  const menu = editor.getByRole('menu');
  await menu.waitFor();
  await expectAccessible(editor);
  await expectInView(menu, width);
  await menu.getByRole('menuitem', { name: /^Delete entry/ }).click();
  const deletion = editor.getByRole('alertdialog');
  await deletion.waitFor();
  await expectAccessible(editor);
  await expectInView(deletion, width);
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
