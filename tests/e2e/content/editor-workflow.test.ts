// @long

import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findProblems } from '#content/problems.ts';
import { contentRoot, readContent } from '#content/read.ts';
import { promotionOnWire } from '#content/wire.ts';
import { surroundings } from '#scripts/content.ts';
import { promotionCard } from '#tests/support/screen/content.ts';
import { expect, test } from '#tests/support/test.ts';

/** Creates a copy of the content for this test. */
const editorsCopy = (): string => {
  const root = mkdtempSync(join(tmpdir(), 'editor-'));
  cpSync(contentRoot, root, { recursive: true });
  return root;
};

const copyPromotion = (root: string): string => {
  const entry = join(root, 'promotions/barkada-night');
  cpSync(join(root, 'promotions/reload'), entry, { recursive: true });
  const facts = readFileSync(join(entry, 'index.yaml'), 'utf8');
  writeFileSync(
    join(entry, 'index.yaml'),
    facts
      .replace('name: reload', 'name: barkada-night')
      .replace('id: 451', 'id: 450')
      .replace('order: 30', 'order: 5')
      .replace('en: Reload bonus', 'en: Barkada Night'),
  );
  return entry;
};

test('a promotion added through files comes first in the content and in the API', () => {
  const root = editorsCopy();
  copyPromotion(root);
  expect(findProblems(root, surroundings)).toEqual([]);
  const [first] = readContent(root).promotions;
  expect(first).toMatchObject({ id: 450, title: { en: 'Barkada Night' } });
  expect(first && promotionOnWire(first, 'EN').title).toBe('Barkada Night');
  rmSync(root, { recursive: true });
});

test('a promotion without its Filipino text is rejected with the name of the file', () => {
  const root = editorsCopy();
  const entry = copyPromotion(root);
  rmSync(join(entry, 'fil.md'));
  const { status, stderr } = spawnSync('node', ['scripts/content.ts', root], { encoding: 'utf8' });
  expect(status).toBe(1);
  expect(stderr).toContain('promotions/barkada-night/fil.md');
  expect(stderr).toContain('The Filipino text is missing.');
  rmSync(root, { recursive: true });
});

test('every promotion is in the list, its detail page, the API and the sitemap of the built site', async ({
  page,
  sim,
}) => {
  const { value } = await (await sim.call('/wps/announcement/list?types=PR&language=EN')).json();
  const sitemap = await (await page.request.get('/sitemap.xml')).text();
  await page.goto('/m/activity');
  for (const { id, title } of value.content) {
    await expect(promotionCard(page, title)).toBeAttached();
    expect(sitemap).toContain(`/m/activityDetail?id=${id}<`);
    expect(await (await page.request.get(`/m/activityDetail?id=${id}`)).text()).toContain(`data-promotion="${id}"`);
  }
});
