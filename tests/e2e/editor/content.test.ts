import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Locator, type Page } from 'playwright/test';
import sharp from 'sharp';
import { dayOf } from '#lib/dates/market-time.ts';
import { dayMs } from '#lib/dates/units.ts';
import { phonePhoto } from '#tests/support/editor-photo.ts';
import { test } from '#tests/support/editor-server.ts';
import { article, notices, topics } from '#tests/support/screen/content.ts';
import { addToText, chooseOption, expectSaved, fillBoth, fillField, saveEntry } from '#tests/support/screen/editor.ts';
import { offers } from '#tests/support/screen/home.ts';

// One server for all tests of this file.
test.describe.configure({ mode: 'default', timeout: 360_000 });

/** Opens the form of a new banner, announcement or pop-up, and fills its first fields. */
const startAnnouncement = async (
  editor: Page,
  { folder, number, kind }: { readonly folder: string; readonly number: number; readonly kind: string },
): Promise<void> => {
  await editor.goto('/keystatic/collection/announcements/create');
  await fillField(editor, 'Folder', folder);
  await fillField(editor, 'Number', String(number));
  await fillField(editor, 'Order', '1');
  await chooseOption(editor, 'Kind', kind);
};

const naturalWidth = (picture: Locator): Promise<number> =>
  picture.evaluate((it) => (it instanceof HTMLImageElement ? it.naturalWidth : 0));

test('a banner shows an uploaded photo, cut and without the place where it was taken', { tag: '@long' }, async ({
  editor,
  player,
  server,
}) => {
  await startAnnouncement(editor, { folder: 'payday-banner', number: 130, kind: 'Banner in the carousel' });
  await fillBoth(editor, 'Title', { en: 'Payday is here', fil: 'Sahod na!' });
  await editor.getByText('Choose a picture').click();
  const drawn = editor.getByRole('listitem').filter({ hasText: 'Drawn: welcome' }).locator('img');
  // The simulator draws all banners of the list.
  await expect.poll(() => naturalWidth(drawn), { timeout: 60_000 }).toBeGreaterThan(0);
  await editor.getByText('Add a photo').click();
  await editor.getByLabel('Photo', { exact: true }).setInputFiles(await phonePhoto());
  await editor.getByLabel('Name of the file').fill('payday jeepney');
  await editor.getByRole('button', { name: 'Add photo' }).click();
  await expect(editor.getByRole('img', { name: 'Chosen: /content/payday-jeepney.webp' })).toBeVisible();
  await fillField(editor, 'Leads to', '/m/activity');
  await saveEntry(editor, 'Ana', 'Payday');
  await expectSaved(editor);

  const saved = await sharp(readFileSync(join(server.folder, 'public/content/payday-jeepney.webp'))).metadata();
  expect(saved).toMatchObject({ format: 'webp', width: 780, height: 400 });
  expect(saved.exif).toBeUndefined();
  await player.goto('/m/home');
  const banner = offers(player).getByRole('link', { name: 'Payday is here' });
  await expect(banner).toHaveAttribute('href', '/m/activity');
  await expect.poll(() => naturalWidth(banner.locator('img'))).toBeGreaterThan(0);
  await player.goto('/ty/m/home');
  await expect(player.getByRole('link', { name: 'Sahod na!' })).toBeVisible();
});

