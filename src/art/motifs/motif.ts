import type { Hero } from '../heroes/hero.ts';

/** What a game is about: its hero and the small things beside it (names of the emoji set). */
export interface Motif {
  readonly hero: Hero;
  readonly props: readonly string[];
}

export const motif = (hero: Hero, props: string): Motif => ({ hero, props: props.split(' ') });
