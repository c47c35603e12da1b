import { test as base } from 'playwright/test';
import { type Sim, simOf } from '#sim/client/sim.ts';
import { useFreshWorld, worldOfTest } from '#sim/client/world-of-test.ts';

interface Options {
  /** Language of the user, as in the cookie. */
  lang: 'en' | 'ty' | 'vi';
  brand: string;
}

interface Fixtures {
  /** URL of the brand's site. */
  site: string;
  /** The backend of this test: a separate world. */
  sim: Sim;
}

/** Playwright's test with a separate world, without a browser. */
export const test = base.extend<Options & Fixtures>({
  lang: ['en', { option: true }],
  brand: ['kidlat', { option: true }],

  site: async ({ brand }, use) => {
    const address = process.env[`SITE_${brand.toUpperCase()}`];
    if (!address) throw new Error(`${brand} is not built; "BRAND=${brand} npm run build" makes it.`);
    await use(address);
  },

  sim: async ({ site }, use, testInfo) => useFreshWorld(simOf(site, worldOfTest(testInfo)), testInfo, use),
});
