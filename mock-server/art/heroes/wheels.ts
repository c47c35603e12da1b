import { darken } from '../paint/letters.ts';
import { diagonal, type Pen } from '../paint/pen.ts';
import { circle, onCircle, path, polygon, star, times } from '../paint/shapes.ts';
import type { Hero } from './hero.ts';

function slices(r: number, colours: readonly string[], n: number): string {
  return times(n, (i) => {
    const [ax, ay] = onCircle(0, 0, r, ((i - 0.5) * 360) / n);
    const [bx, by] = onCircle(0, 0, r, ((i + 0.5) * 360) / n);
    return path(
      `M0 0L${ax.toFixed(1)} ${ay.toFixed(1)}A${r} ${r} 0 0 1 ${bx.toFixed(1)} ${by.toFixed(1)}Z`,
      colours[i % colours.length] ?? '#fff',
    );
  });
}

const goldRim = (pen: Pen): string => pen.linear(['#fff3c4', '#d59a32', '#7c4c0f', '#f6cf6a'], diagonal);

export const roulette: Hero = (pen) =>
  circle(0, 10, 122, '#000', 'opacity=".4"') +
  circle(0, 0, 122, pen.linear(['#a8602a', '#4a2009'], diagonal)) +
  circle(0, 0, 108, goldRim(pen)) +
  slices(102, ['#c41f2f', '#15171f'], 24) +
  path('M0 0L-13.3 -101A102 102 0 0 1 13.3 -101Z', '#129a55') +
  circle(0, 0, 74, goldRim(pen)) +
  slices(69, ['#8f1622', '#0c0d12'], 24) +
  circle(0, 0, 54, pen.radial(['#c98442', '#5a2a0c'])) +
  times(8, (i) => `<g transform="rotate(${i * 45})">${path('M-4 -12L0 -50L4 -12Z', '#ffe08a')}</g>`) +
  circle(0, 0, 20, goldRim(pen)) +
  circle(0, 0, 9, '#fff6cf') +
  circle(52, -70, 10, pen.radial(['#fff', '#b9c2d0'], [0.35, 0.3])) +
  path(
    'M-96 -40A104 104 0 0 1 -30 -100',
    'none',
    'stroke="#fff" stroke-opacity=".5" stroke-width="9" stroke-linecap="round"',
  );

const wheel =
  (colours: readonly string[], n: number): Hero =>
  (pen) =>
    circle(0, 10, 120, '#000', 'opacity=".35"') +
    circle(0, 0, 120, goldRim(pen)) +
    slices(106, colours, n) +
    times(n, (i) => {
      const [x, y] = onCircle(0, 0, 78, (i * 360) / n);
      return i % 2 ? circle(x, y, 8, '#fff', 'opacity=".9"') : star(x, y, 13, 6, '#fff', (i * 360) / n);
    }) +
    times(n, (i) => circle(...onCircle(0, 0, 113, ((i + 0.5) * 360) / n), 5, '#fffbe0')) +
    circle(0, 0, 32, goldRim(pen)) +
    circle(0, 0, 22, pen.radial(['#ff8a9a', '#b8123f'])) +
    star(0, 0, 15, 6.5, '#fff6cf') +
    polygon(
      [
        [-20, -134],
        [20, -134],
        [0, -88],
      ],
      '#ff3d57',
      'stroke="#fff" stroke-width="4" stroke-linejoin="round"',
    );

export const moneyWheel = wheel(['#ea2f45', '#ffc91f', '#2379ff', '#22b573', '#a04cf0', '#ff7a2f'], 12);
export const calmWheel = wheel(['#1b2f8f', '#f5c542', '#0f7a6a', '#e8e3d2'], 16);

/** A big wheel with gondolas. */
export const ferrisWheel =
  (spoke: string, cars: readonly string[]): Hero =>
  (pen) =>
    path('M0 -8L-66 124H-48L0 22L48 124H66Z', pen.linear([spoke, darken(spoke, 0.6)])) +
    circle(0, -8, 100, 'none', `stroke="${spoke}" stroke-width="9"`) +
    circle(0, -8, 84, 'none', `stroke="${spoke}" stroke-width="3" opacity=".8"`) +
    times(12, (i) => {
      const [x, y] = onCircle(0, -8, 100, i * 30);
      return path(`M0 -8L${x.toFixed(1)} ${y.toFixed(1)}`, 'none', `stroke="${spoke}" stroke-width="3.4" opacity=".9"`);
    }) +
    times(12, (i) => {
      const [x, y] = onCircle(0, -8, 104, i * 30);
      const car = cars[i % cars.length] ?? '#fff';
      return (
        path(`M${x - 15} ${y}H${x + 15}Q${x + 15} ${y + 22} ${x} ${y + 22}Q${x - 15} ${y + 22} ${x - 15} ${y}Z`, car) +
        path(`M${x - 17} ${y}Q${x} ${y - 22} ${x + 17} ${y}Z`, '#fff') +
        circle(x, y, 3.4, '#fffbe0')
      );
    }) +
    circle(0, -8, 19, pen.radial(['#fff6cf', '#f0a52a'])) +
    star(0, -8, 13, 5.5, '#fff');
