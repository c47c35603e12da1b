import type { Scene } from '../choice.ts';
import { beach, clouds, hills, jungle, volcano } from './land.ts';
import type { ScenePainter } from './scene.ts';
import { cosmos, moon, reef } from './sky.ts';
import { arena, court, felt, spotlights, stadium } from './stage.ts';
import { curtain, fair, lanterns, skyline, wall } from './town.ts';
import { banig, bokeh, capiz, grid, rays, scales } from './weaves.ts';

export const scenePainters: Readonly<Record<Scene, ScenePainter>> = {
  rays,
  capiz,
  banig,
  scales,
  bokeh,
  spotlights,
  hills,
  reef,
  volcano,
  skyline,
  jungle,
  moon,
  court,
  felt,
  fair,
  wall,
  curtain,
  beach,
  clouds,
  grid,
  lanterns,
  arena,
  stadium,
  cosmos,
};
