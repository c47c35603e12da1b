import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from 'playwright/test';
import sharp from 'sharp';
import { test } from '#tests/support/editor-server.ts';
import { addToText, expectSaved, fillBoth, fillField, saveEntry } from '#tests/support/screen/editor.ts';

// One server for all tests of this file.
test.describe.configure({ mode: 'default', timeout: 360_000 });

const startTopic = async (editor: Page, folder: string, number: string): Promise<void> => {
  await editor.goto('/keystatic/collection/help/create');
  await fillField(editor, 'Folder', folder);
  await fillField(editor, 'Number', number);
};

/** Writes a question with an answer. */
const writeQuestion = async (editor: Page, label: string, index: number, question: string): Promise<void> => {
  const text = editor.getByRole('textbox', { name: label });
  await text.click();
  await editor.getByRole('button', { name: 'Text block' }).nth(index).click();
  await editor.getByRole('option', { name: 'Heading 2' }).click();
  await text.pressSequentially(question);
  await text.press('Enter');
};

/** Pastes a file into the focused text. */
const paste = (editor: Page, label: string, { name, type, bytes }: { name: string; type: string; bytes: Buffer }) =>
  editor.getByRole('textbox', { name: label }).evaluate(
    (text, file) => {
      const clipboardData = new DataTransfer();
      const content = Uint8Array.from(atob(file.content), (letter) => letter.charCodeAt(0));
      clipboardData.items.add(new File([content], file.name, { type: file.type }));
      text.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    },
    { name, type, content: bytes.toString('base64') },
  );

test('a save lists the fields that are empty, leads to them and keeps what was typed', { tag: '@long' }, async ({
  editor,
}) => {
  await startTopic(editor, 'half-done', '0');
  await editor.getByRole('button', { name: 'Create' }).click();
  const refusal = editor.getByRole('alertdialog', { name: 'Not saved' });
  await expect(refusal.getByRole('listitem')).toHaveText([
    'Number must be at least 1',
    'Order is required',
    'Topic: English must not be empty',
    'Topic: Filipino must not be empty',
  ]);
  await refusal.getByRole('button', { name: 'Topic: Filipino must not be empty' }).click();
  const filipino = editor.getByRole('group', { name: /^Topic/ }).getByRole('textbox', { name: 'Filipino' });
  await expect(filipino).toBeFocused();
  await expect(filipino).toBeInViewport();
  await expect(editor.getByRole('textbox', { name: 'Folder', exact: true })).toHaveValue('half-done');
});

test('a save without a connection or after the login has ended says what to do, and can be repeated', {
  tag: '@long',
}, async ({ editor }) => {
  await startTopic(editor, 'offline', '672');
  await fillField(editor, 'Order', '1');
  await fillBoth(editor, 'Topic', { en: 'Offline', fil: 'Walang internet' });
  for (const [index, label, question] of [
    [0, 'Text in English', 'Can I play offline?'],
    [1, 'Text in Filipino', 'Puwede bang maglaro nang offline?'],
  ] as const) {
    await writeQuestion(editor, label, index, question);
    await addToText(editor, label, index === 0 ? 'No.' : 'Hindi.');
  }
  await editor.route('**/api/keystatic/update', (route) => route.abort());
  await saveEntry(editor, 'Ana', 'Often asked');
  await expect(editor.getByRole('alert')).toHaveText(/^Not saved\. The editor cannot be reached\./);
  await editor.unroute('**/api/keystatic/update');

  const cookies = await editor.context().cookies();
  await editor.context().clearCookies();
  await saveEntry(editor, 'Ana', 'Often asked');
  await expect(editor.getByRole('alert')).toHaveText(/^Not saved\. You are no longer logged in\./);
  await editor.context().addCookies(cookies);
  await saveEntry(editor, 'Ana', 'Often asked');
  await expectSaved(editor);
});

test('a pasted AVIF photo is saved as WebP, and a pasted HEIC photo is refused beside its text', {
  tag: '@long',
}, async ({ editor, server }) => {
  await editor.goto('/keystatic/collection/help/item/deposits');
  await addToText(editor, 'Text in English', 'See the picture.');
  await addToText(editor, 'Text in Filipino', 'Tingnan ang larawan.');
  const photo = sharp({ create: { width: 1600, height: 1200, channels: 3, background: '#2f7d4f' } });
  const [avif, heic] = [await photo.avif({ effort: 0 }).toBuffer(), Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic')];
  const texts = [['Text in English', 'The counter'] as const, ['Text in Filipino', 'Ang counter'] as const];
  await paste(editor, 'Text in English', { name: 'IMG 1.HEIC', type: 'image/heic', bytes: heic });
  await saveEntry(editor, 'Ana', 'Picture');
  const refusal = editor.getByRole('alertdialog', { name: 'Not saved' });
  await refusal.getByRole('button', { name: /^The picture img-1\.webp: This is a HEIC photo/ }).click();
  await editor.getByRole('textbox', { name: 'Text in English' }).press('ControlOrMeta+z');

  for (const [index, [label, alt]] of texts.entries()) {
    const text = editor.getByRole('textbox', { name: label });
    await text.press('ControlOrMeta+End');
    await paste(editor, label, { name: 'counter.avif', type: 'image/avif', bytes: avif });
    await text.locator('img[data-filename]').click();
    await editor.getByRole('button', { name: 'Describe the picture' }).nth(index).click();
    const dialog = editor.getByRole('dialog', { name: 'Image details' });
    await dialog.getByRole('textbox', { name: 'Alt text' }).fill(alt);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toBeHidden();
  }
  await saveEntry(editor, 'Ana', 'Picture');
  await expectSaved(editor);
  const saved = await sharp(readFileSync(join(server.folder, 'public/content/deposits/counter.webp'))).metadata();
  expect(saved).toMatchObject({ format: 'webp', width: 780 });
});
