import { darken } from '../paint/letters.ts';
import { circle, cone, dust, glow, oval, path, stroke, times, wave } from '../paint/shapes.ts';
import type { ScenePainter } from './scene.ts';

/** A great moon over dark ridges. */
export const moon: ScenePainter = ({ pen, colours, next, width, height, x, y }) => {
  const disc = pen.radial(['#fff', ['#fff8e6', 1, 0.7], colours.glow], [0.38, 0.34]);
  return (
    dust(next, 64, '#fff', width, height * 0.62) +
    glow(pen, x, y - 26, 250, colours.glow, 0.85) +
    circle(x, y - 26, 128, disc, 'opacity=".92"') +
    circle(x - 46, y - 66, 20, colours.sky[1], 'opacity=".14"') +
    circle(x + 52, y - 10, 28, colours.sky[1], 'opacity=".12"') +
    wave(height * 0.6, 22, 210, darken(colours.sky[1], 0.5), 1, width, height) +
    wave(height * 0.66, 14, 150, colours.ink, 2.4, width, height)
  );
};

/** Far stars, a ringed planet and a trail. */
export const cosmos: ScenePainter = ({ pen, colours, next, width, height, x, y }) => {
  const planet = pen.radial([colours.title[1], colours.sky[1], colours.ink], [0.32, 0.28]);
  const px = width - 62;
  return (
    dust(next, 110, '#fff', width, height * 0.86) +
    oval(
      x - 40,
      y + 30,
      330,
      120,
      pen.radial([
        [colours.glow, 0.42],
        [colours.glow, 0.16, 0.6],
        [colours.glow, 0],
      ]),
      `transform="rotate(-28 ${x} ${y})"`,
    ) +
    glow(pen, x, y, 220, colours.glow, 0.55) +
    circle(px, 78, 44, planet) +
    oval(
      px,
      78,
      76,
      15,
      'none',
      `stroke="${colours.accent}" stroke-opacity=".7" stroke-width="5" transform="rotate(-18 ${px} 78)"`,
    ) +
    stroke(
      `M-10 ${height * 0.2}Q${width * 0.2} ${height * 0.14} ${width * 0.34} ${height * 0.02}`,
      '#fff',
      2,
      'opacity=".45"',
    )
  );
};

/** Light shafts on a coral garden. */
export const reef: ScenePainter = ({ pen, colours, next, width, height, x, y }) => {
  const bubble = pen.radial([
    ['#fff', 0],
    ['#fff', 0.06, 0.7],
    ['#fff', 0.6],
  ]);
  const coral = (cx: number, size: number, fill: string): string =>
    stroke(
      `M${cx} ${height * 0.8}V${height * 0.8 - size}M${cx} ${height * 0.8 - size * 0.35}Q${cx - size * 0.4} ${height * 0.8 - size * 0.5} ${cx - size * 0.36} ${height * 0.8 - size * 0.86}M${cx} ${height * 0.8 - size * 0.5}Q${cx + size * 0.42} ${height * 0.8 - size * 0.6} ${cx + size * 0.34} ${height * 0.8 - size * 0.95}`,
      fill,
      size * 0.15,
      'stroke-linecap="round"',
    );
  const floor = darken(colours.sky[2], 0.75);
  return (
    [-26, -9, 9, 26].map((turn, i) => cone(pen, x - 60 + i * 40, -30, turn, 62, height, '#fff', 0.26)).join('') +
    glow(pen, x, y, 200, colours.glow, 0.55) +
    times(26, () => circle(next() * width, next() * height * 0.8, 2 + next() * next() * 18, bubble)) +
    coral(30, 118, darken(colours.sky[1], 0.62)) +
    coral(width - 28, 142, darken(colours.sky[1], 0.56)) +
    coral(76, 70, '#ff7f8a') +
    coral(width - 78, 62, '#ffb35c') +
    wave(height * 0.75, 12, 170, floor, 0.6, width, height) +
    path(
      `M0 ${height * 0.83}Q${width * 0.5} ${height * 0.74} ${width} ${height * 0.84}V${height}H0Z`,
      colours.ink,
      'opacity=".7"',
    )
  );
};
