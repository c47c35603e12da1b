import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { contentOfBrand, readContent } from '#content/read.ts';
import { brandStyles } from '#scripts/integration/brand-styles.ts';
import { depositChannels, offeredChannels } from '#sim/features/cashier/rules/deposit-channels.ts';

test('a brand offers the payment methods of its list, in that order', () => {
  const offered = offeredChannels(['BPI', 'MAYA', 'GCASH', 'BDO', 'wechat']);
  expect(offered.map(({ channel, banks }) => [channel, ...banks.map(({ bankId }) => bankId)])).toEqual([
    ['manual', 'BPI', 'BDO'],
    ['gateway', 'MAYA', 'GCASH'],
    ['wechat'],
  ]);
  expect(offered[1]?.name.EN).toBe('Maya, GCash');
  expect(offeredChannels(undefined)).toEqual(depositChannels);
});

test('a brand shows the promotions of its list, and no banner of another one', () => {
  const written = readContent();
  const [first, ...others] = written.announcements;
  if (!first) throw new Error('No announcement');
  const all = { ...written, announcements: [{ ...first, link: '/m/activityDetail?id=402' }, ...others] };
  const shown = contentOfBrand(all, ['reload', 'first-deposit']);
  expect(shown.promotions.map(({ slug }) => slug)).toEqual(['reload', 'first-deposit']);
  expect(shown.announcements).toEqual(others);
  expect(contentOfBrand(all, undefined)).toEqual(all);
});

test('only a light brand contains the styles for light surfaces', async () => {
  const tokens = resolve('src/ui/tokens.css');
  const styleOf = async (brand: string): Promise<string> => {
    const { load } = brandStyles(brand);
    const context = { addWatchFile: () => undefined };
    if (typeof load !== 'function') throw new Error('The plugin loads nothing');
    return String(await load.call(context as never, tokens));
  };
  expect(await styleOf('bituin')).toMatch(/color-scheme: light;[\s\S]*\.jackpot/);
  expect(await styleOf('perya')).toMatch(/color-scheme: dark;/);
  expect(await styleOf('perya')).not.toContain('.jackpot');
});
