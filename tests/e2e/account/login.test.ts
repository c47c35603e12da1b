import type { Locator, Page } from 'playwright/test';
import { expectAccessible } from '#tests/support/axe.ts';
import {
  captcha,
  captchaPicture,
  codeButton,
  field,
  fillForm,
  invalidField,
  paste,
  submitButton,
  submitForm,
} from '#tests/support/forms.ts';
import { holdResponses } from '#tests/support/held-response.ts';
import { hostileTargets, hostileTexts } from '#tests/support/hostile.ts';
import { hydratePage } from '#tests/support/hydrate-page.ts';
import { seedPassword } from '#tests/support/login-session.ts';
import { chooseLanguage, injected } from '#tests/support/screen/frame.ts';
import { deferred } from '#tests/support/stub-backend.ts';
import { expect, test } from '#tests/support/test.ts';

const open = async (page: Page, path = '/m/login'): Promise<void> => {
  await page.goto(path);
  await hydratePage(page);
};
const enter = async (page: Page, username: string, password: string): Promise<void> => {
  await fillForm(page, { Username: username, Password: password });
  await submitForm(page);
};
const session = (page: Page) => page.evaluate(() => JSON.parse(sessionStorage.getItem('MC_SESSION_INFO') ?? 'null'));

test('a member logs in with an encrypted request, and the session is stored', {
  tag: ['@R192', '@R224', '@R137', '@engines'],
}, async ({ page, sim }) => {
  const sent = page.waitForRequest('**/wps/session/login');
  await open(page);
  await enter(page, 'player01', seedPassword);
  await page.waitForURL('**/m/home');
  expect(await session(page)).toMatchObject({
    userName: 'player01',
    merchantCode: 'kidlatph',
    type: 0,
    firstTimeLogin: false,
  });
  const request = await sent;
  expect(await request.headerValue('encryption')).toMatch(/^RSA-OAEP-256; kid=/);
  expect(await request.headerValue('content-type')).toContain('application/json');
  const [call] = await sim.requests({ path: '/wps/session/login' });
  expect(call?.requestBody).toMatchObject({ username: 'player01', type: 0 });
});

test('text typed before hydration is kept', { tag: '@long' }, async ({ page }) => {
  await page.goto('/m/login', { waitUntil: 'commit' });
  await field(page, 'Username').fill('player01');
  await hydratePage(page);
  await expect(field(page, 'Username')).toHaveValue('player01');
});

test('empty fields show an error in both languages, and the first receives focus', {
  tag: ['@R215', '@R136', '@engines'],
}, async ({ page }) => {
  await open(page);
  await submitForm(page);
  await expect(page.getByText('Enter your username')).toBeVisible();
  await expect(field(page, 'Username')).toBeFocused();
  await chooseLanguage(page, 'Filipino');
  await expect(page.getByText('Ilagay ang username mo')).toBeVisible();
});

test('an empty login form sends no call while its messages are still loading', { tag: ['@R135', '@R145'] }, async ({
  page,
  sim,
}) => {
  const messages = await holdResponses(page, '**/static/words-*.json');
  await page.goto('/m/login');
  await submitForm(page);
  await expect(field(page, 'Username')).toBeFocused();
  messages.release();
  await expect(page.getByText('Enter your username')).toBeVisible();
  await expect(page.getByText('Enter your password')).toBeVisible();
  await expect(sim).not.toHaveCalled('login');
});

test('a captcha appears after three failed logins, gets a new image on tap and is required to log in', {
  tag: ['@R134', '@R135', '@engines'],
}, async ({ page, sim }) => {
  await open(page);
  for (let n = 0; n < 3; n += 1) {
    await expect(field(page, 'Captcha')).toHaveCount(0);
    const answered = page.waitForResponse('**/wps/session/login');
    await enter(page, 'player01', `wrong${n}`);
    await answered;
  }
  await expect(field(page, 'Captcha')).toBeVisible();
  const picture = captchaPicture(page);
  const first = await picture.getAttribute('src');
  await captcha(page).click();
  await expect(picture).not.toHaveAttribute('src', first ?? '');
  await enter(page, 'player01', seedPassword);
  await expect(page.getByText('Enter the answer to the math problem')).toBeVisible();
  await field(page, 'Captcha').fill((await sim.codes()).captchas[0]?.answer ?? '');
  await submitForm(page);
  await page.waitForURL('**/m/home');
});

