// @long

import { registerLink } from '#tests/support/screen/frame.ts';
import { expect } from '#tests/support/test.ts';
import { desktop, line, panel, previewFrame, test } from './console.ts';

test.use(desktop);

test('the console shows the current world and can create, switch and delete worlds', async ({ console, sim, site }) => {
  const { page, preview, open } = console;
  await expect(page.getByRole('combobox', { name: 'world' })).toHaveValue(sim.world);
  await sim.flags({ DIRECTREG3: false });
  await expect(registerLink(preview)).toBeHidden();
  await open('world');
  await expect(page.getByRole('meter', { name: 'Memory in use' })).toBeVisible();
  await expect(panel(page, 'Worlds')).toContainText(/Memory: [\d.]+ MB of 512 MB/);
  const name = `${sim.world}-b`;
  await page.getByLabel('New world').fill(name);
  await page.getByRole('button', { name: 'Create world' }).click();
  await expect(page.getByRole('combobox', { name: 'world' })).toHaveValue(name);
  await expect(line(page, name)).toContainText('this browser');
  await expect(registerLink(preview)).toBeVisible();
  expect(await page.evaluate(() => fetch('/wps/system/version').then((reply) => reply.text()))).toContain(name);
  await expect(line(page, sim.world)).toContainText('worlds.test.ts');
  await page.getByLabel('Find a world').fill(name);
  await expect(line(page, sim.world)).toBeHidden();
  await page.getByLabel('Find a world').fill('');
  await page.getByRole('button', { name: `Switch to ${sim.world}`, exact: true }).click();
  await expect(registerLink(preview)).toBeHidden();
  const drop = line(page, name).getByRole('button').last();
  await drop.click();
  await page.getByRole('button', { name: 'Click again to delete' }).click();
  await expect(line(page, name)).toBeHidden();
  expect((await fetch(`${site}/__admin/worlds`).then((reply) => reply.text())).includes(`"${name}"`)).toBe(false);
});

test('the clock can be advanced, set and frozen, and the site uses its time', async ({ console, sim }) => {
  const { page, preview, open } = console;
  await open('clock');
  await previewFrame(page).evaluate((it) => it.setAttribute('src', '/m/startLottery?code=bilis-lima-3-minute'));
  await expect(preview.getByText(/Draw \d{6}-/).first()).toBeVisible();
  const timer = page.getByRole('timer');
  await page.getByRole('button', { name: '+1d' }).click();
  await expect(page.getByText('1 d ahead of this machine')).toBeVisible();
  await page.getByLabel('Time in the market’s time zone').fill('2027-02-03T04:05');
  await page.getByRole('button', { name: 'Set', exact: true }).click();
  await expect(timer).toContainText('2027-02-03 04:05');
  await expect(preview.getByText(/Draw 270203-/).first()).toBeVisible();
  await page.getByRole('button', { name: '+1d' }).click();
  await expect(preview.getByText(/Draw 270204-/).first()).toBeVisible();
  await panel(page, 'Clock').getByRole('button', { name: 'Frozen' }).click();
  await expect(panel(page, 'Clock')).toContainText('Frozen until');
  await sim.clock.advance('1h');
  await expect(timer).toContainText('2027-02-04 05:05');
});
