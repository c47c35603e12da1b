import { pick, type RandomSource } from '#sim/core/seeded-random.ts';
import type { ArtThemeName } from './art-themes.ts';
import type { CategoryDefinition } from './categories.ts';
import { type FeaturedArt, featuredArt } from './featured-art.ts';
import type { Screen, Vendor } from './types.ts';

/** A title with its category and vendor, before nodeId and art are assigned. */
export interface CatalogueEntry {
  readonly nodeId: number;
  readonly nodeName: string;
  readonly motif: string;
  readonly mood: ArtThemeName;
  readonly favourite: FeaturedArt | undefined;
  readonly screen: Screen;
  readonly definition: CategoryDefinition;
  readonly vendor: Vendor;
}

/** Vendors of titles that are the same for every seed: the first hot games of the brands. */
const fixedVendors: Readonly<Record<string, string>> = {
  'Kidlat Fortune': 'LIKHA',
  'Color Game': 'LIKHA',
  'Lipad!': 'LIKHA',
};

/**
 * Returns the games of a category in default order. The titles of a motif are spread evenly, so that a page shows as
 * many motifs as possible, and no vendor has the same motif twice in a row.
 */
export function arrangeCategory(
  definition: CategoryDefinition,
  vendors: readonly Vendor[],
  next: RandomSource,
): CatalogueEntry[] {
  const makers = vendors.filter((vendor) => vendor.categories.includes(definition.category));
  const lastMotif = new Map<Vendor, string>();
  return spreadMotifs(definition, next).map((title) => {
    const candidates = makers.filter((vendor) => lastMotif.get(vendor) !== title.motif);
    const vendor =
      makers.find((maker) => maker.vassalage === fixedVendors[title.nodeName]) ??
      pick(candidates.length > 0 ? candidates : makers, next);
    lastMotif.set(vendor, title.motif);
    return { ...title, definition, vendor };
  });
}

type Title = Pick<CatalogueEntry, 'nodeId' | 'nodeName' | 'motif' | 'mood' | 'screen' | 'favourite'>;

function spreadMotifs(definition: CategoryDefinition, next: RandomSource): Title[] {
  let nodeId = definition.firstNodeId;
  const placed = definition.titles.flatMap(({ names, motif, mood, screen = definition.screen }) =>
    names.map((nodeName, i) => ({
      at: (i + next()) / names.length,
      title: { nodeId: nodeId++, nodeName, motif, mood, screen, favourite: featuredArt[nodeName] },
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
