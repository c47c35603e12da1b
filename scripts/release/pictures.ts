import { cpSync, existsSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { widths } from '#lib/images.ts';
import { avatarCount } from '#sim/art/avatars.ts';
import { bannerIds } from '#sim/art/banner-ids.ts';
import { renderAsset } from '#sim/art/cdn.ts';
import { spotNames } from '#sim/art/spots.ts';
import { createPictureStore, pictureFile, pictureFolder } from '#sim/cdn/picture-store.ts';
import { bankMarks } from '#sim/features/cashier/rules/banks.ts';
import { catalogue, hotGames } from '#sim/features/games/catalogue/catalogue.ts';
import { teams } from '#sim/features/games/catalogue/leagues.ts';
import type { Game } from '#sim/features/games/catalogue/types.ts';

const atWidths = (names: readonly string[], wanted: readonly number[]): string[] =>
  names.flatMap((name) => wanted.map((width) => `${name}@${width}`));

const tileOf = ({ nodeId }: Game): string => `games/${nodeId}.webp`;

/**
 * Returns the pictures that pages request, by their names in the store, in each format that browsers receive; all
 * others are sent as drawings.
 */
const picturesOfPages = (games: readonly Game[], hot: readonly Game[]): string[] =>
  shownBy(games, hot).flatMap((name) => [name, name.replace('.webp', '.avif')]);

const shownBy = (games: readonly Game[], hot: readonly Game[]): string[] => [
  ...atWidths(games.map(tileOf), [...widths.mini, ...widths.tile]),
  // One of these is shown at double size.
  ...atWidths(hot.map(tileOf), widths.hero),
  ...atWidths(
    bannerIds.map((id) => `banners/${id}.webp`),
    widths.banner,
  ),
  ...atWidths(
    Array.from({ length: avatarCount }, (_, index) => `avatars/${index + 1}.webp`),
    [96, 192],
  ),
  ...atWidths(
    spotNames.map((name) => `spots/${name}.webp`),
    [240, 480],
  ),
  ...[...teams].map((team) => `teams/${team}.webp`),
];

const maxConcurrentDraws = 4;

/** Draws the pictures that pages request into `folder`: a server without sharp sends these files. */
export const drawPictures = async (folder: string): Promise<number> => {
  const shown = catalogue();
  const subjects = { ...shown, teams, banks: bankMarks };
  const store = createPictureStore((name) => {
    const [path = '', width] = name.split('@');
    return renderAsset(path, width ? Number(width) : undefined, subjects);
  });
  const names = picturesOfPages(shown.games, hotGames(shown));
  const drawn = pictureFolder();
  const waiting = names.values();
  const draw = async (): Promise<void> => {
    for (const name of waiting) {
      await store.find(name);
      const [from, to] = [pictureFile(drawn, name), pictureFile(folder, name)];
      if (!existsSync(from)) continue;
      mkdirSync(dirname(to), { recursive: true });
      cpSync(from, to);
    }
  };
  await Promise.all(Array.from({ length: maxConcurrentDraws }, draw));
  return names.length;
};
