import type { Page } from 'playwright/test';
import { registrationFields } from '#contract/account/registration-fields.ts';
import { expectAccessible } from '#tests/support/axe.ts';
import {
  captcha,
  captchaPicture,
  codeButton,
  field,
  fillForm,
  invalidField,
  openForm,
  paste,
  submitForm as submit,
  submitButton,
} from '#tests/support/forms.ts';
import { hostileTexts } from '#tests/support/hostile.ts';
import { announcedBanner } from '#tests/support/screen/content.ts';
import { chooseLanguage, injected, memberInHeader } from '#tests/support/screen/frame.ts';
import { expect, test } from '#tests/support/test.ts';

const password = 'Sampaguita7';
const account = { Username: 'maria2026', Password: password, 'Confirm password': password };
const open = (page: Page, path = '/m/register'): Promise<void> => openForm(page, path);

test('a player registers by username, is led to the home page and is logged in', {
  tag: ['@R155', '@R156', '@R157', '@engines'],
}, async ({ page, sim }) => {
  await open(page);
  await fillForm(page, account);
  await expect(captchaPicture(page)).toBeVisible();
  await field(page, 'Captcha').fill((await sim.codes()).captchas[0]?.answer ?? '');
  await submit(page);
  await expect(page.getByText('Account created')).toBeVisible();
  await page.waitForURL('**/m/home');
  await expect(memberInHeader(page)).toBeVisible();
  await page.goto('/m/mine');
  await expect(page.getByRole('region', { name: 'Account' })).toContainText('maria2026');
  expect(await sim.requests({ path: '/wps/session/login' })).toEqual([]);
  const [call] = await sim.requests({ path: '/wps/member/register', method: 'PUT' });
  expect(Object.keys(call?.requestBody as object).sort()).toEqual(
    [
      'captcha',
      'confirmPassword',
      'countryDialingCode',
      'domain',
      'password',
      'registerMethod',
      'registerUrl',
      'type',
      'username',
    ].sort(),
  );
  expect(call?.requestBody).toMatchObject({ registerMethod: 'H5', registerUrl: 'localhost', type: 0 });
});

test('rejects a pasted password of 24 characters with the rule and keeps it in full', {
  tag: ['@R145', '@R215'],
}, async ({ page, sim }) => {
  const long = 'Sampaguita7Sampaguita7ab';
  await open(page);
  await fillForm(page, { Username: 'maria2026' });
  await paste(field(page, 'Password'), long);
  await paste(field(page, 'Confirm password'), long);
  await submit(page);
  await expect(field(page, 'Password')).toHaveAccessibleDescription('Enter 8–20 characters with a letter and a digit');
  await expect(field(page, 'Password')).toHaveValue(long);
  await expect(field(page, 'Confirm password')).toHaveValue(long);
  expect(await sim.requests({ path: '/wps/member/register' })).toEqual([]);
});

test.describe('in Filipino', () => {
  test.use({ lang: 'ty' });

  test('rejects a common password at its field and keeps the username', { tag: '@R145' }, async ({ page, sim }) => {
    await open(page);
    await fillForm(page, { Username: 'maria2026', Password: 'Trustno1', 'Ulitin ang password': 'Trustno1' });
    await expect(captchaPicture(page)).toBeVisible();
    await field(page, 'Captcha').fill((await sim.codes()).captchas[0]?.answer ?? '');
    await submit(page);
    await expect(field(page, 'Password')).toHaveAccessibleDescription(/Masyadong common ang password na ito/);
    await expect(field(page, 'Password')).toBeFocused();
    await expect(field(page, 'Username')).toHaveValue('maria2026');
  });
});

test('each invalid field shows its own error, and the first receives focus', {
  tag: ['@R145', '@R146', '@R149'],
}, async ({ page }) => {
  await open(page);
  await field(page, 'Username').fill('no');
  await field(page, 'Password').fill(password);
  await field(page, 'Confirm password').fill('Sampaguita8');
  await submit(page);
  await expect(page.getByText('Enter 4–16 letters or digits')).toBeVisible();
  await expect(page.getByText('Confirmation password not matched')).toBeVisible();
  await expect(page.getByText('Enter the answer to the math problem')).toBeVisible();
  await expect(field(page, 'Username')).toBeFocused();
});

