import { darken } from '../paint/letters.ts';
import { circle, dust, glow, oval, path, rect, stroke, times, wave } from '../paint/shapes.ts';
import type { ScenePainter } from './scene.ts';

/** Terraced fields under a low sun. */
export const hills: ScenePainter = ({ pen, colours, width, height, x, y }) => {
  const low = colours.sky[2];
  const [near, mid, far] = [low, darken(colours.sky[1], 0.66), darken(colours.sky[1], 0.86)];
  const terraces = times(
    5,
    (i) =>
      `M0 ${height * 0.6 + i * 20}Q${width / 2} ${height * 0.6 + i * 20 - 16 - i * 5} ${width} ${height * 0.6 + i * 20}`,
  );
  return (
    glow(pen, x, y - 30, 210, colours.glow, 0.95) +
    circle(x, y - 34, 92, pen.linear(['#fff', colours.glow]), 'opacity=".9"') +
    wave(height * 0.45, 17, 270, far, 0.6, width, height) +
    wave(height * 0.52, 14, 200, mid, 2, width, height) +
    wave(height * 0.595, 7, 340, near, 0, width, height) +
    stroke(terraces, colours.accent, 2.4, 'opacity=".3"')
  );
};

/** A symmetrical volcano, lit from inside. */
export const volcano: ScenePainter = ({ pen, colours, next, width, height, x, y }) => {
  const top = y - 62;
  const foot = height * 0.86;
  return (
    glow(pen, x, y + 60, 250, colours.glow, 0.7) +
    glow(pen, x, top - 10, 150, '#ffb05c', 0.8) +
    times(7, (i) =>
      circle(x - 46 + i * 15 + next() * 12, top - 30 - next() * 66, 18 + next() * 22, colours.ink, 'opacity=".2"'),
    ) +
    path(
      `M${x - 300} ${foot}Q${x - 76} ${y + 60} ${x - 34} ${top}Q${x} ${top - 16} ${x + 34} ${top}Q${x + 76} ${y + 60} ${x + 300} ${foot}Z`,
      pen.linear([darken(colours.sky[1], 0.5), colours.ink]),
    ) +
    path(
      `M${x - 34} ${top}Q${x} ${top - 16} ${x + 34} ${top}L${x + 46} ${top + 54}L${x + 22} ${top + 34}L${x + 10} ${top + 92}L${x - 8} ${top + 40}L${x - 26} ${top + 66}Z`,
      pen.linear(['#fff0b0', '#ff8a2c', ['#ff5a1c', 0.5]]),
    ) +
    stroke(
      `M${x + 8} ${top + 70}Q${x + 26} ${y + 60} ${x + 6} ${y + 170}`,
      '#ffb04a',
      7,
      'opacity=".65" stroke-linecap="round"',
    ) +
    dust(next, 46, '#ffd08a', width, height * 0.8, 2.2)
  );
};

/** Sand, sea and leaning palms. */
export const beach: ScenePainter = ({ pen, colours, width, height, x, y }) => {
  const shore = height * 0.7;
  const palm = (px: number, flip: number): string =>
    `<g transform="translate(${px} ${shore + 26}) scale(${flip} 1)">${stroke('M0 0Q-22 -120 26 -236', colours.ink, 13, 'opacity=".85" stroke-linecap="round"')}${times(7, (i) => `<path transform="translate(26 -236) rotate(${-200 + i * 42})" d="M0 0Q54 -40 124 10Q60 -8 0 0Z" fill="${i % 2 ? colours.ink : darken(colours.sky[2], 0.8)}" opacity=".92"/>`)}</g>`;
  return (
    glow(pen, x, y, 230, colours.glow, 0.9) +
    circle(x, y - 10, 88, pen.linear(['#fff', colours.glow]), 'opacity=".92"') +
    rect(
      0,
      height * 0.5,
      width,
      height * 0.25,
      pen.linear([darken(colours.sky[1], 0.88), darken(colours.sky[1], 0.6)]),
    ) +
    times(8, (i) =>
      rect(
        x - 20 - ((i * 47) % 90),
        height * 0.505 + i * 9,
        40 + ((i * 61) % 110),
        2.6,
        '#fff',
        'opacity=".36" rx="1.3"',
      ),
    ) +
    wave(shore, 6, 260, '#f6d9a0', 0.8, width, height) +
    wave(shore - 4, 5, 260, '#fff', 0.8, width, shore + 2).replace('/>', 'opacity=".5"/>') +
    palm(width * 0.05, 1) +
    palm(width * 0.98, -0.85)
  );
};

/** Leaves that open on a moonlit clearing. */
export const jungle: ScenePainter = ({ pen, colours, next, width, height, x, y }) => {
  const frond = (fx: number, fy: number, turn: number, scale: number, fill: string): string =>
    `<g transform="translate(${fx} ${fy}) rotate(${turn}) scale(${scale})">${[-26, 0, 26, 50].map((a) => `<path transform="rotate(${a})" d="M0 0Q76 -30 164 0Q76 30 0 0Z" fill="${fill}"/><path transform="rotate(${a})" d="M6 0H152" stroke="${colours.ink}" stroke-opacity=".5" stroke-width="2.4"/>`).join('')}</g>`;
  const back = darken(colours.sky[1], 0.72);
  const front = darken(colours.sky[1], 0.48);
  return (
    glow(pen, x, y - 20, 220, colours.glow, 0.75) +
    frond(-16, 90, -4, 0.8, back) +
    frond(width + 16, 150, 168, 0.85, back) +
    frond(-18, 250, -24, 1, front) +
    frond(width + 18, 46, 128, 1, front) +
    frond(-12, 24, 22, 1, front) +
    frond(width + 16, 310, 190, 1.05, front) +
    dust(next, 34, colours.accent, width, height * 0.7, 2)
  );
};

/** Banks of cloud over high peaks. */
export const clouds: ScenePainter = ({ pen, colours, width, height, x, y }) => {
  const bank = (by: number, opacity: number, shift: number): string =>
    times(9, (i) =>
      circle(
        ((i * 73 + shift) % (width + 80)) - 40,
        by + ((i * 37) % 22),
        32 + ((i * 29) % 26),
        '#fff',
        `opacity="${opacity}"`,
      ),
    );
  return (
    glow(pen, x, y - 10, 240, colours.glow, 0.9) +
    bank(height * 0.2, 0.1, 20) +
    path(
      `M-40 ${height * 0.82}L${width * 0.22} ${height * 0.42}L${width * 0.42} ${height * 0.58}L${width * 0.7} ${height * 0.3}L${width + 60} ${height * 0.82}Z`,
      pen.linear([colours.glow, colours.sky[1], colours.sky[2]]),
      'opacity=".8"',
    ) +
    bank(height * 0.56, 0.22, 60) +
    oval(
      x,
      height * 0.66,
      width * 0.75,
      60,
      pen.radial([
        ['#fff', 0.4],
        ['#fff', 0],
      ]),
    )
  );
};
