/** Movement of a kind of fish, which the style sheet animates. */
export interface Swim {
  readonly movement: 'school' | 'glide' | 'walk' | 'lie' | 'leap' | 'pulse' | 'dart' | 'wave';
  /** Time to cross the pond. */
  readonly seconds: number;
  /** Distance of its lane from the surface, percent of the pond. */
  readonly depth: number;
  /** Width of its picture, px. */
  readonly size: number;
  /** Number of fish that swim together. */
  readonly count?: number;
  /** Whether it swims from right to left. */
  readonly back?: boolean;
}

const swims: Readonly<Record<string, Swim>> = {
  fish: { movement: 'school', seconds: 11, depth: 22, size: 40, count: 4 },
  'tropical-fish': { movement: 'school', seconds: 14, depth: 44, size: 42, count: 3, back: true },
  crab: { movement: 'walk', seconds: 9, depth: 80, size: 48 },
  oyster: { movement: 'lie', seconds: 5, depth: 82, size: 44 },
  turtle: { movement: 'glide', seconds: 20, depth: 60, size: 60, back: true },
  dolphin: { movement: 'leap', seconds: 9, depth: 6, size: 66 },
  octopus: { movement: 'pulse', seconds: 16, depth: 52, size: 62 },
  crocodile: { movement: 'glide', seconds: 24, depth: 4, size: 84, back: true },
  shark: { movement: 'dart', seconds: 8, depth: 34, size: 86, back: true },
  'spouting-whale': { movement: 'glide', seconds: 26, depth: 56, size: 104 },
  'dragon-face': { movement: 'wave', seconds: 18, depth: 28, size: 108, back: true },
};

/** Returns how a kind of fish swims. */
export const swimOf = (kind: string): Swim => swims[kind] ?? { movement: 'glide', seconds: 14, depth: 40, size: 56 };
