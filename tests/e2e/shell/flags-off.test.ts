import type { Page } from 'playwright/test';
import { type Flags, flagDefaults } from '#contract/flags.ts';
import { routes } from '#routes.ts';
import { startLoggedIn } from '#tests/support/login-session.ts';
import { waitForIdlePage } from '#tests/support/page-idle.ts';
import { expect, test } from '#tests/support/test.ts';
import { groupsOf } from '#tests/support/visits.ts';
import { withoutNotices } from '#tests/support/without-notices.ts';

/** Flags without which the simulator refuses a call of a member. */
const callFlags = [
  'VIPBENEFIT3',
  'DEPRECM3',
  'WITHREC3',
  'TRANSREC3',
  'TRANSBETREPMEM3',
  'PERSREP',
  'AGETRANSFERUP3',
  'REWCEN3',
  'MANPLAYREB3',
  'PLYRBT',
  'MAILCEN',
  'FEEDBACK3',
  'RECEIPT3',
  'IDENTITY3',
] as const satisfies readonly (keyof Flags)[];

/** Returns the paths of refused calls, as they arrive. */
const watchRefusals = (page: Page): string[] => {
  const refused: string[] = [];
  page.on('response', (response) => {
    if (response.status() === 403) refused.push(`${new URL(page.url()).pathname}: ${new URL(response.url()).pathname}`);
  });
  return refused;
};

const allOff = Object.fromEntries(Object.keys(flagDefaults).map((name) => [name, false]));
const states = [['every flag', allOff], ...callFlags.map((name) => [name, { [name]: false }] as const)] as const;

for (const visitor of ['player01', 'agent01'] as const)
  for (const [name, flags] of states)
    test(`with ${name} off, no page makes a call that ${visitor} may not make`, {
      tag: ['@R183', '@long'],
    }, async ({ page, context, sim, watch }) => {
      test.slow();
      watch.expectError(/40[34]/);
      await sim.flags(flags);
      await withoutNotices(context);
      await startLoggedIn(context, await sim.signIn(visitor));
      const refused = watchRefusals(page);
      // A first visit has the flags of the build, later ones those of the last visit.
      await page.goto(routes.home.path);
      await waitForIdlePage(page);
      for (const { pages } of groupsOf(1).filter((it) => it.visitor === visitor))
        for (const { address } of pages) {
          await page.goto(address);
          await waitForIdlePage(page);
        }
      expect(refused).toEqual([]);
    });

/** Time in which a first visit shows the backend's flags, ms; scripts that wait for an interaction run after 8 s. */
const flagsShownMs = 5_000;

test('a first visit shows the flags of the backend before any interaction', {
  tag: ['@R129', '@R130', '@R158', '@A60', '@A96'],
}, async ({ page, sim }) => {
  await sim.apply('login.social');
  await sim.flags({ MOBVERLOGIN3: false, USERNAMEREG3: false, CHNGPASSVERIF3: true });
  await page.goto('/m/login');
  await expect(page.getByRole('button', { name: 'Google' })).toBeVisible({ timeout: flagsShownMs });
  await expect(page.getByRole('tab')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Create account' })).toBeHidden();
  await page.evaluate(() => sessionStorage.clear());
  await page.goto('/m/forget');
  await expect(page.getByRole('textbox', { name: 'Mobile number' })).toBeVisible({ timeout: flagsShownMs });
});