test('an announcement from Friday 18:00 to Monday 06:00 shows between these minutes', { tag: '@long' }, async ({
  editor,
  player,
  sim,
}) => {
  const now = await sim.clock.now();
  const dayAfter = (days: number): string => dayOf(now + days * dayMs);
  const untilFriday = [1, 2, 3, 4, 5, 6, 7].find((days) => new Date(dayAfter(days)).getUTCDay() === 5) ?? 0;
  const [friday, monday] = [dayAfter(untilFriday), dayAfter(untilFriday + 3)];
  await startAnnouncement(editor, {
    folder: 'weekend-support',
    number: 230,
    kind: 'News, in the list of announcements',
  });
  await fillField(editor, 'First day (Manila)', `${friday} 18:00`);
  await fillField(editor, 'Last day (Manila)', `${monday} 06:00`);
  await fillBoth(editor, 'Title', {
    en: 'Live chat is slower this weekend',
    fil: 'Mas matagal ang live chat ngayong weekend',
  });
  await fillField(editor, 'Text in English', 'We answer within 10 minutes.');
  await fillField(editor, 'Text in Filipino', 'Sasagot kami sa loob ng 10 minuto.');
  await saveEntry(editor, 'Ana', 'Fewer people on duty');
  await expectSaved(editor);

  await sim.clock.follow(player);
  const notice = notices(player).filter({ hasText: 'Live chat is slower this weekend' });
  for (const [moment, count] of [
    [`${friday}T17:59:00+08:00`, 0],
    [`${friday}T18:00:00+08:00`, 1],
    [`${monday}T05:59:00+08:00`, 1],
    [`${monday}T06:00:00+08:00`, 0],
  ] as const) {
    await sim.clock.set(moment);
    await player.goto('/m/notice');
    await expect(notices(player).first()).toBeVisible();
    await expect(notice, moment).toHaveCount(count);
  }
  await sim.clock.set(`${friday}T20:00:00+08:00`);
  await player.goto('/ty/m/home');
  await expect(player.getByText('Mas matagal ang live chat ngayong weekend').first()).toBeAttached();
});

test('a pop-up for new members shows to them in their first 7 days and to nobody else', { tag: '@long' }, async ({
  editor,
  player,
  playerOf,
  sim,
  signIn,
}) => {
  await startAnnouncement(editor, { folder: 'first-steps', number: 330, kind: 'Pop-up on home' });
  await chooseOption(editor, 'Who sees it', 'Members in their first 7 days');
  await fillField(editor, 'First day (Manila)', dayOf(await sim.clock.now()));
  await fillBoth(editor, 'Title', { en: 'Your first steps', fil: 'Mga unang hakbang mo' });
  await fillField(editor, 'Text in English', 'Set a deposit limit before you start.');
  await fillField(editor, 'Text in Filipino', 'Mag-set ng deposit limit bago magsimula.');
  await saveEntry(editor, 'Ana', 'Welcome');
  await expectSaved(editor);

  const hasPopup = async (visitor: Page): Promise<boolean> => {
    await visitor.goto('/m/home');
    const dialog = visitor.getByRole('dialog');
    await expect(dialog).toBeVisible();
    const next = dialog.getByRole('button', { name: 'Next' });
    for (;;) {
      if (await dialog.getByText('Set a deposit limit before you start.').isVisible()) return true;
      if (!(await next.isVisible()) || (await next.isDisabled())) return false;
      await next.click();
    }
  };
  expect(await hasPopup(player), 'guest').toBe(false);
  // The same tab: what the guest received is not shown again to the member.
  await player.evaluate(() => sessionStorage.removeItem('NOTICE_POP'));
  await signIn('newbie01');
  expect(await hasPopup(player), 'new member').toBe(true);

  const member = await playerOf('player01');
  expect(await hasPopup(member), 'member of long').toBe(false);
  await sim.clock.advance('8d');
  const later = await playerOf('newbie01');
  expect(await hasPopup(later), 'member after 8 days').toBe(false);
});

test('a changed legal text shows in both languages with the day of the change', async ({ editor, player }) => {
  await editor.goto('/keystatic/collection/pages/item/agreement');
  await fillField(editor, 'Day of the last change', '2026-11-28');
  await addToText(editor, 'Text in English', 'We announce a change 30 days before it applies.');
  await addToText(editor, 'Text in Filipino', 'Ina-announce namin ang pagbabago 30 araw bago ito ipatupad.');
  await saveEntry(editor, 'Ana', 'Notice of changes, asked for by the regulator');
  await expectSaved(editor);

  await player.goto('/m/useragreement');
  await expect(player.getByText('We announce a change 30 days before it applies.')).toBeVisible();
  await expect(player.getByText('Updated').first()).toContainText('Nov 28, 2026');
  await player.goto('/ty/m/useragreement');
  await expect(player.getByText('Ina-announce namin ang pagbabago 30 araw bago ito ipatupad.')).toBeVisible();
});

