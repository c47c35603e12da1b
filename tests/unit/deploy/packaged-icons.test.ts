import { expect, test } from 'vitest';
import { iconWords } from '#scripts/package/carried.ts';
import { avatarCount, drawAvatar } from '#sim/art/avatars.ts';
import { bannerIds } from '#sim/art/banner-ids.ts';
import { drawBanner } from '#sim/art/banners.ts';
import { emojiSet, glyphSet } from '#sim/art/sources/icons.ts';
import { drawSpot, spotNames } from '#sim/art/spots.ts';
import { drawTile } from '#sim/art/tile.ts';
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
