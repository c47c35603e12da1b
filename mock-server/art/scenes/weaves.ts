import { beams, circle, dust, rect, stroke, times } from '../paint/shapes.ts';
import type { Canvas, ScenePainter } from './scene.ts';

const cover = ({ width, height }: Canvas, fill: string): string => rect(0, 0, width, height, fill);

export const rays: ScenePainter = (canvas) => {
  const { pen, colours, x, y, width, height } = canvas;
  return (
    beams(pen, x, y, 22, Math.max(width, height), colours.accent, 0.17, 4) +
    beams(pen, x, y, 11, height * 0.62, colours.glow, 0.16, 12)
  );
};

/** Window panes of translucent shell. */
export const capiz: ScenePainter = (canvas) => {
  const { pen, colours } = canvas;
  const pane =
    rect(2.5, 2.5, 51, 51, colours.accent, 'rx="5" opacity=".11"') +
    stroke('M2.5 53.5L53.5 2.5', colours.accent, 1, 'opacity=".16"') +
    stroke('M9 10H36', '#fff', 1.6, 'opacity=".2" stroke-linecap="round"');
  return cover(canvas, pen.pattern(56, 56, pane));
};

/** A woven sleeping mat. */
export const banig: ScenePainter = (canvas) => {
  const { pen, colours } = canvas;
  const cell =
    `<path d="M0 0H20V20H0ZM20 20H40V40H20Z" fill="${colours.accent}" opacity=".13"/>` +
    stroke('M20 6H40M20 13H40M6 20V40M13 20V40', colours.accent, 1.4, 'opacity=".14"');
  return cover(canvas, pen.pattern(40, 40, cell, 'rotate(45)'));
};

/** Fish scales, also the waves of eastern silk. */
export const scales: ScenePainter = (canvas) => {
  const { pen, colours } = canvas;
  const rings = (cx: number, cy: number): string =>
    [34, 22, 10]
      .map((r) =>
        circle(cx, cy, r, 'none', `stroke="${colours.accent}" stroke-opacity="${r / 220}" stroke-width="2.2"`),
      )
      .join('');
  return cover(canvas, pen.pattern(72, 36, rings(36, 39) + rings(0, 21) + rings(72, 21)));
};

/** City lights out of focus. */
export const bokeh: ScenePainter = ({ pen, colours, next, width, height }) => {
  const disc = pen.radial([
    [colours.accent, 0.1],
    [colours.accent, 0.16, 0.82],
    [colours.accent, 0.34, 0.94],
    [colours.accent, 0],
  ]);
  const warm = pen.radial([
    [colours.glow, 0.16],
    [colours.glow, 0.26, 0.82],
    [colours.glow, 0.46, 0.94],
    [colours.glow, 0],
  ]);
  return (
    times(26, (i) => circle(next() * width, next() * height * 0.78, 9 + next() * next() * 46, i % 3 ? disc : warm)) +
    dust(next, 26, '#fff', width, height * 0.7)
  );
};

/** A floor of light that runs to the horizon. */
export const grid: ScenePainter = ({ pen, colours, next, width, height, x }) => {
  const line = height * 0.52;
  const rows = times(9, (i) => `M0 ${Math.round(line + (i * i + i) * 2.6)}H${width}`);
  const columns = times(
    21,
    (i) => `M${Math.round(x + (i - 10) * 16)} ${line}L${Math.round(x + (i - 10) * 92)} ${height}`,
  );
  const sun = pen.linear([
    [colours.title[1], 0.95],
    [colours.glow, 0.85],
    [colours.accent, 0.2],
  ]);
  const bars = times(5, (i) => rect(x - 150, line - 96 + i * 20, 300, 3 + i * 1.6, colours.sky[1]));
  return (
    dust(next, 34, '#fff', width, line * 0.8) +
    `<g ${pen.clip(rect(x - 150, 0, 300, line, '#000'))}>${circle(x, line - 44, 132, sun, 'opacity=".75"')}${bars}</g>` +
    rect(
      0,
      line,
      width,
      height - line,
      pen.linear([
        [colours.ink, 0.75],
        [colours.ink, 0.35],
      ]),
    ) +
    stroke(rows + columns, colours.glow, 1.5, 'opacity=".5"') +
    rect(0, line - 1, width, 3, colours.glow, 'opacity=".8"')
  );
};
