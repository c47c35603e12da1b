import { expect, test } from 'vitest';
import { brand } from '#brands/current.ts';
import { flagsOf } from '#features/site/state/settings.ts';
import { startSimulator } from '#tests/support/simulator.ts';

// Runs with two brands (vitest.config.ts).
const simulator = await startSimulator();

const expected: Readonly<Record<string, { links: string[]; hasMobileRegistration: boolean }>> = {
  kidlat: { links: ['FACEBOOK Facebook', 'TELEGRAM Telegram'], hasMobileRegistration: false },
  bituin: { links: ['TELEGRAM Telegram Bituin', 'FACEBOOK Facebook'], hasMobileRegistration: true },
};

test('links and flags of a brand are those of its file, on pages and in the backend', async () => {
  const consolidated = (await simulator.world().call('consolidatedSettings')).value;
  const links = Object.entries(consolidated.sideService).map(([key, link]) => `${key} ${link?.labelNameEn}`);
  const hasMobileRegistration = consolidated.whitelabel.flags.MOBILENUMREG3;
  expect({ links, hasMobileRegistration }).toEqual(expected[brand.id]);
  // Before the backend responds, pages have the same flags.
  expect(flagsOf({ template: null, consolidated: null })).toMatchObject(consolidated.whitelabel.flags);
});
