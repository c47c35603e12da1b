import type { MoodName } from '../moods.ts';
import type { Screen } from '../types.ts';

/** Titles that one motif illustrates. Append only: a title's place in its category is its nodeId. */
export interface Titles {
  readonly motif: string;
  readonly mood: MoodName;
  readonly screen?: Screen;
  readonly names: readonly string[];
}

export const titles = (motif: string, mood: MoodName, names: string, screen?: Screen): Titles => ({
  motif,
  mood,
  names: names.split(' | '),
  ...(screen && { screen }),
});
