// @long

import { expect } from '#tests/support/test.ts';
import { desktop, line, panel, test } from './console.ts';

test.use(desktop);

test('a recorded response can be used as an override, and the list counts its uses', { tag: '@X25' }, async ({
  console,
  sim,
  watch,
}) => {
  watch.expectError(/status of 422 .*overrides/);
  const { page, open } = console;
  await sim.call('/wps/game/hot');
  await open('requests');
  await page.getByRole('searchbox').fill('/wps/game/hot');
  await page
    .getByRole('link', { name: /\/wps\/game\/hot\b/ })
    .first()
    .press('Enter');
  await page.getByRole('button', { name: 'Use as override' }).first().click();
  await expect(page.getByRole('status')).toContainText('Override of hotGames added');
  await sim.call('/wps/game/hot');
  await expect(sim).toHaveCalled({ endpoint: 'hotGames', count: { atLeast: 2 } });
  await open('replies');
  const set = line(page, 'hotGames');
  await expect(set).toContainText(/answered \d+ of \d+ call/);
  await page.getByLabel('Endpoint', { exact: true }).fill('balance');
  await page.getByLabel('or error code').fill('draw.closed');
  await page.getByRole('button', { name: 'Add override' }).click();
  await expect(page.getByRole('alert')).toContainText('balance does not fail with draw.closed');
  await page.getByRole('button', { name: 'Remove override of hotGames' }).click();
  await expect(set).toHaveCount(0);
});

test('an override can be a sequence of replies, and invalid JSON is reported', { tag: '@X25' }, async ({
  console,
  sim,
}) => {
  const { page, open } = console;
  await open('replies');
  await page.getByLabel('Endpoint', { exact: true }).fill('hotGames');
  await page.getByRole('button', { name: 'Then another reply' }).click();
  await page.getByLabel('or error code of reply 1').fill('system.unknown');
  const value = page.getByLabel('Value (JSON) of reply 2');
  await value.fill('[');
  await value.blur();
  await expect(panel(page, 'Overrides')).toContainText('is not valid JSON');
  await value.fill('[]');
  // Calls of the site in the preview must not consume a reply.
  await page.getByLabel('Match (JSON)').fill('{"headers":{"x-test":"yes"}}');
  await page.getByRole('button', { name: 'Add override' }).click();
  await expect(line(page, 'hotGames')).toContainText('system.unknown, then a value');
  const ask = async () => (await sim.call('/wps/game/hot', { headers: { 'x-test': 'yes' } })).status;
  expect([await ask(), await ask()]).toEqual([500, 200]);
});

test('the history shows the changes of a call and creates a new world from the state before it', {
  tag: '@X30',
}, async ({ console, sim }) => {
  const { page, open } = console;
  await sim.call('/wps/session/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'newbie01', password: 'Passw0rd1', type: 0 }),
  });
  await open('history');
  const past = panel(page, 'History').getByRole('listitem').filter({ hasText: '/wps/session/login' });
  await past.getByRole('button', { name: 'Show changes' }).click();
  await expect(past).toContainText('session ');
  await past.getByRole('button', { name: /^World before/ }).click();
  await expect(page.getByRole('status')).toContainText('Created a world with the state before');
  await expect(page.getByText('No changes yet')).toBeVisible();
});

test('a callback URL that was not allowed at startup is rejected with an explanation', async ({ console, watch }) => {
  watch.expectError(/status of 422 .*callbacks/);
  const { page, open } = console;
  await open('callbacks');
  await page.getByLabel('URL', { exact: true }).fill('http://hook.example/told');
  await page.getByRole('button', { name: 'Add callback' }).click();
  await expect(page.getByRole('alert')).toContainText('start the simulator with --call-out http://hook.example');
  const field = page.getByLabel('URL', { exact: true });
  await expect(field).toBeFocused();
  await expect(field).toHaveAccessibleDescription(/--call-out/);
  await expect(field).toHaveValue('http://hook.example/told');
});
