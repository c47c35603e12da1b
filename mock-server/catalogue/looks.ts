import { type Chance, pick } from '../../src/art/chance.ts';
import { type ArtChoice, letterings, scenes } from '../../src/art/choice.ts';
import { type Hue, hues, type Palette, paletteNames, palettes } from '../../src/art/palettes.ts';
import { type MoodName, moods } from './moods.ts';

/** A game that still lacks its looks. */
export interface Sitter {
  readonly motif: string;
  readonly mood: MoodName;
}

/**
 * Dresses every sitter so that nobody shares hue, scene or lettering with a neighbour in any of the lists.
 * What suits the mood comes first; a crowded place takes whatever its neighbours left over.
 */
export function dress<T extends Sitter>(lists: readonly (readonly T[])[], next: Chance): Map<T, ArtChoice> {
  const worn = new Map<T, ArtChoice>();
  for (const [sitter, beside] of neighbours(lists)) {
    const taken = new Set<string>();
    for (const other of beside) {
      const art = worn.get(other);
      if (art) taken.add(palettes[art.palette].hue).add(art.scene).add(art.lettering);
    }
    const mood = moods[sitter.mood];
    worn.set(sitter, {
      motif: sitter.motif,
      palette: pick(palettesOf[free(mood.hues, hues, taken, next)], next),
      scene: free(mood.scenes, scenes, taken, next),
      lettering: free(mood.letterings, letterings, taken, next),
    });
  }
  return worn;
}

const palettesOf = Object.fromEntries(
  hues.map((hue) => [hue, paletteNames.filter((name) => palettes[name].hue === hue)]),
) as Record<Hue, Palette[]>;

function free<N extends string>(suiting: readonly N[], all: readonly N[], taken: ReadonlySet<string>, next: Chance): N {
  const left = suiting.filter((name) => !taken.has(name));
  return pick(left.length > 0 ? left : all.filter((name) => !taken.has(name)), next);
}

/** Who stands beside whom in any list. */
function neighbours<T>(lists: readonly (readonly T[])[]): Map<T, T[]> {
  const beside = new Map<T, T[]>();
  for (const list of lists) for (const sitter of list) if (!beside.has(sitter)) beside.set(sitter, []);
  for (const list of lists) {
    let previous: T | undefined;
    for (const sitter of list) {
      if (previous !== undefined) {
        beside.get(sitter)?.push(previous);
        beside.get(previous)?.push(sitter);
      }
      previous = sitter;
    }
  }
  return beside;
}
