import { darken } from '../paint/letters.ts';
import { circle, dust, glow, oval, path, rect, stroke, times } from '../paint/shapes.ts';
import type { ScenePainter } from './scene.ts';

/** Towers with lit windows, a street below. */
export const skyline: ScenePainter = ({ pen, colours, next, width, height, x, y }) => {
  const row = (n: number, top: number, spread: number, fill: string, lamps: boolean): string =>
    times(n, (i) => {
      const w = (width / n) * (0.72 + next() * 0.34);
      const tx = (i * width) / n - 4;
      const ty = top + next() * spread;
      const windows = lamps
        ? times(9, () =>
            rect(
              tx + 6 + next() * (w - 16),
              ty + 10 + next() * 120,
              5,
              7,
              colours.title[1],
              `opacity="${next() > 0.4 ? 0.85 : 0.25}"`,
            ),
          )
        : '';
      return rect(tx, ty, w, height, fill) + windows;
    });
  const road = height * 0.68;
  return (
    glow(pen, x, y, 230, colours.glow, 0.85) +
    circle(x, y - 4, 116, pen.linear(['#fff', colours.glow, [colours.glow, 0.2]]), 'opacity=".75"') +
    row(9, y - 60, 70, darken(colours.sky[1], 0.82), false) +
    row(7, y - 20, 90, darken(colours.sky[2], 0.95), true) +
    path(`M0 ${road}L${width} ${road - 18}V${height}H0Z`, colours.ink) +
    path(`M0 ${road + 26}L${width} ${road + 4}V${road + 11}L0 ${road + 34}Z`, colours.title[1], 'opacity=".8"')
  );
};

/** Old stone and a gate. */
export const wall: ScenePainter = ({ pen, colours, width, height, x, y }) => {
  const bricks = pen.pattern(56, 32, stroke('M0 0H56M0 16H56M14 0V16M42 16V32', colours.ink, 2, 'opacity=".3"'));
  const top = y - 118;
  const teeth = times(7, (i) => rect((i * width) / 6 - 20, top - 20, 34, 30, darken(colours.sky[1], 0.8)));
  return (
    glow(pen, x, top, 200, colours.glow, 0.7) +
    teeth +
    rect(0, top, width, height, pen.linear([darken(colours.sky[1], 0.84), darken(colours.sky[2], 0.8)])) +
    rect(0, top, width, height, bricks) +
    path(`M${x - 128} ${height}V${y}A128 128 0 0 1 ${x + 128} ${y}V${height}Z`, colours.ink, 'opacity=".85"') +
    stroke(
      `M${x - 134} ${height}V${y}A134 134 0 0 1 ${x + 134} ${y}V${height}`,
      colours.accent,
      10,
      'opacity=".35" stroke-dasharray="30 4"',
    ) +
    glow(pen, x, y + 10, 170, colours.glow, 0.9)
  );
};

/** Stalls, bunting and strings of bulbs. */
export const fair: ScenePainter = ({ pen, colours, next, width, height, x, y }) => {
  const flags = ['#fff', '#1fb6ff', '#35d07f', '#ff4f6d', '#ffe14d'];
  const string = (top: number, sag: number, n: number): string => {
    const cord = stroke(`M0 ${top}Q${width / 2} ${top + sag * 2} ${width} ${top}`, '#fff', 1.6, 'opacity=".6"');
    return (
      cord +
      times(n, (i) => {
        const t = (i + 0.5) / n;
        const fx = t * width;
        const fy = top + sag * 4 * t * (1 - t);
        return path(`M${fx - 15} ${fy}H${fx + 15}L${fx} ${fy + 29}Z`, flags[(i + Math.round(top)) % 5] ?? '#fff');
      })
    );
  };
  const tent = (tx: number, w: number): string =>
    path(
      `M${tx} ${y + 30}L${tx + w / 2} ${y - 62}L${tx + w} ${y + 30}V${height}H${tx}Z`,
      darken(colours.sky[2], 0.95),
    ) +
    [0.08, 0.42, 0.74]
      .map((p) =>
        path(
          `M${tx + w * p} ${y + 30}L${tx + w / 2} ${y - 62}L${tx + w * (p + 0.16)} ${y + 30}V${height}H${tx + w * p}Z`,
          colours.accent,
          'opacity=".2"',
        ),
      )
      .join('');
  return (
    glow(pen, x, y, 240, colours.glow, 0.8) +
    tent(-70, 190) +
    tent(width - 120, 190) +
    string(12, 26, 10) +
    string(66, 16, 13) +
    times(22, () =>
      circle(
        next() * width,
        next() * height * 0.7,
        2 + next() * 3,
        flags[Math.floor(next() * 5)] ?? '#fff',
        'opacity=".75"',
      ),
    )
  );
};

