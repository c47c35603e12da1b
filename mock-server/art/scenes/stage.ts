import { darken } from '../paint/letters.ts';
import { circle, cone, dust, glow, oval, path, rect, stroke, times } from '../paint/shapes.ts';
import { glyph } from '../paint/symbols.ts';
import type { ScenePainter } from './scene.ts';

export const spotlights: ScenePainter = ({ pen, colours, next, width, height, x, y }) => {
  const floor = height * 0.66;
  return (
    cone(pen, x - 150, -40, -24, 96, height, colours.accent, 0.4) +
    cone(pen, x + 150, -40, 24, 96, height, colours.accent, 0.4) +
    cone(pen, x, -60, 0, 120, height, '#fff', 0.3) +
    oval(x, floor, width * 0.6, 66, pen.linear([darken(colours.sky[1], 1), colours.ink])) +
    oval(x, floor - 6, width * 0.42, 38, colours.glow, 'opacity=".32"') +
    glow(pen, x, y, 180, colours.glow, 0.6) +
    dust(next, 30, '#fff', width, height * 0.6)
  );
};

/** A hardwood court seen from the baseline. */
export const court: ScenePainter = ({ pen, colours, width, height, x, y }) => {
  const floor = height * 0.56;
  const boards = times(13, (i) => `M${x + (i - 6) * 20} ${floor}L${x + (i - 6) * 66} ${height}`);
  return (
    cone(pen, x - 140, -30, -26, 100, height, '#fff', 0.28) +
    cone(pen, x + 140, -30, 26, 100, height, '#fff', 0.28) +
    times(26, (i) => circle(i * 15, floor - 18 - ((i * 37) % 26), 9, colours.ink, 'opacity=".5"')) +
    rect(0, floor - 14, width, 14, colours.ink, 'opacity=".8"') +
    rect(0, floor, width, height - floor, pen.linear(['#f2b672', '#b8692c', '#5a2a10'])) +
    stroke(boards, '#5a2a10', 1.4, 'opacity=".35"') +
    oval(x, height * 0.74, 150, 44, 'none', 'stroke="#fff" stroke-width="4" opacity=".6"') +
    stroke(`M0 ${floor + 4}H${width}`, '#fff', 4, 'opacity=".7"') +
    glow(pen, x, y, 200, colours.glow, 0.6)
  );
};

/** A card table with its gold line. */
export const felt: ScenePainter = ({ pen, colours, width, height, x, y }) => {
  const suits = pen.pattern(
    84,
    84,
    glyph('spades', 21, 21, 22, colours.accent, { opacity: 0.13 }) +
      glyph('hearts', 63, 21, 22, colours.accent, { opacity: 0.13 }) +
      glyph('clubs', 63, 63, 22, colours.accent, { opacity: 0.13 }) +
      glyph('diamonds', 21, 63, 22, colours.accent, { opacity: 0.13 }),
  );
  return (
    rect(0, 0, width, height, suits) +
    cone(pen, x, -70, 0, 200, height, '#fff5d0', 0.4) +
    oval(x, height * 0.7, width * 0.74, 104, pen.linear(['#a86a2c', '#4a2408'])) +
    oval(x, height * 0.69, width * 0.7, 94, pen.linear([colours.sky[1], darken(colours.sky[2], 0.8)])) +
    oval(x, height * 0.69, width * 0.6, 74, 'none', 'stroke="#f0cf7a" stroke-width="3" opacity=".75"') +
    glow(pen, x, y, 180, colours.glow, 0.55)
  );
};

/** A ring of sand with a crowd round it. */
export const arena: ScenePainter = ({ pen, colours, next, width, height, x, y }) => {
  const line = height * 0.6;
  return (
    cone(pen, x - 130, -40, -22, 120, height, colours.accent, 0.36) +
    cone(pen, x + 130, -40, 22, 120, height, colours.accent, 0.36) +
    times(54, (i) =>
      circle(
        ((i * 41) % width) + next() * 10,
        line - 92 + Math.floor(i / 14) * 19,
        9 + next() * 3,
        colours.ink,
        `opacity="${0.3 + (i % 14) / 40}"`,
      ),
    ) +
    rect(0, line - 26, width, 30, pen.linear([darken(colours.sky[1], 0.7), colours.ink])) +
    times(10, (i) => rect((i * width) / 9 - 4, line - 30, 8, 36, darken('#b57a3c', 0.7))) +
    oval(x, line + 58, width * 0.64, 74, '#a8682f') +
    oval(x, line + 50, width * 0.6, 62, pen.radial(['#f3c684', '#c98b48'])) +
    glow(pen, x, y, 190, colours.glow, 0.55)
  );
};

/** Floodlights over a pitch. */
export const stadium: ScenePainter = ({ pen, colours, next, width, height, x, y }) => {
  const line = height * 0.58;
  const lamps = (lx: number): string =>
    times(8, (i) => circle(lx + (i % 4) * 15, 24 + Math.floor(i / 4) * 15, 5.5, '#fff')) +
    glow(pen, lx + 22, 30, 110, '#fff', 0.6);
  return (
    lamps(22) +
    lamps(width - 68) +
    path(`M0 ${line - 60}Q${x} ${line - 108} ${width} ${line - 60}V${line}H0Z`, colours.ink, 'opacity=".6"') +
    dust(next, 90, colours.accent, width, line - 20, 1.8) +
    rect(0, line, width, height - line, pen.linear(['#4cc46a', '#15743a', '#063a1a'])) +
    times(4, (i) =>
      path(
        `M${x + (i * 2 - 4) * 26} ${line}H${x + (i * 2 - 3) * 26}L${x + (i * 2 - 3) * 80} ${height}H${x + (i * 2 - 4) * 80}Z`,
        '#fff',
        'opacity=".09"',
      ),
    ) +
    stroke(
      `M0 ${line + 2}H${width}M${x - 90} ${line}L${x - 128} ${line + 60}H${x + 128}L${x + 90} ${line}`,
      '#fff',
      3,
      'opacity=".7"',
    ) +
    glow(pen, x, y, 200, colours.glow, 0.6)
  );
};
