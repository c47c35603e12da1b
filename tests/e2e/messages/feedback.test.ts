// @long

import { expectAccessible } from '#tests/support/axe.ts';
import { endSession, logInAgain } from '#tests/support/expired-session.ts';
import { field } from '#tests/support/forms.ts';
import { holdResponses } from '#tests/support/held-response.ts';
import { waitForIdlePage } from '#tests/support/page-idle.ts';
import { exifSegment, jpegWith } from '#tests/support/pictures.ts';
import { chooseLanguage } from '#tests/support/screen/frame.ts';
import { expect, test } from '#tests/support/test.ts';

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const picture = (name: string, buffer: Buffer = png) => ({ name, mimeType: 'image/png', buffer });

test.beforeEach(({ signIn }) => signIn('agent41'));

test('feedback with photos can be sent and has a reference number, and its reply appears later', {
  tag: ['@R033', '@R241', '@A83', '@engines'],
}, async ({ page, sim }) => {
  await page.goto('/m/feedback');
  await field(page, 'Your message').fill('The reels stopped');
  await expect(page.getByText('17 of 140')).toBeVisible();
  await page.getByLabel('Add photo').setInputFiles([picture('one.png'), picture('two.png')]);
  await expect(page.getByRole('group', { name: 'Photos' }).getByRole('img')).toHaveCount(2);
  await page.getByRole('button', { name: 'Remove two.png' }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Feedback sent' })).toBeVisible();
  const [sent] = await sim.requests({ path: '/wps/feedback', method: 'PUT' });
  const { id = '' } = (sent?.replyBody as { value: { id: string } } | undefined)?.value ?? {};
  await expect(page.getByText(`Your reference number is ${id}.`)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Copy reference number' })).toBeVisible();
  const card = page.getByRole('region', { name: 'Previous feedback' }).getByRole('listitem').first();
  await expect(card).toContainText('1 photo');
  await expect(card).toContainText('Under review');
  await expect(card).toContainText(/\d{1,2}:\d\d [AP]M/);
  await sim.clock.advance('21m');
  await page.reload();
  await expect(page.getByRole('region', { name: 'Previous feedback' }).getByRole('listitem').first()).toContainText(
    'Our reply',
  );
});

test('photos are validated by content, number and size, and a text that is too long is kept', {
  tag: ['@R216', '@A83'],
}, async ({ page, sim }) => {
  await page.goto('/m/feedback');
  await page
    .getByLabel('Add photo')
    .setInputFiles([
      picture('fake.png', Buffer.from('<svg onload="x">')),
      picture('big.png', Buffer.concat([png, Buffer.alloc(5 * 1024 * 1024)])),
    ]);
  await expect(page.getByText('fake.png is not a PNG or JPG image')).toBeVisible();
  await expect(page.getByText('big.png is larger than 5 MB')).toBeVisible();
  await page.getByLabel('Add photo').setInputFiles(['1', '2', '3', '4'].map((nth) => picture(`${nth}.png`)));
  await expect(page.getByText('4.png was not added')).toBeVisible();
  await field(page, 'Your message').fill('a'.repeat(143));
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByText('3 too many')).toBeVisible();
  await expect(field(page, 'Your message')).toHaveValue('a'.repeat(143));
  expect(await sim.requests({ path: '/wps/feedback', method: 'PUT' })).toEqual([]);
});

test('photos are sent without the place where they were taken, and HEIC and PDF have their own message', {
  tag: ['@R216', '@R241'],
}, async ({ page }) => {
  const files = [
    { name: 'home.jpg', mimeType: 'image/jpeg', buffer: jpegWith([exifSegment({ orientation: 6 })]) },
    picture('photo.jpg', Buffer.from('\0\0\0\x18ftypheic\0\0\0\0', 'latin1')),
    picture('scan.pdf', Buffer.concat([Buffer.from('%PDF-1.7'), Buffer.alloc(5 * 1024 * 1024)])),
  ];
  await page.goto('/ty/m/feedback');
  await page.getByLabel('Magdagdag ng photo').setInputFiles(files);
  await expect(page.getByText('HEIC photo ang photo.jpg. I-\u2060save ito bilang JPG')).toBeVisible();
  await expect(page.getByText('PDF ang scan.pdf. Idagdag na lang ang screenshot')).toBeVisible();
  await page.goto('/m/feedback');
  await field(page, 'Your message').fill('Where I live');
  await page.getByLabel('Add photo').setInputFiles(files);
  await expect(page.getByText('photo.jpg is a HEIC photo. Save it as JPG')).toBeVisible();
  await expect(page.getByText('scan.pdf is a PDF. Add a screenshot')).toBeVisible();
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  // The simulator refuses a picture with a position.
  await expect(page.getByRole('heading', { name: 'Feedback sent' })).toBeVisible();
});

test('a session that ends while feedback is written shows the login popup and keeps text and photos', {
  tag: ['@R219', '@R241'],
}, async ({ page, sim }) => {
  await page.goto('/m/feedback');
  // Pending background requests of the page would detect the end of the session first.
  await waitForIdlePage(page);
  await field(page, 'Your message').fill('Still here');
  await page.getByLabel('Add photo').setInputFiles([picture('one.png')]);
  await expect(page.getByRole('group', { name: 'Photos' }).getByRole('img')).toHaveCount(1);
  await endSession(page, sim);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await logInAgain(page, 'agent41');
  await expect(field(page, 'Your message')).toHaveValue('Still here');
  await expect(page.getByRole('group', { name: 'Photos' }).getByRole('img')).toHaveCount(1);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Feedback sent' })).toBeVisible();
});

test('feedback sent without a network keeps text and photos and can be sent again', { tag: '@R241' }, async ({
  page,
  context,
  watch,
}) => {
  watch.expectError(/ERR_INTERNET_DISCONNECTED/);
  await page.goto('/m/feedback');
  await field(page, 'Your message').fill('Still here');
  await page.getByLabel('Add photo').setInputFiles([picture('one.png')]);
  await expect(page.getByRole('group', { name: 'Photos' }).getByRole('img')).toHaveCount(1);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByText('Your text and photos are still here')).toBeVisible();
  await expect(field(page, 'Your message')).toHaveValue('Still here');
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Feedback sent' })).toBeVisible();
});

