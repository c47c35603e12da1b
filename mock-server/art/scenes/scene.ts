import type { RandomSource } from '#sim/core/seeded-random.ts';
import type { Pen } from '../paint/pen.ts';
import type { Colours } from '../palettes.ts';

/** Canvas and position of a scene. Pictures have their light near `x`, `y`. */
export interface Canvas {
  readonly pen: Pen;
  readonly colours: Colours;
  readonly next: RandomSource;
  readonly width: number;
  readonly height: number;
  readonly x: number;
  readonly y: number;
}

export type ScenePainter = (canvas: Canvas) => string;