test('a new help topic shows its questions and its picture with a description', { tag: '@long' }, async ({
  editor,
  player,
}) => {
  await editor.goto('/keystatic/collection/help/create');
  await fillField(editor, 'Folder', 'gcash-qr');
  await fillField(editor, 'Number', '660');
  await fillField(editor, 'Order', '1');
  await fillBoth(editor, 'Topic', { en: 'Pay with a QR code', fil: 'Magbayad gamit ang QR code' });
  for (const [index, [label, question, answer, alt]] of [
    ['Text in English', 'Where is the code?', 'On the deposit page.', 'The code below the amount'] as const,
    ['Text in Filipino', 'Nasaan ang code?', 'Nasa deposit page.', 'Ang code sa ilalim ng amount'] as const,
  ].entries()) {
    const text = editor.getByRole('textbox', { name: label });
    await text.click();
    await editor.getByRole('button', { name: 'Text block' }).nth(index).click();
    await editor.getByRole('option', { name: 'Heading 2' }).click();
    await text.pressSequentially(question);
    await text.press('Enter');
    await text.pressSequentially(answer);
    await text.press('Enter');
    const chooser = editor.waitForEvent('filechooser');
    await editor.getByRole('button', { name: 'Image' }).nth(index).click();
    await (await chooser).setFiles(await phonePhoto());
    await text.locator('img[data-filename]').click();
    await editor.getByRole('button', { name: 'Describe the picture' }).nth(index).click();
    const dialog = editor.getByRole('dialog', { name: 'Image details' });
    await dialog.getByRole('textbox', { name: 'Alt text' }).fill(alt);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toBeHidden();
  }
  await saveEntry(editor, 'Ana', 'Many questions about the code');
  await expectSaved(editor);

  await player.goto('/m/help');
  await topics(player).filter({ hasText: 'Pay with a QR code' }).click();
  await expect(article(player).getByText('Where is the code?')).toBeVisible();
  await expect(article(player).getByText('On the deposit page.')).toBeVisible();
  const picture = article(player).getByRole('img', { name: 'The code below the amount' });
  await expect.poll(() => naturalWidth(picture)).toBe(780);
});

test('a text of the deposit page changes for one brand, in both languages', { tag: '@long' }, async ({
  editor,
  player,
  server,
  signIn,
}) => {
  await signIn('player01');
  await editor.goto('/keystatic-words');
  await editor.getByLabel('Words on the screen').fill('money you can afford to lose');
  await editor.getByRole('button', { name: 'Find words' }).click();
  await expect(editor.getByRole('row').nth(1)).toContainText('cashierDeposit.means');
  await editor.goto('/keystatic/singleton/words-kidlat');
  await editor.getByRole('button', { name: 'Add', exact: true }).click();
  const dialog = editor.getByRole('dialog', { name: 'Add item' });
  for (const [label, value] of Object.entries({
    Text: 'cashierDeposit.means',
    English: 'Deposit only what you can spare.',
    Filipino: 'Gastusin lang ang kaya mo.',
  }))
    await dialog.getByRole('textbox', { name: label, exact: true }).fill(value);
  await dialog.getByRole('button', { name: 'Add' }).click();
  await saveEntry(editor, 'Ana', 'Words of our market');
  await expectSaved(editor);

  for (const [path, words] of [
    ['/m/voucherCenter', 'Deposit only what you can spare.'],
    ['/ty/m/voucherCenter', 'Gastusin lang ang kaya mo.'],
  ] as const)
    await expect(async () => {
      await player.goto(path);
      await expect(player.getByText(words)).toBeVisible({ timeout: 5_000 });
    }).toPass();
  const [other, usual] = [server.folder, '.'].map((folder) =>
    readFileSync(join(folder, 'src/content/words/perya.yaml'), 'utf8'),
  );
  expect(other).toBe(usual);
});
