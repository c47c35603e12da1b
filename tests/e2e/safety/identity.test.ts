import type { Locator, Page } from 'playwright/test';
import { expectAccessible } from '#tests/support/axe.ts';
import { field } from '#tests/support/forms.ts';
import { seedPassword } from '#tests/support/login-session.ts';
import { expect, test } from '#tests/support/test.ts';

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const picture = { name: 'camera.png', mimeType: 'image/png', buffer: png };

const next = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Continue', exact: true });
const slot = (page: Page, name: string) => page.getByRole('listitem', { name });

/** Completes the steps up to the pictures. */
const enterDetails = async (page: Page): Promise<void> => {
  await page.getByRole('radio', { name: 'UMID' }).check();
  await next(page).click();
  await page.getByLabel('ID number').fill('0111-2345678-9');
  await next(page).click();
  await expect(page.getByRole('heading', { name: 'Add pictures' })).toBeFocused();
};

test('a large withdrawal leads to identity verification and back to the form with its amount', {
  tag: ['@X37', '@R263'],
}, async ({ page, sim, signIn }) => {
  await signIn('player01');
  await sim.apply('identity.required');
  await page.goto('/m/withdraw');
  await expect(page.getByText('Verify your identity to withdraw more than ₱500 a day.')).toBeVisible();
  await field(page, 'Amount').fill('600');
  await field(page, 'Withdrawal password').fill('246810');
  await page.getByRole('main').getByRole('button', { name: 'Withdraw', exact: true }).click();
  await page.getByRole('alert').getByRole('link', { name: 'Verify identity' }).click();
  await expectAccessible(page);
  await next(page).focus();
  await enterDetails(page);
  await expectAccessible(page);
  await next(page).click();
  await expect(page.getByText('Add the missing pictures to continue.')).toBeVisible();
  for (const name of ['Front of ID', 'Back of ID', 'Selfie with your ID']) {
    await page.getByLabel(`Add picture: ${name}`).setInputFiles(picture);
    await expect(slot(page, name).getByText('Uploaded')).toBeVisible();
  }
  await next(page).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Front of ID' }).locator('img')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Submit for review' }).click();
  const check = page.getByRole('dialog');
  await field(check, 'Login password').fill(seedPassword);
  await check.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { name: 'We’re reviewing your documents' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to withdrawal' }).click();
  await expect(field(page, 'Amount')).toHaveValue('600');
  await expect(page.getByText('Until then you can withdraw up to ₱500 a day.')).toBeVisible();
});

test('an upload resumes after a lost connection, and a file that is not an image is rejected', {
  tag: '@X37',
}, async ({ page, sim, signIn, watch }) => {
  watch.expectError(/ERR_FAILED|ERR_INTERNET|Failed to load/);
  await signIn('player01');
  await sim.apply('identity.none');
  await page.goto('/m/member/identity');
  await enterDetails(page);
  await page
    .getByLabel('Add picture: Front of ID')
    .setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('<svg/>') });
  await expect(page.getByText('This file is not a picture.')).toBeVisible();
  await page.route('**/wps/safety/identity/picture', (route) => route.abort());
  await page.getByLabel('Replace: Front of ID').setInputFiles(picture);
  await expect(page.getByText('The upload stopped.')).toBeVisible();
  await page.unroute('**/wps/safety/identity/picture');
  await page.getByRole('button', { name: 'Resume upload' }).click();
  await expect(slot(page, 'Front of ID').getByText('Uploaded')).toBeVisible();
  await page.reload();
  await expect(slot(page, 'Front of ID').getByText('Uploaded')).toBeVisible();
});

test('a reload keeps the step and what was typed until the documents are submitted', {
  tag: '@X37',
}, async ({ page, sim, signIn }) => {
  await signIn('player01');
  await sim.apply('identity.none');
  await page.goto('/m/member/identity');
  await page.getByRole('radio', { name: 'UMID' }).check();
  await next(page).click();
  await page.getByLabel('ID number').fill('0111-23');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Enter your details' })).toBeVisible();
  await expect(page.getByLabel('ID number')).toHaveValue('0111-23');
  await page.getByLabel('ID number').fill('0111-2345678-9');
  await next(page).click();
  for (const name of ['Front of ID', 'Back of ID', 'Selfie with your ID']) {
    await page.getByLabel(`Add picture: ${name}`).setInputFiles(picture);
    await expect(slot(page, name).getByText('Uploaded')).toBeVisible();
  }
  await page.reload();
  await expect(page.getByText('Step 3 of 4')).toBeVisible();
  await expect(slot(page, 'Selfie with your ID').getByText('Uploaded')).toBeVisible();
  await next(page).click();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Check and submit' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('0111-2345678-9');
  await page.getByRole('button', { name: 'Submit for review' }).click();
  const check = page.getByRole('dialog');
  await field(check, 'Login password').fill(seedPassword);
  await check.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { name: 'We’re reviewing your documents' })).toBeVisible();
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain('2345678');
});

