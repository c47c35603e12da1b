import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { widths } from '#lib/images.ts';
import { avatarCount } from '#sim/art/avatars.ts';
import { foreignMarks } from '#sim/art/bank-marks.ts';
import { bannerIds } from '#sim/art/banner-ids.ts';
import { renderAsset } from '#sim/art/cdn.ts';
import { spotNames } from '#sim/art/spots.ts';
import { createPictureStore, type Picture, pictureFile } from '#sim/cdn/picture-store.ts';
import { bankMarks } from '#sim/features/cashier/rules/banks.ts';
import { catalogue, hotGames, offeredCatalogue } from '#sim/features/games/catalogue/catalogue.ts';
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

const avatars = Array.from({ length: avatarCount }, (_, index) => `avatars/${index + 1}.webp`);
const spots = spotNames.map((name) => `spots/${name}.webp`);
const crests = [...teams].map((team) => `teams/${team}.webp`);

const shownBy = (games: readonly Game[], hot: readonly Game[]): string[] => [
  ...atWidths(games.map(tileOf), [...widths.mini, ...widths.tile]),
  // One of these is shown at double size.
  ...atWidths(hot.map(tileOf), widths.hero),
  ...atWidths(
    bannerIds.map((id) => `banners/${id}.webp`),
    widths.banner,
  ),
  ...atWidths(avatars, [96, 192]),
  ...atWidths(spots, [240, 480]),
  ...crests,
];

const maxConcurrentDraws = 4;

/** Draws pictures by their names in the store, and calls `save` with each one that exists. */
const drawEach = async (names: readonly string[], save: (name: string, picture: Picture) => void): Promise<void> => {
  const subjects = { ...catalogue(), teams, banks: bankMarks };
  const store = createPictureStore((name) => {
    const [path = '', width] = name.split('@');
    return renderAsset(path, width ? Number(width) : undefined, subjects);
  });
  const waiting = names.values();
  const draw = async (): Promise<void> => {
    for (const name of waiting) {
      const picture = await store.find(name);
      if (picture) save(name, picture);
    }
  };
  await Promise.all(Array.from({ length: maxConcurrentDraws }, draw));
};

const write = (file: string, { body }: Picture): void => {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, body);
};

/** Draws the pictures that pages request into `folder`: a server without sharp sends these files. */
export const drawPictures = async (folder: string): Promise<number> => {
  const shown = offeredCatalogue();
  const names = picturesOfPages(shown.games, hotGames(shown));
  await drawEach(names, (name, picture) => {
    if (picture.type !== 'image/svg+xml') write(pictureFile(folder, name), picture);
  });
  return names.length;
};

/**
 * Draws each picture of the image host once into `folder`, for hosts of files, which ignore the width in the query. Logos
 * of vendors get the extension that their addresses lack.
 */
export const drawPicturesOnce = async (folder: string): Promise<number> => {
  const { games, vendors } = offeredCatalogue();
  const logos = vendors.flatMap(({ vassalage: code }) =>
    ['white', 'color'].map((variant) => `vendor_images/${code}_${variant}.svg`),
  );
  const names = [
    ...games.map(tileOf),
    ...bannerIds.map((id) => `slides/${id}.webp`),
    ...avatars,
    ...spots,
    ...crests,
    ...logos,
    ...Object.keys({ ...foreignMarks, ...bankMarks }).map((bank) => `banks/${bank}.svg`),
  ];
  await drawEach(names, (name, picture) => write(join(folder, name), picture));
  return names.length;
};
