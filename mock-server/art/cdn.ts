import { avatarCount, drawAvatar } from './avatars.ts';
import { type BankMark, drawBankMark, foreignMarks } from './bank-marks.ts';
import { isBannerId } from './banner-ids.ts';
import { bannerWidth, drawBanner } from './banners.ts';
import { artOf, drawAppIcon, drawBrandLogo, drawBrandMark, drawShareCard } from './brands.ts';
import type { ArtChoice } from './choice.ts';
import { drawCrest } from './crests.ts';
import { type RenderOptions, render } from './render.ts';
import { drawEmblem, drawScenery } from './slot-stage.ts';
import { drawSpot, isSpotName } from './spots.ts';
import { drawTile, tileWidth } from './tile.ts';
import { drawVendor, type MarkChoice } from './vendor-mark.ts';

/** Facts about the subjects of pictures; a catalogue provides them. */
export interface PictureSubjects {
  readonly games: readonly { readonly nodeId: number; readonly nodeName: string; readonly art: ArtChoice }[];
  readonly vendors: readonly { readonly vassalage: string; readonly wordmark: MarkChoice }[];
  /** Marks of the market's banks and wallets, by id in lower case. */
  readonly banks: Readonly<Record<string, BankMark>>;
  /** Teams with a crest, by slug. */
  readonly teams: ReadonlySet<string>;
}

export interface Asset {
  readonly type: string;
  readonly body: Buffer;
}

/** Widths that a picture can be requested in; a fixed list keeps each URL cacheable. */
const assetWidths: ReadonlySet<number> = new Set([
  48, 96, 120, 180, 192, 210, 240, 360, 460, 480, 512, 720, 780, 1080, 1200,
]);

const iconSizes: ReadonlySet<number> = new Set([16, 32, 48, 96, 180, 192, 512]);

/** Maximum bytes by width: tiles at 360 and 720, banners at 780. */
const tileBudgetBytes = 16 * 1024;
const largeBudgetBytes = 45 * 1024;

type Draw = (
  found: readonly string[],
  width: number | undefined,
  subjects: PictureSubjects,
) => Promise<Asset | undefined> | undefined;

const routes: readonly (readonly [RegExp, Draw])[] = [
  [
    /^games\/([1-9]\d{0,6})\.(webp|avif|png)$/,
    ([id, format], width, { games }) => {
      const game = games.find(({ nodeId }) => nodeId === Number(id));
      return game && within(drawTile(game.art, game.nodeName), format, width ?? tileWidth);
    },
  ],
  [
    /^games\/([1-9]\d{0,6})\/(scenery|emblem)\.(webp|avif|png)$/,
    ([id, part, format], width, { games }) => {
      const game = games.find(({ nodeId }) => nodeId === Number(id));
      const draw = part === 'emblem' ? drawEmblem : drawScenery;
      return game && within(draw(game.art, game.nodeName), format, width ?? tileWidth);
    },
  ],
  // Filter lists hide pictures below `banners`, the earlier folder, which stored announcements name.
  [
    /^(?:slides|banners)\/([a-z-]+)\.(webp|avif|png)$/,
    ([id = '', format], width) => (isBannerId(id) ? within(drawBanner(id), format, width ?? bannerWidth) : undefined),
  ],
  [
    /^vendor_images\/(\w+)_(white|color)(?:\.svg)?$/,
    ([code, variant], _width, { vendors }) => {
      const vendor = vendors.find(({ vassalage }) => vassalage === code);
      return vendor && vector(drawVendor(vendor, variant === 'color' ? 'color' : 'white'));
    },
  ],
  [
    /^avatars\/([1-9]\d?)\.(webp|avif|png)$/,
    ([n, format], width) =>
      Number(n) >= 1 && Number(n) <= avatarCount ? within(drawAvatar(Number(n)), format, width ?? 192) : undefined,
  ],
  [
    /^banks\/([a-z0-9]+)\.svg$/,
    ([name = ''], _width, { banks }) => {
      const mark = Object.hasOwn(banks, name) ? banks[name] : foreignMarks[name];
      return mark && vector(drawBankMark(mark));
    },
  ],
  [
    /^teams\/([a-z0-9-]{1,64})\.(webp|avif|png)$/,
    ([team = '', format], width, { teams }) =>
      teams.has(team) ? within(drawCrest(team), format, width ?? 96) : undefined,
  ],
  [
    /^spots\/([a-z]+)\.(webp|avif|png)$/,
    ([name = '', format], width) => (isSpotName(name) ? within(drawSpot(name), format, width ?? 360) : undefined),
  ],
  [
    /^brands\/([a-z][a-z0-9-]*)\/(mark|logo)\.svg$/,
    ([brand = '', kind]) => {
      const art = artOf(brand);
      return art && vector(kind === 'mark' ? drawBrandMark(art) : drawBrandLogo(art));
    },
  ],
  [
    /^brands\/([a-z][a-z0-9-]*)\/(icon|maskable)-([1-9]\d{1,3})\.png$/,
    ([brand = '', kind, size]) => {
      const art = artOf(brand);
      return art && iconSizes.has(Number(size))
        ? raster(drawAppIcon(art, kind === 'maskable'), { width: Number(size), format: 'png' })
        : undefined;
    },
  ],
  [
    /^brands\/([a-z][a-z0-9-]*)\/share\.(png|webp)$/,
    ([brand = '', format]) => {
      const art = artOf(brand);
      return art && raster(drawShareCard(art), { width: 1200, format: format === 'png' ? 'png' : 'webp' });
    },
  ],
];

/** Returns the picture of an image CDN URL; undefined if there is none or its width is not offered. Caches nothing. */
export async function renderAsset(
  address: string,
  width: number | undefined,
  subjects: PictureSubjects,
): Promise<Asset | undefined> {
  if (width !== undefined && !assetWidths.has(width)) return undefined;
  for (const [pattern, draw] of routes) {
    const found = pattern.exec(address);
    if (found) return draw(found.slice(1), width, subjects);
  }
  return undefined;
}

const vector = async (svg: string): Promise<Asset> => ({ type: 'image/svg+xml', body: Buffer.from(svg) });

/** Returns a raster picture, or the SVG if it cannot be rasterised: browsers go by the content type. */
async function raster(svg: string, options: RenderOptions): Promise<Asset> {
  const body = await render(svg, options);
  return body ? { type: `image/${options.format}`, body } : vector(svg);
}

function within(svg: string, extension: string | undefined, width: number): Promise<Asset> {
  const format = extension === 'png' || extension === 'avif' ? extension : 'webp';
  return raster(svg, { width, format, maxBytes: width <= tileWidth ? tileBudgetBytes : largeBudgetBytes });
}
