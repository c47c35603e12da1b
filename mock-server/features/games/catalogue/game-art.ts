import { type ArtChoice, letterings, scenes } from '#sim/art/choice.ts';
import { type Hue, hues, type Palette, paletteNames, palettes } from '#sim/art/palettes.ts';
import { pick, type RandomSource } from '#sim/core/seeded-random.ts';
import { type ArtThemeName, artThemes } from './art-themes.ts';
import type { FeaturedArt } from './featured-art.ts';

/** A game without art. */
export interface ArtSubject {
  readonly motif: string;
  readonly mood: ArtThemeName;
  readonly favourite?: FeaturedArt | undefined;
}

/**
 * Assigns art so that no two neighbours in any list share hue, scene or lettering. Games with featured art choose
 * first, then styles that suit the theme are used; if neighbours use all of them, any other style is.
 */
export function assignArt<T extends ArtSubject>(
  lists: readonly (readonly T[])[],
  next: RandomSource,
): Map<T, ArtChoice> {
  const assigned = new Map<T, ArtChoice>();
  const adjacent = neighboursOf(lists);
  const inTurn = [...adjacent.keys()].sort((a, b) => rank(a) - rank(b));
  for (const title of inTurn) {
    const taken = new Set<string>();
    for (const other of adjacent.get(title) ?? []) {
      const art = assigned.get(other);
      if (art) taken.add(palettes[art.palette].hue).add(art.scene).add(art.lettering);
    }
    assigned.set(title, chooseArt(title, taken, next));
  }
  return assigned;
}

function chooseArt({ motif, mood, favourite }: ArtSubject, taken: ReadonlySet<string>, next: RandomSource): ArtChoice {
  const suits = artThemes[mood];
  const { palette, scene, lettering } = favourite ?? {};
  return {
    motif,
    palette:
      palette && !taken.has(palettes[palette].hue)
        ? palette
        : pick(palettesOf[pickFree(suits.hues, hues, taken, next)], next),
    scene: scene && !taken.has(scene) ? scene : pickFree(suits.scenes, scenes, taken, next),
    lettering: lettering && !taken.has(lettering) ? lettering : pickFree(suits.letterings, letterings, taken, next),
  };
}

const rank = ({ favourite }: ArtSubject): number => favourite?.rank ?? Number.MAX_SAFE_INTEGER;

const palettesOf = Object.fromEntries(
  hues.map((hue) => [hue, paletteNames.filter((name) => palettes[name].hue === hue)]),
) as Record<Hue, Palette[]>;

/** Preference for the first styles of a theme; 1 means none. */
const preferenceExponent = 1.5;

function pickFree<N extends string>(
  suiting: readonly N[],
  all: readonly N[],
  taken: ReadonlySet<string>,
  next: RandomSource,
): N {
  const left = suiting.filter((name) => !taken.has(name));
  const open = left.length > 0 ? left : all.filter((name) => !taken.has(name));
  return open[Math.floor(next() ** preferenceExponent * open.length)] as N;
}

/** Returns the direct neighbours of each item in all lists. */
function neighboursOf<T>(lists: readonly (readonly T[])[]): Map<T, T[]> {
  const beside = new Map<T, T[]>();
  for (const list of lists) for (const item of list) if (!beside.has(item)) beside.set(item, []);
  for (const list of lists) {
    let previous: T | undefined;
    for (const item of list) {
      if (previous !== undefined) {
        beside.get(item)?.push(previous);
        beside.get(previous)?.push(item);
      }
      previous = item;
    }
  }
  return beside;
}
