import type { Page } from 'playwright/test';
import { expectAccessible } from '#tests/support/axe.ts';
import { hydrateAndLoad } from '#tests/support/hydrate-page.ts';
import { waitForIdlePage } from '#tests/support/page-idle.ts';
import { freshPassword, passwordOf } from '#tests/support/passwords.ts';
import { expect, test } from '#tests/support/test.ts';

const members = (page: Page) => page.getByRole('main').getByRole('listitem');

test('the team can be browsed by level, searched, filtered and sorted', { tag: ['@R035', '@R257'] }, async ({
  page,
  signIn,
}) => {
  await signIn('agent01');
  await page.goto('/m/member/team');
  await page.getByRole('button', { name: 'Team of mayumi07' }).click();
  await expect(page.getByRole('button', { name: /alingnena/ })).toBeVisible();
  await expect(page.getByRole('navigation', { name: /Your position/ })).toContainText('mayumi07');
  await page.goBack();
  await expect(page.getByRole('button', { name: /boyet77/ })).toBeVisible();
  await page.getByRole('searchbox').fill('kuya');
  await expect(page.getByText('1 member', { exact: true })).toBeVisible();
  await page.getByRole('searchbox').fill('nobody-of-that-name');
  await expect(page.getByRole('heading', { name: 'No members found' })).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await page.getByRole('button', { name: 'All' }).click();
  await page.getByLabel('Account type').selectOption('agent');
  await expect(page.getByText('3 members')).toBeVisible();
  const accounts = async () => (await members(page).allInnerTexts()).map((text) => /\w+\d/.exec(text)?.[0]);
  await page.getByLabel('Sort by').selectOption('Username');
  const ascending = ['mayumi07', 'silangan2', 'tulayan3'];
  await expect.poll(accounts).toEqual(ascending);
  await page.getByRole('button', { name: 'Lowest first; change' }).click();
  await expect.poll(accounts).toEqual(ascending.toReversed());
});

test('a list of 5,000 members renders fewer than 80 rows', { tag: ['@X20', '@long'] }, async ({
  page,
  signIn,
  sim,
}) => {
  await sim.apply('agent.large-team');
  await signIn('agent01');
  await page.goto('/m/member/team?scope=all&sort=account&order=up');
  await expect(page.getByText('5,000 members')).toBeVisible();
  await expect(members(page).first()).toContainText('amihan');
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await expect(members(page).filter({ hasText: 'zeny' }).last()).toBeVisible();
  expect(await members(page).count()).toBeLessThan(80);
});

test('a bulk transfer validates each line, skips those with a problem and is sent once', {
  tag: ['@R257', '@X19', '@engines'],
}, async ({ page, sim, signIn }) => {
  await signIn('agent01');
  const balances = async () => Promise.all(['agent01', 'boyet77'].map(async (it) => (await sim.member(it)).balance));
  const [own = 0, boyet = 0] = (await balances()) as number[];
  await page.goto('/m/member/team');
  await page.getByRole('button', { name: 'Select' }).click();
  await page.getByRole('button', { name: /boyet77/ }).click();
  await page.getByRole('button', { name: /indaymay/ }).click();
  await page.getByRole('button', { name: 'Transfer to 2 members' }).click();
  const sheet = page.getByRole('dialog', { name: 'Transfer' });
  await sheet.getByRole('button', { name: 'Review' }).click();
  await expect(sheet.getByText('Enter an amount, such as')).toBeVisible();
  await sheet.getByRole('switch', { name: 'Same amount for all' }).uncheck();
  await sheet.getByLabel('Amount for boyet77').fill('20.50');
  await sheet.getByLabel('Amount for indaymay').fill('90000000');
  await sheet.getByRole('button', { name: 'Review' }).click();
  await expect(sheet.getByText('Your balance is too low')).toBeVisible();
  await expect(sheet.getByText('Transfers with a problem are skipped.')).toBeVisible();
  await sheet.getByLabel('Withdrawal password').fill('111111');
  await sheet.getByRole('button', { name: 'Transfer ₱20.50' }).click();
  await expect(sheet.getByRole('textbox', { name: 'Withdrawal password' })).toHaveAttribute('aria-invalid', 'true');
  await sheet.getByLabel('Withdrawal password').fill('246810');
  await sheet.getByRole('button', { name: 'Transfer ₱20.50' }).click();
  await expect(sheet.getByText('1 transfer completed')).toBeVisible();
  expect(await balances()).toEqual([expect.closeTo(own - 20.5, 2), expect.closeTo(boyet + 20.5, 2)]);
  // The first attempt had a wrong withdrawal password.
  const sent = await sim.requests({ path: '/wps/relay/MCS2_wps_transfer', method: 'POST' });
  expect(sent.map(({ status }) => status)).toEqual([400, 200]);
  await sheet.getByRole('button', { name: 'Done' }).click();
});

