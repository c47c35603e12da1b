import { type Chance, pick } from '../../../../src/art/chance.ts';
import { type Favourite, favourites } from './favourites.ts';
import type { MoodName } from './moods.ts';
import type { Shelf } from './shelves.ts';
import type { Screen, Vendor } from './types.ts';

/** A title with its place and maker, before numbers and looks. */
export interface Entry {
  readonly nodeId: number;
  readonly nodeName: string;
  readonly motif: string;
  readonly mood: MoodName;
  readonly favourite: Favourite | undefined;
  readonly screen: Screen;
  readonly shelf: Shelf;
  readonly vendor: Vendor;
}

/** Titles that a vendor always makes, whatever the seed: the first hot games of the brands. */
const makers: Readonly<Record<string, string>> = {
  'Kidlat Fortune': 'LIKHA',
  'Color Game': 'LIKHA',
  'Lipad!': 'LIKHA',
};

/**
 * A shelf in default order. The titles of a motif are spread evenly, so that a page shows as many
 * motifs as it can, and a vendor never follows itself with the same motif.
 */
export function arrange(shelf: Shelf, vendors: readonly Vendor[], next: Chance): Entry[] {
  const makersOfShelf = vendors.filter((vendor) => vendor.categories.includes(shelf.category));
  const lastMotif = new Map<Vendor, string>();
  return takeTurns(shelf, next).map((title) => {
    const willing = makersOfShelf.filter((vendor) => lastMotif.get(vendor) !== title.motif);
    const vendor =
      makersOfShelf.find((maker) => maker.vassalage === makers[title.nodeName]) ??
      pick(willing.length > 0 ? willing : makersOfShelf, next);
    lastMotif.set(vendor, title.motif);
    return { ...title, shelf, vendor };
  });
}

type Title = Pick<Entry, 'nodeId' | 'nodeName' | 'motif' | 'mood' | 'screen' | 'favourite'>;

function takeTurns(shelf: Shelf, next: Chance): Title[] {
  let nodeId = shelf.firstNodeId;
  const placed = shelf.titles.flatMap(({ names, motif, mood, screen = shelf.screen }) =>
    names.map((nodeName, i) => ({
      at: (i + next()) / names.length,
      title: { nodeId: nodeId++, nodeName, motif, mood, screen, favourite: favourites[nodeName] },
    })),
  );
  const order: Title[] = [];
  const waiting: Title[] = [];
  for (const { title } of placed.sort((a, b) => a.at - b.at)) {
    waiting.push(title);
    const fit = waiting.findIndex(({ motif }) => motif !== order.at(-1)?.motif);
    if (fit >= 0) order.push(...waiting.splice(fit, 1));
  }
  return [...order, ...waiting];
}
