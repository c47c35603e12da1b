import type { ArtThemeName } from '../art-themes.ts';
import type { Screen } from '../types.ts';

/** Titles that one motif illustrates. Append only: the position of a title in its category determines its nodeId. */
export interface Titles {
  readonly motif: string;
  readonly mood: ArtThemeName;
  readonly screen?: Screen;
  readonly names: readonly string[];
}

export const titles = (motif: string, mood: ArtThemeName, names: string, screen?: Screen): Titles => ({
  motif,
  mood,
  names: names.split(' | '),
  ...(screen && { screen }),
});
