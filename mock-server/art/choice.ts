import type { Palette } from './palettes.ts';

/** Backgrounds of pictures. */
export const scenes = [
  'rays',
  'capiz',
  'banig',
  'scales',
  'bokeh',
  'spotlights',
  'hills',
  'reef',
  'volcano',
  'skyline',
  'jungle',
  'moon',
  'court',
  'felt',
  'fair',
  'wall',
  'curtain',
  'beach',
  'clouds',
  'grid',
  'lanterns',
  'arena',
  'stadium',
  'cosmos',
] as const;
export type Scene = (typeof scenes)[number];

/** Typefaces of titles. */
export const letterings = [
  'lilita',
  'bungee',
  'rye',
  'limelight',
  'kanit',
  'kanitBlack',
  'russo',
  'shrikhand',
  'bangers',
  'cinzel',
  'berkshire',
  'bowlby',
  'righteous',
] as const;
export type Lettering = (typeof letterings)[number];

/**
 * Design of a tile in addition to its name. It holds only names, so that choosing a design does not load the drawing
 * code.
 */
export interface ArtChoice {
  readonly motif: string;
  readonly palette: Palette;
  readonly scene: Scene;
  readonly lettering: Lettering;
}