test('a picture can be chosen from the phone as well as taken, and HEIC and PDF have their own message', {
  tag: '@X37',
}, async ({ page, sim, signIn }) => {
  await signIn('player01');
  await sim.apply('identity.none');
  await page.goto('/m/member/identity');
  await enterDetails(page);
  await expect(page.locator('input[type=file]')).toHaveCount(3);
  await expect(page.locator('input[capture]')).toHaveCount(0);
  const choose = async (label: string, start: string, text: string): Promise<void> => {
    const buffer = Buffer.from(start, 'latin1');
    await page.getByLabel(label).setInputFiles({ name: 'id', mimeType: 'image/png', buffer });
    await expect(page.getByText(text)).toBeVisible();
  };
  const heic = '\0\0\0\x18ftypheic\0\0\0\0';
  await choose('Add picture: Front of ID', heic, 'We can’t open this HEIC photo.');
  await choose('Add picture: Back of ID', '%PDF-1.7', 'This file is a PDF.');
  await expect(page.getByRole('button', { name: 'Resume upload' })).toHaveCount(0);
  await page.goto('/ty/m/member/identity');
  await choose('Magdagdag ng picture: Harap ng ID', heic, 'Hindi namin mabuksan ang HEIC photo na ito.');
  await choose('Magdagdag ng picture: Likod ng ID', '%PDF-1.7', 'PDF ang file na ito.');
});

const states = [
  ['identity.pending', 'Under review', 'We’re reviewing your documents', 'Nire-\u2060review namin ang documents mo'],
  ['identity.more-needed', 'New pictures needed', 'We need new pictures', 'Kailangan namin ng bagong picture'],
  ['identity.approved', 'Verified', 'Your identity is verified', 'Verified na ang identity mo'],
  [
    'identity.rejected',
    'Verification failed',
    'We couldn’t verify your identity',
    'Hindi namin na-\u2060verify ang identity mo',
  ],
  ['identity.expired', 'Expired', 'Your verification has expired', 'Expired na ang verification mo'],
] as const;

test('each verification state has its own heading in both languages and its status in the member centre', {
  tag: ['@X37', '@long'],
}, async ({ page, sim, signIn }) => {
  await signIn('player01');
  for (const [scenario, status, en, fil] of states) {
    await sim.reset();
    await signIn('player01');
    await sim.apply(scenario);
    await page.goto('/m/member/identity');
    await expect(page.getByRole('heading', { name: en })).toBeVisible();
    await expectAccessible(page);
    await page.goto('/ty/m/member/identity');
    await expect(page.getByRole('heading', { name: fil })).toBeVisible();
    await page.goto('/m/mine');
    await expect(page.getByRole('link', { name: `Identity verification ${status}` })).toBeVisible();
  }
});

/** Presses Tab until an element has the focus. */
const tabTo = async (page: Page, target: Locator): Promise<void> => {
  for (let presses = 0; presses < 40; presses += 1) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((it) => it === document.activeElement)) return;
  }
  await expect(target).toBeFocused();
};

const press = async (page: Page, name: string, key = 'Enter'): Promise<void> => {
  await tabTo(page, page.getByRole('main').getByRole('button', { name, exact: true }));
  await page.keyboard.press(key);
};

/** Opens the camera of a picture by keyboard and takes the picture. */
const takeByKeyboard = async (page: Page, label: string): Promise<void> => {
  await tabTo(page, page.getByLabel(label));
  // Headless Chromium drops some presses on a file field.
  await expect(async () => {
    const opened = page.waitForEvent('filechooser', { timeout: 2000 });
    await Promise.all([opened, page.keyboard.press('Space')]);
    await (await opened).setFiles(picture);
  }).toPass();
};

/** Submits by keyboard and confirms with the password. */
const submitByKeyboard = async (page: Page): Promise<void> => {
  await press(page, 'Submit for review');
  await expect(field(page.getByRole('dialog'), 'Login password')).toBeFocused();
  await page.keyboard.type(seedPassword);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'We’re reviewing your documents' })).toBeVisible();
};

