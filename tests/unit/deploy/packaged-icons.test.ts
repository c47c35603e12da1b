import { expect, test } from 'vitest';
import { avatarCount, drawAvatar } from '#art/avatars.ts';
import { bannerIds } from '#art/banner-ids.ts';
import { drawBanner } from '#art/banners.ts';
import { emojiSet, glyphSet } from '#art/sources/icons.ts';
import { drawSpot, spotNames } from '#art/spots.ts';
import { drawTile } from '#art/tile.ts';
import { iconWords } from '#scripts/package/carried.ts';
import { catalogue } from '#sim/features/games/catalogue/catalogue.ts';

test('the package contains every icon used in drawn pictures @X29', () => {
  for (const { art, nodeName } of catalogue().games) drawTile(art, nodeName);
  for (let n = 1; n <= avatarCount; n += 1) drawAvatar(n);
  for (const id of bannerIds) drawBanner(id);
  for (const name of spotNames) drawSpot(name);
  const carried = iconWords();
  const usedIcons = [...emojiSet.read, ...glyphSet.read];
  expect(usedIcons.length).toBeGreaterThan(200);
  expect(usedIcons.filter((name) => !carried.has(name))).toEqual([]);
});
