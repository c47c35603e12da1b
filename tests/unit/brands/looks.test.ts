import sharp from 'sharp';
import { expect, test } from 'vitest';
import { compareScreens } from '#scripts/looks/compare.ts';
import { screens } from '#scripts/looks/screens.ts';

const screen = (width: number, height: number, mark?: { size: number; colour: string }): Promise<Buffer> => {
  const empty = sharp({ create: { width, height, channels: 3, background: '#0b1220' } });
  const marked = mark
    ? empty.composite([
        {
          input: { create: { width: mark.size, height: mark.size, channels: 3, background: mark.colour } },
          left: 4,
          top: 4,
        },
      ])
    : empty;
  return marked.png().toBuffer();
};

test('screens that differ by rounding, or by the edge of a letter, look the same', async () => {
  const old = await screen(60, 80);
  expect(await compareScreens(old, old)).toBeNull();
  expect(await compareScreens(old, await screen(60, 80, { size: 40, colour: '#101828' }))).toBeNull();
  expect(await compareScreens(old, await screen(60, 80, { size: 6, colour: '#ffffff' }))).toBeNull();
});

test('a changed area is counted and shown beside the old and the new screen', async () => {
  const found = await compareScreens(await screen(60, 80), await screen(60, 80, { size: 10, colour: '#ffffff' }));
  expect(found?.pixels).toBe(100);
  const { width, height } = await sharp(found?.picture).metadata();
  expect([width, height]).toEqual([60 * 3 + 16, 80]);
  const { data, info } = await sharp(found?.picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (8 * info.width + 2 * 68 + 8) * 3;
  expect([...data.subarray(at, at + 3)]).toEqual([220, 20, 40]);
});

test('a screen of another size differs', async () => {
  expect((await compareScreens(await screen(60, 80), await screen(60, 90)))?.pixels).toBe(60 * 90);
});

test('there are 40 screens with different names', () => {
  expect(new Set(screens.map(({ name }) => name)).size).toBe(40);
});
