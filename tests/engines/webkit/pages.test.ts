import { expect } from 'playwright/test';
import { routes } from '#routes.ts';
import { layoutDefectsInPage } from '#tests/support/layout-defects.ts';
import { groupsOf, statesVisited, type Visit } from '#tests/support/visits.ts';
import { faultsInPage } from '../page-faults.ts';
import type { Phone } from './phone.ts';
import { test } from './test.ts';

/** Number of pages in one test. */
const atOnce = 12;

const visit = async (phone: Phone, { address, name }: Visit): Promise<void> => {
  await phone.open(address);
  await phone.activate();
  const { path } = routes[name];
  await phone.expectPath(path);
  expect.soft(await phone.evaluate(faultsInPage), address).toEqual([]);
  expect.soft(await phone.evaluate(layoutDefectsInPage), address).toEqual([]);
};

for (const lang of ['en', 'ty'] as const) {
  test.describe(lang === 'en' ? 'in English' : 'in Filipino', () => {
    test.use({ lang });

    for (const { visitor, pages } of groupsOf(atOnce)) {
      const names = pages.map(({ name }) => name).join(', ');
      test(`as ${visitor}: ${names}`, async ({ phone, sim, signIn }) => {
        await sim.apply('flags.everything-on');
        if (visitor !== 'guest') await signIn(visitor);
        for (const page of pages) await visit(phone, page);
      });
    }

    for (const { visit: page, scenario } of statesVisited)
      test(`in its scenario: ${page.name}`, async ({ phone, sim, signIn }) => {
        await sim.apply('flags.everything-on', scenario);
        if (page.visitor !== 'guest') await signIn(page.visitor);
        await visit(phone, page);
      });
  });
}