for (const isReady of [true, false]) {
  test(`a member logs in with an SMS code sent ${isReady ? 'by the provider' : 'by the site'}`, {
    tag: ['@R129', '@R153', '@R206'],
  }, async ({ page, sim }) => {
    await sim.flags({ PROVIDER_READY: isReady });
    await open(page);
    await page.getByRole('tab', { name: 'Mobile number' }).click();
    await codeButton(page).click();
    await expect(field(page, 'Mobile number')).toBeFocused();
    await field(page, 'Mobile number').fill('0917 123 4567');
    const responded = page.waitForResponse(isReady ? '**/wps/provider/sendCode' : '**/sms/noLogin');
    await codeButton(page).click();
    await responded;
    await expect(codeButton(page)).toHaveText(/\d s$/);
    await field(page, 'SMS code').fill((await sim.codes()).sms[0]?.code ?? '');
    await submitForm(page);
    await page.waitForURL('**/m/home');
    expect((await session(page)).userName).toBe('player01');
    const body = (await sim.requests({ path: '/wps/session/login' })).at(-1)?.requestBody;
    expect(body).toMatchObject({ type: 1, countryDialingCode: '63', ...(isReady && { firebaseChannel: 'sms' }) });
  });
}

test('accepts an SMS code pasted in groups', { tag: ['@R129', '@R148', '@long'] }, async ({ page, sim }) => {
  await open(page);
  await page.getByRole('tab', { name: 'Mobile number' }).click();
  await field(page, 'Mobile number').fill('9171234567');
  await codeButton(page).click();
  await expect(codeButton(page)).toHaveText(/\d s$/);
  const code = (await sim.codes()).sms[0]?.code ?? '';
  const grouped = `${code.slice(0, 3)} ${code.slice(3)}`;
  await paste(field(page, 'SMS code'), grouped);
  await expect(field(page, 'SMS code')).toHaveValue(grouped);
  await submitForm(page);
  await page.waitForURL('**/m/home');
  expect((await session(page)).userName).toBe('player01');
});

test('the SMS code countdown survives a reload and ends after a minute', { tag: ['@R154', '@R153', '@long'] }, async ({
  page,
  sim,
}) => {
  await sim.flags({ PROVIDER_READY: false });
  await page.clock.install();
  await open(page);
  await page.getByRole('tab', { name: 'Mobile number' }).click();
  await field(page, 'Mobile number').fill('9171234567');
  await codeButton(page).click();
  await expect(codeButton(page)).toHaveText(/(60|59|58) s$/);
  await page.reload();
  await page.getByRole('tab', { name: 'Mobile number' }).click();
  await expect(codeButton(page)).toHaveText(/\d\d s$/);
  await sim.clock.advance('61s');
  await page.clock.runFor(61_000);
  await expect(codeButton(page)).toHaveText('Get code');
});

test('without its flag the login page offers no login by SMS', { tag: ['@R129', '@long'] }, async ({ page, sim }) => {
  await sim.flags({ MOBVERLOGIN3: false });
  await open(page);
  await expect(page.getByRole('tab')).toHaveCount(0);
  await expect(field(page, 'Username')).toBeVisible();
});

