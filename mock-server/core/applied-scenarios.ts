import { type Doc, kind } from './collection.ts';
import type { World } from './world.ts';

/** A scenario that was applied; the id is its name. */
interface Applied extends Doc {
  readonly at: number;
  /** What it settles that no flag or document names. */
  readonly settles?: string;
}

export const applied = kind<Applied>().named('scenario');

/** Names of what was applied since the seed, oldest first. */
export const appliedTo = ({ state }: World): string[] => state.all(applied).map((it) => it.id);