test('rebates can be changed up to the agent’s own rate', { tag: ['@R257', '@long'] }, async ({ page, signIn }) => {
  await signIn('agent01');
  await page.goto('/m/member/team');
  await page.getByRole('button', { name: /^mayumi07/ }).click();
  const sheet = page.getByRole('dialog', { name: 'mayumi07' });
  await sheet.getByRole('button', { name: 'Change rebates' }).click();
  const slots = sheet.getByRole('textbox', { name: 'Slots, %' });
  await slots.fill('5');
  await expect(sheet.getByText('Enter a rate from 0% to 1%')).toBeVisible();
  await expect(sheet.getByRole('button', { name: 'Save' })).toBeDisabled();
  await slots.fill('0.85');
  await expect(sheet.getByText('₱8.50 for the member, ₱1.50 for you')).toBeVisible();
  await sheet.getByRole('button', { name: 'Save' }).click();
  const step = page.getByRole('dialog', { name: 'Confirm it’s you' });
  await step.getByLabel('Login password').fill(passwordOf.login);
  await step.getByRole('button', { name: 'Continue' }).click();
  await expect(sheet.getByText('0.85%')).toBeVisible();
});

test('an agent opens an account, and creates and deactivates an invitation link', { tag: ['@R036', '@R257'] }, async ({
  page,
  signIn,
}) => {
  await signIn('agent01');
  await page.goto('/m/agentRegister');
  const name = page.getByRole('textbox', { name: 'Username' });
  await name.fill('player01');
  await expect(page.getByText('This username is taken or not allowed.')).toBeVisible();
  await name.fill('sariwa2026');
  await expect(page.getByText('This username is available.')).toBeVisible();
  const password = page.getByLabel('First password');
  const open = page.getByRole('button', { name: 'Open account' });
  await password.fill(passwordOf.login);
  await open.click();
  await expect(password).toHaveAccessibleDescription(/This password is too common/);
  await password.fill(freshPassword);
  await open.click();
  await expect(page.getByRole('heading', { name: 'Account created' })).toBeVisible();
  await page.getByRole('tab', { name: 'Links' }).click();
  await page.getByRole('button', { name: 'Create link' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Create link' }).click();
  await page.getByRole('button', { name: 'Deactivate link' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Deactivate link' }).click();
  await expect(page.getByText('Ended', { exact: true })).toBeVisible();
});

test('a first password of a wrong length is not sent, even if the registration has no password', {
  tag: ['@R145', '@R257'],
}, async ({ page, signIn, sim }) => {
  await sim.flags({ REGISTER_FIELDS: [], REGISTER_REQUIRED: [] });
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(new URL(request.url()).pathname);
  });
  await signIn('agent01');
  await page.goto('/m/agentRegister');
  await waitForIdlePage(page);
  await page.getByRole('textbox', { name: 'Username' }).fill('sariwa2026');
  const password = page.getByLabel('First password');
  for (const typed of ['ab1', `${freshPassword}${'a'.repeat(40)}1`]) {
    await password.fill(typed);
    await page.getByRole('button', { name: 'Open account' }).click();
    await expect(password).toHaveAccessibleDescription(/Enter 8–20 characters with a letter and a digit/);
  }
  expect(sent.filter((path) => path.endsWith('createDownline'))).toEqual([]);
});

test('an envelope can be caught only once', { tag: ['@R035', '@engines', '@long'] }, async ({ page, signIn, sim }) => {
  await sim.apply('agent.red-rain');
  await signIn('agent01');
  await page.goto('/m/redRain');
  await page.getByRole('button', { name: 'Catch an envelope' }).click();
  await expect(page.getByText('Added to your balance.')).toBeVisible();
  await page.reload();
  await expect(page.getByText('You got')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Catch an envelope' })).toBeHidden();
});

const pages = {
  '/m/agent': 'Total balance',
  '/m/member/team': 'Direct downline',
  '/m/agent/team/overview': 'Nag-log in',
  '/m/agent/team/pnl': 'Net result ng team',
  '/m/teamBetting?period=month': 'Lahat ng laro',
  '/m/member/agent/agentRebeat': 'Kinita',
  '/m/member/teamRebate': 'Mag-search',
  '/m/agentRegister': 'Type ng account',
  '/m/member/agent/agentDivident': 'Kinita sa period na ito',
  '/m/member/agent/getHourContract': 'Mga rate mo',
  '/m/redRain': 'Rules',
  '/m/member/notice?types=A': 'Bago',
} as const;

test.describe('in Filipino', () => {
  test.use({ lang: 'ty' });

  for (const [path, words] of Object.entries(pages)) {
    test(`${path} is in Filipino, passes axe and fits 320 px`, { tag: ['@R036', '@long'] }, async ({
      page,
      signIn,
    }) => {
      await page.setViewportSize({ width: 320, height: 640 });
      await signIn('agent01');
      await page.goto(path);
      await hydrateAndLoad(page);
      await expect(page.getByText(words).first()).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
      await expectAccessible(page);
    });
  }
});

for (const [width, lang] of [
  [360, 'en'],
  [390, 'ty'],
] as const) {
  test.describe(`at ${width} px, in ${lang}`, () => {
    test.use({ lang, viewport: { width, height: 740 } });

    test('the buttons above the team list stay in one line', async ({ page, signIn }) => {
      await signIn('agent01');
      await page.goto('/m/member/team');
      const buttons = ['Transfer', 'Select', 'Mag-transfer', 'Pumili'].map((name) =>
        page.getByRole('main').getByRole('button', { name, exact: true }),
      );
      const [transfer, select] = lang === 'en' ? buttons.slice(0, 2) : buttons.slice(2);
      const topOf = async (button = transfer) => (await button?.boundingBox())?.y;
      await expect.poll(() => topOf()).toBeGreaterThan(0);
      expect(await topOf(select)).toBe(await topOf(transfer));
    });
  });
}
