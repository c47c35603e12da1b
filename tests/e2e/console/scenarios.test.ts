// @long

import { documentOf, registerLink } from '#tests/support/screen/frame.ts';
import { expect } from '#tests/support/test.ts';
import { calls, desktop, line, panel, test } from './console.ts';

test.use(desktop);

test('scenarios can be found, combined and applied, and the preview updates', async ({ console }) => {
  const { page, preview, open } = console;
  await open('scenarios');
  const find = page.getByRole('searchbox', { name: 'Find a scenario' });
  await find.fill('everything-off');
  await page.getByRole('checkbox', { name: 'Choose flags.everything-off' }).check();
  await find.fill('wallet.slow');
  await page.getByRole('checkbox', { name: 'Choose wallet.slow' }).check();
  await page.getByRole('button', { name: 'Apply 2 chosen' }).click();
  await expect(line(page, 'wallet.slow')).toContainText('Active');
  await expect(panel(page, 'Scenarios')).toContainText('2 active');
  await expect(registerLink(preview)).toBeHidden();
});

test('conflicting scenarios are both named and not applied', async ({ console, watch }) => {
  watch.expectError(/409 \(Conflict\)/);
  const { page, open } = console;
  await open('scenarios');
  for (const name of ['flags.everything-on', 'flags.everything-off']) {
    await page.getByRole('checkbox', { name: `Choose ${name}` }).check();
  }
  await page.getByRole('button', { name: 'Apply 2 chosen' }).click();
  const notice = page.getByRole('status');
  await expect(notice).toContainText('flags.everything-on');
  await expect(notice).toContainText('flags.everything-off');
  await expect(panel(page, 'Scenarios')).toContainText('0 active');
});

test('a link with a QR code opens the site in the chosen state', async ({ console, site }) => {
  const { page, open } = console;
  await open('scenarios');
  await page.getByRole('checkbox', { name: 'Choose wallet.slow' }).check();
  await page.getByText('Open the site in this state').click();
  await page.getByRole('combobox', { name: 'Log in as, in the link' }).selectOption('player01');
  const link = `${site}/__admin/open?scenario=wallet.slow&as=player01&to=%2Fm%2Fhome`;
  await expect(page.getByRole('link', { name: 'Open', exact: true })).toHaveAttribute('href', link);
  await expect(page.getByRole('img', { name: 'QR code of the link' })).toBeVisible();
  const opening = page.context().waitForEvent('page');
  await page.getByRole('link', { name: 'Open', exact: true }).click();
  const opened = await opening;
  await expect(opened).toHaveURL(`${site}/m/home`);
  await expect(documentOf(opened)).toHaveAttribute('data-auth', 'in');
  await opened.close();
  await page.evaluate(() => dispatchEvent(new Event('focus')));
  await expect(page.getByRole('combobox', { name: 'world' })).toHaveValue(/^open-/);
  await expect(line(page, 'wallet.slow')).toContainText('Active');
});

test('a fault applies to its endpoint, is named in the request list and can be removed', async ({ console, sim }) => {
  const { page, open } = console;
  await open('faults');
  await page.getByLabel('Endpoint', { exact: true }).fill('version');
  await page.getByLabel('Fault', { exact: true }).selectOption('status');
  await page.getByRole('spinbutton', { name: 'Status' }).fill('502');
  await page.getByRole('button', { name: 'Add fault' }).click();
  await expect(line(page, 'version')).toContainText('502');
  expect((await sim.call('/wps/system/version')).status).toBe(502);
  await open('requests');
  await page.getByRole('searchbox').fill('version 502');
  await expect(calls(page).first()).toContainText('fault: status 502 on version');
  await open('faults');
  await page.getByRole('button', { name: 'Remove fault of version' }).click();
  await expect(page.getByText('No faults in this world')).toBeVisible();
  expect((await sim.call('/wps/system/version')).status).toBe(200);
});

test('an outcome that a game does not have is refused at its field', async ({ console, watch }) => {
  watch.expectError(/status of 422 .*outcome/);
  const { page, open } = console;
  await open('scenarios');
  await page.getByLabel('Game of the next round').selectOption('Baccarat');
  const outcome = page.getByLabel('Outcome', { exact: true });
  await outcome.selectOption('Payout of 10 stakes or more');
  await page.getByRole('button', { name: 'Set outcome' }).click();
  await expect(outcome).toHaveAccessibleDescription(/^this game has no such outcome/);
  await outcome.selectOption('Payout above the stake');
  await page.getByRole('button', { name: 'Set outcome' }).click();
  await expect(page.getByText('Outcome of the next round set.')).toBeVisible();
});
