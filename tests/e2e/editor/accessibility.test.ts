// @long

import { AxeBuilder } from '@axe-core/playwright';
import { expect } from 'playwright/test';
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
const tools = ['versions/help/deposits', 'visit?entry=help/deposits', 'pictures', 'words?q=Deposit', 'calendar'];

test('forms and tools of the editor have names, labels and contrast on a laptop and on a phone', async ({ editor }) => {
  for (const size of [
    { width: 1280, height: 900 },
    { width: 390, height: 844 },
  ]) {
    await editor.setViewportSize(size);
    for (const path of [...forms.map((form) => `/keystatic/${form}`), ...tools.map((tool) => `/keystatic-${tool}`)]) {
      await editor.goto(path);
      if (path.startsWith('/keystatic/')) await editor.getByRole('button', { name: /^(Save|Create)$/ }).waitFor();
      // The editor's own corrections follow its rendering.
      await expect(async () => {
        const { violations } = await new AxeBuilder({ page: editor }).analyze();
        const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
        expect(serious.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join()}`)).toEqual([]);
      }).toPass({ timeout: 20_000 });
      expect(await editor.evaluate(() => document.documentElement.scrollWidth), path).toBe(size.width);
    }
  }
});
