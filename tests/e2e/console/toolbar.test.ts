// @long

import { registerLink } from '#tests/support/screen/frame.ts';
import { expect, test } from '#tests/support/test.ts';

test('pages are served unchanged unless the browser requests the toolbar', async ({ site }) => {
  const plain = await fetch(`${site}/m/home`).then((reply) => reply.text());
  const response = await fetch(`${site}/m/home`, { headers: { cookie: 'sim_toolbar=1' } });
  expect(plain).not.toContain('__admin');
  expect((await response.text()).replace('<script src="/__admin/toolbar.js" type="module"></script>', '')).toBe(plain);
  expect(response.headers.get('content-encoding')).toBeNull();
});

test('the toolbar toggles flags, follows changes from elsewhere and can be hidden', { tag: '@R055' }, async ({
  page,
  context,
  site,
  sim,
}) => {
  // The notice would cover everything else.
  await page.addInitScript(() => sessionStorage.setItem('NOTICE_POP', '1'));
  await context.addCookies([{ name: 'sim_toolbar', value: '1', url: site }]);
  await page.goto('/m/home');
  const register = registerLink(page);
  await expect(register).toBeVisible();
  await page.getByRole('button', { name: `Simulator, world ${sim.world}` }).click();
  const panel = page.getByRole('dialog', { name: 'Simulator' });
  await expect(panel).toContainText('No scenarios applied');
  await panel.getByRole('searchbox').fill('directreg');
  await panel.getByRole('switch', { name: 'DIRECTREG3' }).click();
  await expect(register).toBeHidden();
  await expect(panel.getByRole('switch', { name: 'DIRECTREG3' })).toHaveAttribute('aria-checked', 'false');
  await sim.flags({ DIRECTREG3: true });
  await expect(register).toBeVisible();
  await expect(panel.getByRole('switch', { name: 'DIRECTREG3' })).toHaveAttribute('aria-checked', 'true');
  await panel.getByRole('button', { name: 'Hide toolbar' }).click();
  await expect(panel).toBeHidden();
  await page.reload();
  await expect(register).toBeVisible();
  await expect(page.getByRole('button', { name: /^Simulator, world/ })).toHaveCount(0);
});
