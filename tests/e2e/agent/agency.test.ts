// @long

import { counter } from '#tests/support/screen/agency.ts';
import { expect, test } from '#tests/support/test.ts';

test('a player and a guest are redirected from the agency centre to the home page', { tag: ['@R185', '@A84'] }, async ({
  page,
  signIn,
}) => {
  await page.goto('/m/agent');
  await expect(page).toHaveURL(/\/m\/home$/);
  await signIn('player01');
  const other = await page.context().newPage();
  await other.goto('/m/agent');
  await expect(other).toHaveURL(/\/m\/home$/);
});

test('the agency centre shows a greeting, counters and the menu entries of the merchant', {
  tag: ['@R186', '@R187', '@R188', '@engines'],
}, async ({ page, signIn, sim }) => {
  await sim.flags({ AGENT_MENU: ['team', 'redRain'] });
  await sim.faults({ endpoint: 'teamKpiB', kind: 'status', status: 500 });
  await signIn('agent01');
  await page.goto('/m/agent');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('agent01');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/Good (morning|afternoon|evening)/);
  await expect(counter(page, 'Logged in')).toHaveText('3');
  await expect(counter(page, 'Placed bets')).toHaveText('–');
  const grid = page.getByRole('navigation', { name: 'Agency' });
  await expect(grid.getByRole('link', { name: 'Red rain' })).toBeVisible();
  await expect(grid.getByRole('link', { name: 'Customer service' })).toBeVisible();
  await expect(grid.getByRole('link', { name: 'Team overview' })).toBeHidden();
  await expect(page.getByRole('link', { name: /Contracts/ })).toContainText('3');
  await expect(page.getByRole('link', { name: 'Dividend' })).toBeVisible();
});

test('an agent without contracts sees neither contracts nor dividends', { tag: ['@R189', '@R221', '@A01'] }, async ({
  page,
  signIn,
}) => {
  await signIn('agent41');
  await page.goto('/m/agent');
  await expect(counter(page, 'Logged in')).toHaveText(/\d/);
  await expect(page.getByRole('link', { name: 'Dividend' })).toBeHidden();
  await expect(page.getByRole('link', { name: 'Contracts' })).toBeHidden();
  await page.goto('/m/member/agent/agentDivident');
  await expect(page.getByText('Your account can’t have contracts')).toBeVisible();
});

test('accepting a contract closes its alert in another tab and leads to the agency centre', {
  tag: ['@A94', '@A29'],
}, async ({ page, context, signIn, sim }) => {
  await sim.apply('agent.pending-salary');
  await signIn('agent01');
  const home = await context.newPage();
  // The notices of home would open first, so they are marked as seen.
  await home.addInitScript(() => sessionStorage.setItem('NOTICE_POP', '1'));
  await home.goto('/m/home');
  const alert = home.getByRole('dialog', { name: 'Daily salary' });
  await expect(alert).toBeVisible();
  await page.goto('/m/member/agent/getSalaryContract');
  await expect(page.getByText('If your team bets ₱2,000 with 3 active members, you earn ₱90.')).toBeVisible();
  await page.getByRole('button', { name: 'Accept' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Accept' }).click();
  await expect(page).toHaveURL(/\/m\/agent$/);
  await expect(alert).toBeHidden();
  await expect(page.getByRole('link', { name: 'Contracts', exact: true })).toBeVisible();
});

test('a contract whose acceptance response is lost is shown as active', { tag: ['@R258', '@A94'] }, async ({
  page,
  signIn,
  sim,
  watch,
}) => {
  watch.expectError(/./);
  await sim.apply('agent.pending-salary');
  await sim.faults({ endpoint: 'processDailySalary', kind: 'reset', after: true });
  await signIn('agent01');
  await page.goto('/m/member/agent/getSalaryContract');
  await page.getByRole('button', { name: 'Accept' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Accept' }).click();
  await expect(page.getByRole('button', { name: 'Accept' })).toBeHidden();
  await expect(page.getByRole('main').getByRole('listitem').first()).toContainText('Active');
});
