import { type Doc, kind } from './collection.ts';
import type { World } from './world.ts';

/** An applied scenario; the id is its name. */
interface Applied extends Doc {
  readonly at: number;
  /** Something that no flag or document names, such as the number of banners. */
  readonly settles?: string;
}

export const applied = kind<Applied>().named('scenario');

/** Returns the names of applied scenarios since the seed, oldest first. */
export const appliedTo = ({ state }: World): string[] => state.all(applied).map((it) => it.id);
