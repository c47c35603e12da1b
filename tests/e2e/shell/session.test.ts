import { expect, test } from '#tests/support/test.ts';
import { withoutNotices } from '#tests/support/without-notices.ts';

test('a login stores the session and shows the balance in the header', {
  tag: ['@R192', '@R224', '@R056'],
}, async ({ page, sim }) => {
  await page.goto('/m/login');
  await page.getByRole('textbox', { name: /^Username/ }).fill('player01');
  await page.getByRole('textbox', { name: /^Password/ }).fill('Passw0rd1');
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page).toHaveURL(/\/m\/home$/);
  await expect(page.getByRole('banner')).toContainText('₱12,480.50');
  const stored = await page.evaluate(() => JSON.parse(sessionStorage.getItem('MC_SESSION_INFO') ?? '{}'));
  expect(stored).toMatchObject({ userName: 'player01', merchantCode: 'kidlatph', type: 0, firstTimeLogin: false });
  expect(stored.token).toEqual(expect.any(String));
  const [call] = await sim.requests({ path: '/wps/session/login' });
  expect(JSON.stringify(call)).not.toContain('Passw0rd1');
});

for (const [who, account, password, text] of [
  ['a wrong password', 'player01', 'WrongPass9', 'Wrong username or password. Please try again.'],
  ['an unknown user', 'nobody99', 'Passw0rd1', 'This user does not exist or is disabled.'],
] as const) {
  test(`${who} shows an error and keeps the typed values`, { tag: '@R269' }, async ({ page, watch }) => {
    watch.expectError(/40[04]/);
    await page.goto('/m/login');
    await page.getByRole('textbox', { name: /^Username/ }).fill(account);
    await page.getByRole('textbox', { name: /^Password/ }).fill(password);
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
    await expect(page.getByText(text)).toBeVisible();
    await expect(page.getByRole('textbox', { name: /^Username/ })).toHaveValue(account);
    await expect(page.getByRole('textbox', { name: /^Password/ })).toHaveValue(password);
  });
}

test('logging out from the menu asks for confirmation and ends the session on server and client', {
  tag: ['@R225', '@R061', '@engines'],
}, async ({ page, sim, signIn }) => {
  await withoutNotices(page.context());
  await signIn('player01');
  await page.goto('/m/home');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Log out' }).click();
  const dialog = page.getByRole('dialog', { name: 'Please confirm' });
  await expect(dialog).toContainText('Log out of your account?');
  await dialog.getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible();
  await expect(page).toHaveURL(/\/m\/home$/);
  await page.waitForFunction(() => sessionStorage.getItem('MC_SESSION_INFO') === null);
  await expect
    .poll(async () => (await sim.requests({ path: '/wps/session/logout' })).map((call) => call.status))
    .toEqual([200]);
});
