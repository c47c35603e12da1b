/** Returns the next number of a sequence, in [0, 1). */
export type RandomSource = () => number;

/** Returns a reproducible source: the same seed gives the same sequence (mulberry32). */
export function seededRandom(seed: number): RandomSource {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** Returns a 32-bit number for a text, stable across runs (FNV-1a). */
export function textSeed(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash >>> 0;
}

/** Returns one item of a non-empty list. */
export function pick<T>(items: readonly T[], next: RandomSource): T {
  return items[Math.floor(next() * items.length)] as T;
}

/** Returns a shuffled copy (Fisher-Yates). */
export function shuffled<T>(items: readonly T[], next: RandomSource): T[] {
  const copy = [...items];
  for (let i = copy.length - 1; i > 0; i--) {
    const j = Math.floor(next() * (i + 1));
    [copy[i], copy[j]] = [copy[j] as T, copy[i] as T];
  }
  return copy;
}