test('a feedback draft survives a reload until it is sent', { tag: '@R241' }, async ({ page }) => {
  await page.goto('/m/feedback');
  await page.getByRole('radio', { name: 'Deposit' }).check();
  await field(page, 'Your message').fill('Still here');
  await expect(page.getByText('10 of 140')).toBeVisible();
  await page.reload();
  await expect(field(page, 'Your message')).toHaveValue('Still here');
  await expect(page.getByRole('radio', { name: 'Deposit' })).toBeChecked();
  await expect(page.getByText('10 of 140')).toBeVisible();
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Feedback sent' })).toBeVisible();
  await page.reload();
  await expect(field(page, 'Your message')).toHaveValue('');
});

test('pictures that are chosen while others are read are added to them', { tag: '@R241' }, async ({ page }) => {
  await page.goto('/m/feedback');
  const input = page.getByLabel('Add photo');
  await input.evaluate(
    (element: HTMLInputElement, bytes) => {
      for (const name of ['one.png', 'two.png']) {
        const chosen = new DataTransfer();
        chosen.items.add(new File([new Uint8Array(bytes)], name, { type: 'image/png' }));
        element.files = chosen.files;
        element.dispatchEvent(new Event('change', { bubbles: true }));
      }
    },
    [...png],
  );
  for (const name of ['one.png', 'two.png'])
    await expect(page.getByRole('button', { name: `Remove ${name}` })).toBeVisible();
});

test('a further page of earlier feedback that fails says so and can be retried', { tag: '@R033' }, async ({
  page,
  sim,
}) => {
  await sim.override('feedbackList', { patch: { totalPages: 2, total: 11 } });
  await page.goto('/m/feedback');
  const more = page.getByRole('button', { name: 'Load more' });
  await expect(more).toBeVisible();
  await sim.faults({ endpoint: 'feedbackList', kind: 'error', code: 'system.unknown' });
  await more.click();
  await expect(page.getByRole('alert').filter({ hasText: 'Something went wrong' })).toBeVisible();
  await sim.faults();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeHidden();
});

test('three pictures are kept of those that are chosen while others are read', { tag: ['@R241', '@A83'] }, async ({
  page,
}) => {
  await page.goto('/m/feedback');
  await page.getByLabel('Add photo').evaluate(
    (element: HTMLInputElement, bytes) => {
      for (const names of [
        ['1.png', '2.png'],
        ['3.png', '4.png'],
      ]) {
        const chosen = new DataTransfer();
        for (const name of names) chosen.items.add(new File([new Uint8Array(bytes)], name, { type: 'image/png' }));
        element.files = chosen.files;
        element.dispatchEvent(new Event('change', { bubbles: true }));
      }
    },
    [...png],
  );
  await expect(page.getByText(/\d.png was not added/)).toBeVisible();
  await expect(page.getByRole('group', { name: 'Photos' }).getByRole('img')).toHaveCount(3);
});

test('a further page that fails after the list was reloaded says so and can be retried', { tag: '@R033' }, async ({
  page,
  sim,
}) => {
  await sim.override('feedbackList', { patch: { totalPages: 2, total: 11 } });
  await page.goto('/m/feedback');
  const further = await holdResponses(page, /feedback.*page=2/);
  await page.getByRole('button', { name: 'Load more' }).click();
  const reloaded = page.waitForResponse(/feedback.*page=1/);
  await chooseLanguage(page, 'Filipino');
  await reloaded;
  await sim.faults({ endpoint: 'feedbackList', kind: 'error', code: 'system.unknown' });
  further.release();
  await expect(page.getByRole('alert').filter({ hasText: 'problema' })).toBeVisible();
  await sim.faults();
  await page.getByRole('button', { name: 'Subukan ulit' }).click();
  await expect(page.getByRole('button', { name: 'Subukan ulit' })).toBeHidden();
});
