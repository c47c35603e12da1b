// @long

import { readFile } from 'node:fs/promises';
import { expect, test } from '#tests/support/test.ts';

const incomePage = '/m/member/agent/income';

test('the agency centre shows today’s salary without an extra request and links to the income page', {
  tag: ['@R260', '@R186'],
}, async ({ page, signIn }) => {
  const calls: string[] = [];
  page.on('request', (request) => calls.push(new URL(request.url()).pathname));
  await signIn('agent01');
  await page.goto('/m/agent');
  const link = page.getByRole('link', { name: /^Salary today/ });
  await expect(link).toContainText(/₱\d+\.\d\d/);
  expect(calls.filter((path) => path.startsWith('/wps/agent/salary') || path === '/wps/agent/income')).toEqual([]);
  await link.click();
  await expect(page).toHaveURL(incomePage);
  await expect(page.getByRole('region', { name: 'Salary today' })).toContainText(/₱\d+\.\d\d/);
  const tiers = page.getByRole('list', { name: 'Tiers' });
  await expect(tiers.getByText('Tier 3')).toBeVisible();
  await expect(tiers).toContainText(/Not met: .* of ₱5,000 team turnover, ₱[\d,.]+ to go/);
  await expect(page.getByText('How this is calculated')).toBeVisible();
});

test('the income page compares periods and shows paid salaries as a list, a chart and a CSV file', {
  tag: ['@R260'],
}, async ({ page, signIn }) => {
  await signIn('agent01');
  await page.goto(`${incomePage}?period=month`);
  await page.getByRole('button', { name: 'Month', exact: true }).click();
  await expect(page.getByText('Salary · This month')).toBeVisible();
  await expect(page.getByText('Income compared')).toHaveCount(1);
  const bySource = await page.getByRole('figure', { name: 'By source' }).boundingBox();
  expect(bySource?.y).toBeLessThan((await page.getByText('Salary · This month').boundingBox())?.y ?? 0);
  await expect(page.getByText(/Last month: ₱[\d,]+\.\d\d/).first()).toBeVisible();
  const chart = page.getByRole('figure', { name: 'Salary paid by day' });
  await chart.getByText('Show as table').click();
  await expect(chart.getByRole('columnheader', { name: 'Daily salary' })).toBeVisible();
  await expect(page.getByText(/the tier pays ₱20\.00/).first()).toBeVisible();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download CSV' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^salary-\d{4}-\d\d-\d\d-\d{4}-\d\d-\d\d\.csv$/);
  const text = await readFile(await file.path(), 'utf8');
  expect(text).toMatch(/Paid on,Type,Period start,Turnover,Active members,Rate,Earned,Paid\r\n\d{4}-\d\d-\d\d,Daily/);
});

test('an agent without a salary contract sees a link to the contracts', { tag: ['@R260', '@R258'] }, async ({
  page,
  signIn,
}) => {
  await signIn('topagent01');
  await page.goto(incomePage);
  await expect(page.getByRole('heading', { name: 'No salary contract' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'View contract' })).toHaveAttribute('href', /getSalaryContract$/);
});

for (const { role, account, shows } of [
  { role: 'an account without contracts sees no comparison', account: 'agent41', shows: 0 },
  { role: 'an agent sees figures but no chart', account: 'topagent01', shows: 1 },
])
  test(`${role} while there is no income`, { tag: '@R260' }, async ({ page, sim, signIn }) => {
    const none = { rebate: 0, salary: 0, dividend: 0, total: 0 };
    await sim.override('incomeComparison', { value: { current: none, previous: none } });
    await signIn(account);
    const compared = page.waitForResponse('**/wps/agent/income?*');
    await page.goto(incomePage);
    await compared;
    await expect(
      page.getByRole('heading', { name: /^(Not available for this account|No salary contract)$/ }),
    ).toBeVisible();
    await expect(page.getByText(/^Total · /)).toHaveCount(shows);
    await expect(page.getByRole('heading', { name: 'Income compared' })).toHaveCount(shows);
    await expect(page.getByRole('figure', { name: 'By source' })).toHaveCount(0);
  });

test('a failed income page can be retried, and contract pages link to the income they produce', {
  tag: ['@R260', '@X14'],
}, async ({ page, signIn, sim, watch }) => {
  watch.expectError(/./);
  await sim.faults({ endpoint: 'currentDailySalary', kind: 'status', status: 500 });
  await signIn('agent01');
  await page.goto(incomePage);
  const retry = page.getByRole('button', { name: 'Try again' }).first();
  await expect(retry).toBeVisible();
  await sim.faults();
  await retry.click();
  await expect(page.getByRole('region', { name: 'Salary today' })).toBeVisible();
  await page.goto('/m/member/agent/getHourContract');
  await expect(page.getByRole('link', { name: 'View salary and income' })).toHaveAttribute('href', incomePage);
  await page.goto('/m/member/agent/getDevidendContract');
  await page.getByRole('link', { name: 'View dividends' }).click();
  await expect(page.getByRole('list', { name: 'Tiers' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Download CSV' })).toBeVisible();
});
