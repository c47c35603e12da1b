import type { Palette } from './palettes.ts';

/** What stands behind the hero of a picture. */
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

/** The faces a title can be lettered in. */
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

/** All a tile needs beside its name: four names, so that choosing a picture never loads the drawing code. */
export interface ArtChoice {
  readonly motif: string;
  readonly palette: Palette;
  readonly scene: Scene;
  readonly lettering: Lettering;
}