test('tabs appear if both methods are on and keep the typed mobile number', {
  tag: ['@R138', '@R143', '@R144', '@long'],
}, async ({ page, sim }) => {
  await sim.flags({ MOBILENUMREG3: true, REGMOBVERF3: true });
  await open(page);
  await field(page, 'Mobile number').fill('9281112222');
  await page.getByRole('tab', { name: 'Mobile number' }).click();
  await expect(field(page, 'Mobile number')).toHaveValue('9281112222');
  await expect(field(page, 'Username')).toHaveCount(0);
  await expect(field(page, 'Password')).toHaveCount(0);
});

test('mobile registration is the default if username registration is off, with a password by flag', {
  tag: ['@R207', '@R144', '@R230'],
}, async ({ page, sim }) => {
  await sim.flags({ USERNAMEREG3: false, MOBILENUMREG3: true, MOBILENUMPASSREG3: true, REGISTER_FIELDS: [] });
  await open(page);
  await field(page, 'Mobile number').fill('9281112222');
  await codeButton(page).click();
  await expect(codeButton(page)).toHaveText(/\d s$/);
  await field(page, 'SMS code').fill((await sim.codes()).sms[0]?.code ?? '');
  await field(page, 'Password').fill(password);
  await field(page, 'Confirm password').fill(password);
  await submit(page);
  await page.waitForURL('**/m/home');
  const [sms] = await sim.requests({ path: '/sms/register' });
  expect(sms?.requestBody).toEqual({ mobileNo: '9281112222', countryDialingCode: '63' });
});

test('registration is closed and not linked from the login page if both methods are off', {
  tag: ['@R138', '@long'],
}, async ({ page, sim }) => {
  await sim.flags({ USERNAMEREG3: false });
  await open(page);
  await expect(page.getByText('Registration is closed')).toBeVisible();
  await page.goto('/m/login');
  await expect(page.getByRole('main').getByRole('link', { name: 'Create account' })).toBeHidden();
});

test('unticking the age agreement disables the button, and the minimum age is 21', {
  tag: ['@R141', '@R142', '@R217', '@long'],
}, async ({ page }) => {
  await open(page);
  await expect(page.getByText('I am at least 21 years old')).toBeVisible();
  await expect(page.getByRole('checkbox', { name: /^I am at least 21/ })).toBeChecked();
  await page.getByRole('checkbox', { name: /^I am at least 21/ }).uncheck();
  await expect(submitButton(page)).toBeDisabled();
});

test('passwords can be shown, the captcha can be refreshed and required fields have an asterisk', {
  tag: ['@R140', '@R152', '@R147', '@long'],
}, async ({ page }) => {
  await open(page);
  await field(page, 'Password').fill(password);
  await page.getByRole('button', { name: 'Show password' }).first().click();
  await expect(field(page, 'Password')).toHaveAttribute('type', 'text');
  const picture = captchaPicture(page);
  const first = await picture.getAttribute('src');
  await captcha(page).click();
  await expect(picture).not.toHaveAttribute('src', first ?? '');
  await expect(page.getByText('Username *', { exact: true })).toBeVisible();
  await expect(page.getByText('Referral code', { exact: true })).toBeVisible();
});

test('a valid affiliate code in the URL hides its field and sets the upline', {
  tag: ['@R151', '@R237', '@long'],
}, async ({ page, sim }) => {
  await sim.flags({ REGISTER_FIELDS: ['affiliateCode'] });
  await page.goto('/m/home?affiliateCode=AG100002');
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('AFFILIATE'))).toContain('AG100002');
  await open(page);
  await expect(field(page, 'Referral code')).toHaveCount(0);
  await expect(page.getByText(/^Invited by \S/)).toBeVisible();
  await field(page, 'Username').fill('kaibigan1');
  await field(page, 'Password').fill(password);
  await field(page, 'Confirm password').fill(password);
  await submit(page);
  await page.waitForURL('**/m/home');
  expect(await sim.member('kaibigan1')).toMatchObject({ upline: 'agent01' });
});