test('login providers depend on their flag, appear in username mode only and log in after consent', {
  tag: ['@R130', '@R246', '@long'],
}, async ({ page, sim }) => {
  await sim.flags({ GOOGLELOGIN3: true });
  await open(page);
  await expect(page.getByRole('button', { name: 'Facebook' })).toHaveCount(0);
  await page.getByRole('tab', { name: 'Mobile number' }).click();
  await expect(page.getByRole('button', { name: 'Google' })).toHaveCount(0);
  await page.getByRole('tab', { name: 'Username' }).click();
  await page.getByRole('button', { name: 'Google' }).click();
  await expect(page.getByRole('dialog', { name: 'Log in with Google' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('dialog').getByText('Maria Santos').click();
  await page.waitForURL('**/m/home');
  expect((await session(page)).userName).toMatch(/^maria/);
});

test('a tab selected while the form of another tab is loading stays selected', { tag: ['@R129', '@long'] }, async ({
  page,
}) => {
  await open(page);
  const mobile = await holdResponses(page, '**/_astro/MobileLoginForm*');
  const loaded = page.waitForResponse('**/_astro/MobileLoginForm*');
  await page.getByRole('tab', { name: 'Mobile number' }).click();
  await page.getByRole('tab', { name: 'Username' }).click();
  mobile.release();
  const address = (await loaded).url();
  await page.evaluate(async (url) => {
    await import(url);
    await new Promise((resolve) => setTimeout(resolve));
    await new Promise(requestAnimationFrame);
  }, address);
  await expect(page.getByRole('tab', { name: 'Username' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('tab', { name: 'Username' })).toBeFocused();
  await expect(field(page, 'Username')).toBeVisible();
});

test('the free account button starts a trial and shows an error when none is left', {
  tag: ['@R131', '@R193', '@R227', '@long'],
}, async ({ page, sim }) => {
  await sim.flags({ TRIALS_A_DAY: 0 });
  await open(page);
  await page.getByRole('button', { name: 'Try a free account' }).click();
  await expect(page.getByText('All free accounts for today are taken')).toBeVisible();
  await sim.flags({ TRIALS_A_DAY: 200 });
  await page.getByRole('button', { name: 'Try a free account' }).click();
  await page.waitForURL('**/m/home');
  expect(await session(page)).toMatchObject({ type: 4, merchantCode: 'kidlatphtrial' });
  expect(await page.evaluate(() => sessionStorage.getItem('TRIAL_NAME'))).toMatch(/^subok\d{6}$/);
});

test('the login page links to password recovery, registration, home and customer service', {
  tag: ['@R132', '@long'],
}, async ({ page }) => {
  await open(page);
  const links = await page
    .getByRole('main')
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(links).toEqual(['/m/forget', '/m/register', '/m/home', '/m/service']);
});

const support = (page: Page) => page.getByRole('main').getByRole('link', { name: 'Customer service' });

test('customer service tapped before the settings have loaded opens the address from the settings', {
  tag: ['@R132', '@A06', '@long'],
}, async ({ page }) => {
  const settings = await holdResponses(page, '**/wps/system/settings/consolidated*');
  const requested = page.waitForRequest('**/wps/system/settings/consolidated*');
  await page.goto('/m/login');
  await support(page).click();
  await requested;
  settings.release();
  await expect(page).toHaveURL(/\/m\/chat\?/);
});

test('customer service opens the service page of the site if the settings cannot be loaded', {
  tag: ['@R132', '@long'],
}, async ({ page }) => {
  await page.route('**/wps/system/settings/consolidated*', (route) => route.abort());
  await page.goto('/m/login');
  await support(page).click();
  await expect(page).toHaveURL(/\/m\/service$/);
});

test('a remembered login is filled in for its method only and never stored in clear text', {
  tag: ['@R209', '@R133', '@R210', '@long'],
}, async ({ page }) => {
  await open(page);
  await page.getByLabel('Remember me on this phone').check();
  await enter(page, 'player01', seedPassword);
  await page.waitForURL('**/m/home');
  const stored = await page.evaluate(() => JSON.stringify({ ...localStorage }));
  expect(stored).toContain('player01');
  expect(stored).not.toContain(seedPassword);
  expect(stored).not.toContain(Buffer.from(seedPassword).toString('base64'));
  await page.evaluate(() => sessionStorage.clear());
  await open(page);
  await expect(field(page, 'Password')).toHaveValue(seedPassword);
  await page.getByRole('tab', { name: 'Mobile number' }).click();
  await expect(field(page, 'Mobile number')).toHaveValue('');
  await page.getByRole('tab', { name: 'Username' }).click();
  await expect(field(page, 'Username')).toHaveValue('player01');
});

test('a member who chose to stay logged in is logged in automatically on the next visit', {
  tag: ['@R210', '@R209', '@long'],
}, async ({ page }) => {
  await open(page);
  await page.getByLabel('Remember me on this phone').check();
  await page.getByLabel('Keep me logged in').check();
  await enter(page, 'player01', seedPassword);
  await page.waitForURL('**/m/home');
  await page.evaluate(() => sessionStorage.clear());
  await page.goto('/m/home');
  await expect.poll(async () => (await session(page))?.userName).toBe('player01');
});

test('an open login popup closes when the automatic login succeeds', {
  tag: ['@A78', '@A25', '@long'],
}, async ({ page }) => {
  await open(page);
  await page.getByLabel('Remember me on this phone').check();
  await page.getByLabel('Keep me logged in').check();
  await enter(page, 'player01', seedPassword);
  await page.waitForURL('**/m/home');
  await page.evaluate(() => {
    sessionStorage.clear();
    sessionStorage.setItem('NOTICE_POP', '1');
  });
  const opened = deferred<void>();
  await page.route('**/wps/session/login', async (route) => {
    await opened.promise;
    await route.continue();
  });
  await page.goto('/m/home');
  await page.getByRole('link', { name: /Messages/ }).click();
  const popup = page.getByRole('dialog', { name: 'Log in' });
  await expect(popup).toBeVisible();
  opened.give();
  await expect(popup).toBeHidden();
  // The login leads to the tapped page.
  await expect(page.getByRole('heading', { level: 1, name: 'Messages' })).toBeVisible();
  expect((await session(page))?.userName).toBe('player01');
});

test('staff cannot log in to the member site', { tag: ['@R222', '@long'] }, async ({ page }) => {
  await open(page);
  await enter(page, 'staff01', seedPassword);
  await expect(page.getByText('This is not a member account')).toBeVisible();
});

test('a login never redirects to an address outside the site', { tag: '@long' }, async ({ page }) => {
  await open(page, `/m/login?redirect=${encodeURIComponent('//evil.example')}`);
  await enter(page, 'player01', seedPassword);
  await page.waitForURL('**/m/home');
  // A logged-in page redirects immediately, by the same rule.
  for (const target of hostileTargets.filter((text) => text.length < 1_000)) {
    await page.goto(`/m/login?redirect=${encodeURIComponent(target)}`, { waitUntil: 'commit' });
    await page.waitForURL((url) => url.pathname !== '/m/login');
    expect(new URL(page.url()).pathname, target).toBe('/m/home');
    expect(new URL(page.url()).hostname, target).toBe('localhost');
  }
});

test('hostile input in the login fields is rejected and never executed', {
  tag: ['@R135', '@R215', '@long'],
}, async ({ page }) => {
  page.on('dialog', () => expect(true, 'a script ran').toBe(false));
  await open(page);
  for (const text of hostileTexts) {
    await field(page, 'Username').fill(text);
    await field(page, 'Password').fill(text);
    await submitForm(page);
    await expect(invalidField(page)).toBeVisible();
  }
  await page.getByRole('tab', { name: 'Mobile number' }).click();
  for (const text of hostileTexts) {
    await field(page, 'Mobile number').fill(text);
    await field(page, 'SMS code').fill(text);
    await submitForm(page);
    await expect(invalidField(page)).toBeVisible();
  }
  await expect(injected(page)).toHaveCount(0);
  expect(page.url()).toMatch(/\/m\/login$/);
});

test.describe('in Filipino', () => {
  test.use({ lang: 'ty' });

  test('the login page and its errors are in Filipino and pass axe', {
    tag: ['@R129', '@R136', '@engines', '@long'],
  }, async ({ page }) => {
    await open(page);
    await enter(page, 'player01', 'mali12345');
    await expect(page.getByText('Mali ang username o password. Subukan ulit.')).toBeVisible();
    await expectAccessible(page);
  });
});

test('the login button has the fill of a primary button, as in the header of home', async ({ page }) => {
  const fillOf = (button: Locator) => button.evaluate((it) => getComputedStyle(it).backgroundImage);
  await page.goto('/m/home');
  const inHeader = await fillOf(page.getByRole('banner').getByRole('link', { name: 'Log in' }));
  expect(inHeader).toMatch(/gradient/);
  await page.goto('/m/login');
  expect(await fillOf(submitButton(page))).toBe(inHeader);
});