test('requested pictures start at their step and are retaken by keyboard, with a stopped upload resumed', {
  tag: '@X37',
}, async ({ page, sim, signIn, watch }) => {
  watch.expectError(/ERR_FAILED|ERR_INTERNET|Failed to load/);
  await signIn('player01');
  await sim.apply('identity.more-needed');
  await page.goto('/m/member/identity');
  await expect(page.getByText('Step 1 of 2')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Add pictures' })).toBeVisible();
  await expect(page.getByText('Back of ID, Selfie with your ID')).toBeVisible();
  await expect(slot(page, 'Front of ID')).toHaveCount(0);
  await page.route('**/wps/safety/identity/picture', (route) => route.abort());
  await takeByKeyboard(page, 'Add picture: Back of ID');
  await expect(page.getByText('The upload stopped.')).toBeVisible();
  await page.unroute('**/wps/safety/identity/picture');
  await press(page, 'Resume upload', 'Space');
  await expect(slot(page, 'Back of ID').getByText('Uploaded')).toBeVisible();
  await takeByKeyboard(page, 'Add picture: Selfie with your ID');
  await expect(slot(page, 'Selfie with your ID').getByText('Uploaded')).toBeVisible();
  await press(page, 'Continue');
  await expect(page.getByRole('heading', { name: 'Check and submit' })).toBeFocused();
  await expect(page.getByRole('main')).toContainText('•••• 6789');
  await submitByKeyboard(page);
});

test('after a rejection all steps can be completed by keyboard', { tag: ['@X37', '@long'] }, async ({
  page,
  sim,
  signIn,
}) => {
  await signIn('player01');
  await sim.apply('identity.rejected');
  await page.goto('/m/member/identity');
  await tabTo(page, page.getByRole('radio', { name: 'UMID' }));
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('radio', { name: 'Philippine passport' })).toBeChecked();
  await press(page, 'Continue');
  await tabTo(page, page.getByLabel('ID number'));
  await page.keyboard.type('P1234567A');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Add pictures' })).toBeFocused();
  for (const name of ['Front of ID', 'Selfie with your ID']) {
    await takeByKeyboard(page, `Add picture: ${name}`);
    await expect(slot(page, name).getByText('Uploaded')).toBeVisible();
  }
  await press(page, 'Continue');
  await submitByKeyboard(page);
});

test('another ID can be used instead of taking pictures again, and an expired one starts with its kind', {
  tag: ['@X37', '@long'],
}, async ({ page, sim, signIn }) => {
  await signIn('player01');
  await sim.apply('identity.more-needed');
  await page.goto('/m/member/identity');
  await press(page, 'Use another ID');
  await expect(page.getByRole('heading', { name: 'Choose your ID' })).toBeFocused();
  await expect(page.getByText('Step 1 of 4')).toBeVisible();
  await sim.apply('identity.approved');
  await sim.apply('identity.expired');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Choose your ID' })).toBeVisible();
  await expect(page.getByRole('radio', { name: 'UMID' })).toBeChecked();
});

test('a picture that is taken while an earlier one is prepared replaces it', { tag: ['@X37', '@long'] }, async ({
  page,
  sim,
  signIn,
}) => {
  await page.addInitScript(() => {
    const draw = createImageBitmap;
    const ready = new Promise<void>((resolve) => Object.assign(window, { prepareFirst: resolve }));
    let count = 0;
    Object.assign(window, {
      createImageBitmap: async (file: Blob) => {
        count += 1;
        if (count === 1) await ready;
        return draw(file);
      },
    });
  });
  await signIn('player01');
  await sim.apply('identity.none');
  await page.goto('/m/member/identity');
  await enterDetails(page);
  const front = slot(page, 'Front of ID');
  await front.locator('input[type=file]').setInputFiles(picture);
  await front.locator('input[type=file]').setInputFiles(picture);
  await expect(front.getByText('Uploaded')).toBeVisible();
  const preview = await front.locator('img').getAttribute('src');
  await page.evaluate(() => (window as unknown as { prepareFirst: () => void }).prepareFirst());
  // Is prepared and uploaded after the first one would be.
  const back = slot(page, 'Back of ID');
  await back.locator('input[type=file]').setInputFiles(picture);
  await expect(back.getByText('Uploaded')).toBeVisible();
  await expect(front.locator('img')).toHaveAttribute('src', preview ?? '');
  expect(await sim.requests({ path: '/wps/safety/identity/picture' })).toHaveLength(2);
});
