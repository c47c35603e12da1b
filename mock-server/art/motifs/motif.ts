import type { Hero } from '../heroes/hero.ts';

/** Subject of a game: its hero and the small objects beside it (names of the emoji set). */
export interface Motif {
  readonly hero: Hero;
  readonly props: readonly string[];
}

export const motif = (hero: Hero, props: string): Motif => ({ hero, props: props.split(' ') });