/** Drapes that open on a lit stage. */
export const curtain: ScenePainter = ({ pen, colours, width, height, x, y }) => {
  const cloth = pen.linear(
    [
      darken(colours.sky[1], 0.5),
      colours.sky[1],
      darken(colours.sky[1], 0.55),
      colours.sky[1],
      darken(colours.sky[1], 0.4),
    ],
    [0, 0, 1, 0],
  );
  const side = `M0 0H120Q124 ${height * 0.36} 30 ${height * 0.62}Q6 ${height * 0.8} 0 ${height}Z`;
  return (
    glow(pen, x, y, 230, colours.glow, 0.95) +
    path(side, cloth) +
    `<g transform="translate(${width} 0) scale(-1 1)">${path(side, cloth)}</g>` +
    times(5, (i) =>
      path(`M${(i * width) / 5} 0H${((i + 1) * width) / 5}Q${((i + 0.5) * width) / 5} 96 ${(i * width) / 5} 0Z`, cloth),
    ) +
    times(5, (i) =>
      stroke(
        `M${(i * width) / 5} 2Q${((i + 0.5) * width) / 5} 98 ${((i + 1) * width) / 5} 2`,
        colours.title[1],
        4,
        'opacity=".8"',
      ),
    ) +
    oval(x, height * 0.7, width * 0.55, 34, colours.glow, 'opacity=".28"')
  );
};

/** A street hung with paper lanterns. */
export const lanterns: ScenePainter = ({ pen, colours, next, width, height, x, y }) => {
  const paper = pen.radial(['#ffd98a', '#ff6a3c', '#b3141f'], [0.5, 0.6]);
  const caps = pen.linear(['#ffe9a8', '#b8741a']);
  const lantern = (lx: number, ly: number, r: number): string =>
    stroke(`M${lx} 0V${ly}`, colours.accent, 1.5, 'opacity=".5"') +
    glow(pen, lx, ly, r * 2, '#ff9a5c', 0.5) +
    oval(lx, ly, r, r * 0.92, paper) +
    stroke(
      `M${lx - r * 0.5} ${ly - r * 0.8}Q${lx - r * 0.8} ${ly} ${lx - r * 0.5} ${ly + r * 0.8}M${lx} ${ly - r * 0.9}V${ly + r * 0.9}M${lx + r * 0.5} ${ly - r * 0.8}Q${lx + r * 0.8} ${ly} ${lx + r * 0.5} ${ly + r * 0.8}`,
      '#7a0c18',
      1.6,
      'opacity=".45"',
    ) +
    rect(lx - r * 0.42, ly - r * 1.06, r * 0.84, r * 0.22, caps, 'rx="2"') +
    rect(lx - r * 0.42, ly + r * 0.84, r * 0.84, r * 0.22, caps, 'rx="2"') +
    stroke(`M${lx} ${ly + r}V${ly + r * 1.7}`, '#ffd76a', 3, 'stroke-dasharray="3 2"');
  return (
    dust(next, 30, colours.glow, width, height * 0.6) +
    glow(pen, x, y, 220, colours.glow, 0.75) +
    path(
      `M0 ${height * 0.5}L70 ${height * 0.46}L84 ${height * 0.49}V${height}H0ZM${width} ${height * 0.48}L${width - 76} ${height * 0.45}L${width - 90} ${height * 0.48}V${height}H${width}Z`,
      colours.ink,
      'opacity=".5"',
    ) +
    lantern(50, 70, 42) +
    lantern(width - 52, 88, 48) +
    lantern(116, 36, 22) +
    lantern(width - 122, 32, 20) +
    lantern(22, 190, 26) +
    lantern(width - 18, 214, 28)
  );
};
