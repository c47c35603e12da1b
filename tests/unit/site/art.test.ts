import { describe, expect, it } from 'vitest';
import { brandArts } from '#brands/all.ts';
import { avatarCount, drawAvatar } from '#sim/art/avatars.ts';
import { bannerIds } from '#sim/art/banner-ids.ts';
import { drawBanner } from '#sim/art/banners.ts';
import { artOf, drawAppIcon, drawBrandLogo, drawBrandMark, drawShareCard } from '#sim/art/brands.ts';
import { renderAsset } from '#sim/art/cdn.ts';
import { drawCrest } from '#sim/art/crests.ts';
import { drawEmblem, drawScenery } from '#sim/art/slot-stage.ts';
import { drawSpot, spotNames } from '#sim/art/spots.ts';
import { drawTile } from '#sim/art/tile.ts';
import { shortName } from '#sim/art/title.ts';
import { drawVendor } from '#sim/art/vendor-mark.ts';
import { bankMarks } from '#sim/features/cashier/rules/banks.ts';
import { catalogue } from '#sim/features/games/catalogue/catalogue.ts';
import { teams } from '#sim/features/games/catalogue/leagues.ts';

const subjects = { ...catalogue(), teams, banks: bankMarks };
const { games, vendors } = subjects;

/** Expects closed elements, internal references only, and nothing that runs or loads. */
function expectSafe(svg: string): void {
  const open: string[] = [];
  for (const [, closing, name = '', alone] of svg.matchAll(/<(\/?)([\w:]+)[^>]*?(\/?)>/g)) {
    if (closing) expect(open.pop()).toBe(name);
    else if (!alone) open.push(name);
  }
  expect(open).toEqual([]);
  expect(svg).not.toMatch(/<script|<foreignObject|<text|\son\w+=|javascript:|NaN|undefined/);
  const ids = new Set([...svg.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id));
  for (const [, target] of svg.matchAll(/(?:href="|url\()([^")]+)/g)) {
    expect(target?.startsWith('#')).toBe(true);
    expect(ids.has(target?.slice(1) ?? '')).toBe(true);
  }
}

it('draws every motif of the catalogue as valid SVG without scripts or external references', () => {
  const samples = [...new Map(games.map((game) => [game.art.motif, game])).values()];
  for (const { art, nodeName } of samples)
    for (const draw of [drawTile, drawScenery, drawEmblem]) expectSafe(draw(art, nodeName));
});

it('draws all other pictures as valid SVG without scripts or external references', () => {
  const drawings = [
    ...bannerIds.map(drawBanner),
    ...spotNames.map(drawSpot),
    ...Array.from({ length: avatarCount }, (_, i) => drawAvatar(i + 1)),
    ...vendors.flatMap((vendor) => [drawVendor(vendor, 'white'), drawVendor(vendor, 'color')]),
    ...Object.keys(brandArts)
      .flatMap((brand) => artOf(brand) ?? [])
      .flatMap(({ symbol, ...art }) => [{ ...art, ...(symbol && { symbol }) }, art])
      .flatMap((art) => [drawBrandMark(art), drawBrandLogo(art), drawAppIcon(art, true), drawShareCard(art)]),
    drawCrest('Quezon Carabaos'),
  ];
  for (const svg of drawings) expectSafe(svg);
});

it('draws the same picture for the same game', () => {
  const game = games[100];
  if (!game) throw new Error('No game');
  expect(drawTile(game.art, game.nodeName)).toBe(drawTile(game.art, game.nodeName));
});

it('gives a team one crest, by name or slug', () => {
  expect(drawCrest('Cebu Mariners')).toBe(drawCrest('cebu-mariners'));
});

it('shortens long names to their leading words', () => {
  expect(shortName('Color Game: Hatinggabi sa Perya ng San Isidro')).toBe('Color Game');
  expect(shortName('Sunday Grand Draw ng Buong Kapuluan')).toBe('Sunday Grand Draw');
  expect(shortName('Perlas ng Dagat')).toBe('Perlas ng Dagat');
});

describe('assets', () => {
  const bytes = async (address: string, width?: number) =>
    (await renderAsset(address, width, subjects))?.body.length ?? 0;

  it('keeps the file size of tiles, banners and the art of slots within limits', async () => {
    for (const { nodeId } of games.filter((_, i) => i % 340 === 0)) {
      expect(await bytes(`games/${nodeId}.webp`, 360)).toBeLessThanOrEqual(16 * 1024);
      expect(await bytes(`games/${nodeId}.webp`, 720)).toBeLessThanOrEqual(45 * 1024);
    }
    expect(await bytes('games/1001/scenery.webp', 780)).toBeLessThanOrEqual(45 * 1024);
    expect(await bytes('games/1001/emblem.webp', 720)).toBeLessThanOrEqual(45 * 1024);
    expect(await bytes('banners/welcome.webp', 780)).toBeLessThanOrEqual(45 * 1024);
  });

  it.each([
    ['games/1001.webp', 'image/webp'],
    ['games/1001.avif', 'image/avif'],
    ['games/1001/scenery.avif', 'image/avif'],
    ['games/1001/emblem.webp', 'image/webp'],
    ['banners/derby.webp', 'image/webp'],
    ['slides/cashback.webp', 'image/webp'],
    ['vendor_images/JL_color', 'image/svg+xml'],
    ['vendor_images/TF_white.svg', 'image/svg+xml'],
    ['avatars/3.webp', 'image/webp'],
    ['teams/quezon-carabaos.webp', 'image/webp'],
    ['spots/empty.webp', 'image/webp'],
    ['brands/kidlat/mark.svg', 'image/svg+xml'],
    ['brands/perya/logo.svg', 'image/svg+xml'],
    ['brands/perya/icon-192.png', 'image/png'],
    ['brands/kidlat/maskable-512.png', 'image/png'],
    ['brands/kidlat/share.png', 'image/png'],
  ])(
    'serves %s',
    async (address, type) => {
      expect((await renderAsset(address, undefined, subjects))?.type).toBe(type);
    },
    30_000,
  );

  it.each([
    'games/1.webp',
    'games/1/emblem.webp',
    'banners/nope.webp',
    'avatars/99.webp',
    'vendor_images/XX_white',
    'spots/../a.webp',
    'brands/x/mark.svg',
    'brands/kidlat/icon-77.png',
  ])('does not serve %s', async (address) => {
    expect(await renderAsset(address, undefined, subjects)).toBeUndefined();
  });

  it('rejects an unsupported width', async () => {
    expect(await renderAsset('games/1001.webp', 361, subjects)).toBeUndefined();
  });
});