test('a taken username is reported once the field is left, whatever length the server allows', {
  tag: '@long',
}, async ({ page, sim }) => {
  await sim.override('registerValidation', { patch: { regexp: { username: { max: 24, regex: '[a-z0-9]+' } } } });
  await sim.override('verification', { value: { free: false } });
  await open(page);
  await field(page, 'Username').fill('kaibigan0000000000001');
  // Until the server's rules are loaded, those of the build apply.
  await expect(async () => {
    await field(page, 'Username').focus();
    await field(page, 'Password').focus();
    await expect(page.getByText('This username already exists')).toBeVisible({ timeout: 1000 });
  }).toPass();
});

test('an invalid referral code shows an error, its field receives focus, and the solved captcha stays', {
  tag: ['@R150', '@R237', '@long'],
}, async ({ page, sim }) => {
  await sim.flags({
    REGISTER_FIELDS: ['affiliateCode', 'captcha'],
    REGISTER_REQUIRED: ['username', 'password', 'affiliateCode', 'captcha'],
  });
  await open(page);
  await field(page, 'Username').fill('kaibigan1');
  await field(page, 'Password').fill(password);
  await field(page, 'Confirm password').fill(password);
  await field(page, 'Referral code').fill('AG999999');
  await expect(captchaPicture(page)).toBeVisible();
  await field(page, 'Captcha').fill((await sim.codes()).captchas[0]?.answer ?? '');
  await submit(page);
  await expect(page.getByText('This referral code is not valid')).toBeVisible();
  await expect(field(page, 'Referral code')).toBeFocused();
  await expect(field(page, 'Captcha')).not.toHaveValue('');
  await field(page, 'Referral code').fill('');
  await field(page, 'Referral code').fill('AG100002');
  await submit(page);
  await page.waitForURL('**/m/home');
});

test('a referral code that only the registration rejects is followed by another captcha', {
  tag: ['@R150', '@R152', '@long'],
}, async ({ page, sim }) => {
  await sim.flags({ REGISTER_FIELDS: ['affiliateCode', 'captcha'], REGISTER_REQUIRED: ['captcha'] });
  await sim.override('affiliateCheck', { value: { success: true } });
  await open(page);
  await field(page, 'Username').fill('kaibigan1');
  await field(page, 'Password').fill(password);
  await field(page, 'Confirm password').fill(password);
  await field(page, 'Referral code').fill('AG999999');
  const picture = captchaPicture(page);
  await expect(picture).toBeVisible();
  const first = await picture.getAttribute('src');
  await field(page, 'Captcha').fill((await sim.codes()).captchas[0]?.answer ?? '');
  await submit(page);
  await expect(page.getByText('This referral code is not valid')).toBeVisible();
  await expect(picture).not.toHaveAttribute('src', first ?? '');
  await expect(field(page, 'Captcha')).toHaveValue('');
});

test('a referral code of the URL that the player clears is not sent', {
  tag: ['@R150', '@A64', '@long'],
}, async ({ page, sim }) => {
  await sim.flags({ REGISTER_FIELDS: ['affiliateCode'], REGISTER_REQUIRED: [] });
  await page.goto('/m/register?affiliateCode=AG999999');
  await expect(field(page, 'Referral code')).toHaveValue('AG999999');
  await field(page, 'Referral code').fill('');
  await field(page, 'Username').fill('kaibigan1');
  await field(page, 'Password').fill(password);
  await field(page, 'Confirm password').fill(password);
  await submit(page);
  await page.waitForURL('**/m/home');
});

test('a registration response without a token is followed by a login', { tag: ['@R155', '@long'] }, async ({
  page,
  sim,
}) => {
  await sim.flags({ REGISTER_TOKEN: false, REGISTER_FIELDS: [] });
  await open(page);
  await fillForm(page, account);
  await submit(page);
  await page.waitForURL('**/m/home');
  expect(await sim.requests({ path: '/wps/session/login', status: 200 })).toHaveLength(1);
});

test('a new account leads to the login page if the automatic login fails', { tag: ['@A66', '@long'] }, async ({
  page,
  sim,
}) => {
  await sim.flags({ REGISTER_TOKEN: false, REGISTER_FIELDS: [] });
  await sim.faults({ endpoint: 'login', kind: 'error', code: 'system.unknown' });
  await open(page);
  await fillForm(page, account);
  await submit(page);
  await page.waitForURL('**/m/login');
});

