import { collection, type Doc } from './collection.ts';
import type { World } from './world.ts';

/** An applied scenario; the id is its name. */
interface Applied extends Doc {
  readonly at: number;
  /** Something that no flag or document names, such as the number of banners. */
  readonly settles?: string;
}

export const appliedScenarios = collection<Applied>()('scenario');

/** Returns the names of applied scenarios since the seed, oldest first. */
export const appliedTo = ({ state }: World): string[] => state.all(appliedScenarios).map((it) => it.id);
