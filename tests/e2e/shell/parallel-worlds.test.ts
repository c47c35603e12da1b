// @long

import { simOf } from '#sim/client/sim.ts';
import { startLoggedIn } from '#tests/support/login-session.ts';
import { documentOf } from '#tests/support/screen/frame.ts';
import { expect, test } from '#tests/support/test.ts';

test('eight browsers in eight worlds see only their own data', async ({ browser, site, sim }) => {
  test.slow();
  const seen = await Promise.all(
    Array.from({ length: 8 }, async (_, index) => {
      const world = simOf(site, `${sim.world}-${index}`);
      const context = await browser.newContext();
      await context.addCookies([{ name: 'sim_world', value: world.world, url: site }]);
      await startLoggedIn(context, await world.signIn('player01'));
      await world.flags({ DIRECTREG3: index % 2 === 0 });
      const page = await context.newPage();
      await page.goto(`${site}/m/home`);
      await expect(page.getByRole('banner')).toContainText('₱12,480.50', { timeout: 45_000 });
      await expect(documentOf(page)).toHaveAttribute(
        'data-flags',
        index % 2 === 0 ? /DIRECTREG3/ : /^(?!.*DIRECTREG3)/,
      );
      const logins = await world.requests({ path: '/wps/session/login' });
      await context.close();
      return logins.length;
    }),
  );
  expect(seen).toEqual(Array(8).fill(1));
});