test('hostile input in the registration fields is rejected and never executed', { tag: ['@R145', '@long'] }, async ({
  page,
  sim,
}) => {
  const REGISTER_FIELDS = registrationFields.slice(registrationFields.indexOf('email'));
  await sim.flags({ REGISTER_FIELDS });
  await open(page);
  await expect(field(page, 'Zalo')).toBeVisible();
  page.on('dialog', () => expect(true, 'a script ran').toBe(false));
  for (const text of hostileTexts) {
    for (const input of await page.getByRole('main').getByRole('textbox').all()) await input.fill(text);
    await submit(page);
    await expect(invalidField(page)).toBeVisible();
  }
  await expect(injected(page)).toHaveCount(0);
  expect(await sim.requests({ path: '/wps/member/register' })).toEqual([]);
});

test.describe('in Filipino at 320 px', () => {
  test.use({ lang: 'ty', viewport: { width: 320, height: 640 } });

  test('registration is in Filipino, passes axe and fits the screen', {
    tag: ['@R145', '@R142', '@engines', '@long'],
  }, async ({ page }) => {
    await open(page);
    await submit(page);
    await expect(page.getByText('Maglagay ng 4–16 letra o numero')).toBeVisible();
    await expect(page.getByText('21 taong gulang na ako')).toBeVisible();
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  });
});

test('the registration banner follows the server and the selected language', {
  tag: ['@A26', '@long'],
}, async ({ page, sim }) => {
  await open(page);
  const banner = announcedBanner(page);
  await expect(banner).toContainText('Get your first deposit bonus');
  await banner.scrollIntoViewIfNeeded();
  await expect
    .poll(() => banner.getByRole('presentation').evaluate((it: HTMLImageElement) => it.naturalWidth))
    .toBeGreaterThan(0);
  await chooseLanguage(page, 'Filipino');
  await expect(banner).toContainText('Kunin ang first deposit bonus');
  await sim.apply('banners.none');
  await page.reload();
  await expect(banner).toBeHidden();
});

test('a name with a curly apostrophe, a decomposed letter and two spaces is accepted and stored normalized', {
  tag: ['@R145', '@R156', '@long'],
}, async ({ page, sim }) => {
  await sim.flags({ REGISTER_FIELDS: ['payeeName'], REGISTER_REQUIRED: ['payeeName'] });
  await open(page);
  await fillForm(page, { ...account, 'Name on your bank account': 'O\u2019Neil  Mun\u0303oz' });
  await submit(page);
  await page.waitForURL('**/m/home');
  await page.goto('/m/securityCenter');
  await expect(page.getByRole('button', { name: /^Full name/ })).toContainText("O'Neil Muñoz");
});

test('the mobile number field names its country and shows a hint if the visitor seems to be elsewhere', {
  tag: ['@R240', '@R148', '@long'],
}, async ({ page, sim }) => {
  const countCountryRequests = async () => (await sim.requests({ path: '/wps/system/country' })).length;
  await sim.flags({ USERNAMEREG3: false, MOBILENUMREG3: true, VISITOR_PLACE: 'Singapore' });
  await open(page);
  await expect(field(page, 'Mobile number')).toBeVisible();
  expect(await countCountryRequests()).toBe(0);
  await field(page, 'Mobile number').focus();
  const elsewhere = 'It looks like you’re in Singapore. Only numbers from Philippines (+63) are accepted.';
  await expect(field(page, 'Mobile number')).toHaveAccessibleDescription(elsewhere);
  await expectAccessible(page);
  await sim.flags({ VISITOR_PLACE: 'Manila' });
  await page.evaluate(() => sessionStorage.clear());
  await open(page, '/m/login');
  await page.getByRole('tab', { name: 'Mobile number' }).click();
  expect(await countCountryRequests()).toBe(1);
  await field(page, 'Mobile number').focus();
  await expect(field(page, 'Mobile number')).toHaveAccessibleDescription('Philippines number (+63)');
});

test('the document names the lengths of the rules before any script runs', async ({ browser, site }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${site}/m/register`);
  await expect(page.getByText('4–16 letters or digits')).toBeVisible();
  await context.close();
});
