import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'playwright/test';
import { test } from '#tests/support/editor-server.ts';
import { fillBoth, fillField } from '#tests/support/screen/editor.ts';

test.describe.configure({ timeout: 360_000 });

test('a changed file of the site reloads the editor only after the open form was left', { tag: '@long' }, async ({
  editor,
  player,
  server,
}) => {
  // The site's page brings the words of the brand into the module graph of the server.
  await player.goto('/m/home');
  const socket = editor.waitForEvent('websocket');
  await editor.goto('/keystatic/collection/help/create');
  await fillField(editor, 'Folder', 'half-typed');
  const announced = (await socket).waitForEvent('framereceived', ({ payload }) => payload.includes('full-reload'));
  appendFileSync(join(server.folder, 'src/content/words/kidlat.yaml'), '# Changed by another editor.\n');
  await announced;

  let loads = 0;
  editor.on('load', () => {
    loads += 1;
  });
  await fillField(editor, 'Number', '690');
  await expect(editor.getByRole('textbox', { name: 'Folder', exact: true })).toHaveValue('half-typed');
  expect(loads).toBe(0);
  await editor.getByRole('link', { name: 'Banners, news, pop-ups' }).first().click();
  await expect.poll(() => loads).toBe(1);
});

test('a photo is shown as soon as it was added, also in a form that was open before', { tag: '@long' }, async ({
  editor,
  server,
}) => {
  await editor.goto('/keystatic/collection/announcements/create');
  await editor.getByText('Choose a picture').click();
  mkdirSync(join(server.folder, 'public/content'), { recursive: true });
  writeFileSync(join(server.folder, 'public/content/late.webp'), 'not read');
  await editor.getByText('Choose a picture').click();
  await editor.getByText('Choose a picture').click();
  await expect(editor.getByRole('radio', { name: '/content/late.webp' })).toBeVisible();
  expect((await editor.request.get('/content/late.webp')).status()).toBe(200);
});

test('a save that is requested before the list of entries has arrived continues with it', { tag: '@long' }, async ({
  editor,
}) => {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await editor.route('**/api/keystatic/tree', async (route) => {
    await released;
    await route.continue();
  });
  await editor.goto('/keystatic/collection/help/create');
  await fillField(editor, 'Folder', 'early-save');
  await fillField(editor, 'Number', '691');
  await fillField(editor, 'Order', '1');
  await fillBoth(editor, 'Topic', { en: 'Early', fil: 'Maaga' });
  await editor.getByRole('button', { name: 'Create' }).click();
  await expect(editor.getByText('Your save continues in a moment.')).toBeVisible();
  release();
  await expect(editor.getByLabel('Your name')).toBeVisible();
});
