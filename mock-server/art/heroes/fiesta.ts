import { darken } from '../paint/letters.ts';
import { circle, onCircle, oval, path, rect, star, stroke, times } from '../paint/shapes.ts';
import type { Hero } from './hero.ts';

/** A lantern of bamboo and shell: the Christmas star. */
export const parol: Hero = (pen) =>
  times(2, (i) =>
    stroke(
      `M${i ? 44 : -44} 70Q${i ? 62 : -62} 104 ${i ? 48 : -48} 132`,
      '#ffd76a',
      5,
      'stroke-dasharray="2 5" stroke-linecap="round"',
    ),
  ) +
  circle(0, -6, 118, 'none', 'stroke="#ffe9a8" stroke-width="5" stroke-dasharray="1 13" stroke-linecap="round"') +
  star(0, -6, 116, 52, pen.linear(['#ff6f8c', '#c01545'])) +
  star(0, -6, 94, 42, pen.linear(['#fff0a0', '#ff9a2e'])) +
  star(0, -6, 66, 30, pen.linear(['#9ff5cf', '#12936f'])) +
  times(5, (i) =>
    path(
      `M0 -6L${onCircle(0, -6, 116, i * 72)
        .map(Math.round)
        .join(' ')}`,
      'none',
      'stroke="#fff" stroke-opacity=".55" stroke-width="2.5"',
    ),
  ) +
  times(5, (i) => {
    const [x, y] = onCircle(0, -6, 116, i * 72);
    return circle(x, y, 13, '#ffe9a8') + circle(x, y, 6.5, '#ff5f7e');
  }) +
  circle(0, -6, 20, pen.radial(['#fff', '#ffe08a']));

/** The dessert in its tall glass. */
export const haloHalo: Hero = (pen) => {
  const bands = ['#7a1f3d', '#3fae4c', '#ffb52e', '#e8457e', '#f6ead2'];
  const glass = 'M-74 -44H74L50 104Q48 116 34 116H-34Q-48 116 -50 104Z';
  return (
    oval(0, 120, 66, 10, '#000', 'opacity=".35"') +
    `<g ${pen.clip(path(glass, '#000'))}>${bands.map((c, i) => rect(-80, 90 - i * 31, 160, 34, c)).join('')}${times(26, (i) => circle(((i * 43) % 132) - 66, 108 - ((i * 29) % 146), 6 + (i % 3) * 2, ['#fff', '#ff8a5c', '#b5172f', '#8fe05c', '#ffe27a'][i % 5] ?? '#fff', 'opacity=".75"'))}</g>` +
    path(
      glass,
      pen.linear(
        [
          ['#fff', 0.55],
          ['#fff', 0.05],
          ['#fff', 0],
          ['#fff', 0.3],
        ],
        [0, 0, 1, 0],
      ),
      'stroke="#fff" stroke-opacity=".8" stroke-width="4"',
    ) +
    path(
      'M-86 -40Q-92 -76 -58 -80Q-40 -104 0 -96Q42 -106 60 -80Q92 -74 86 -40Q0 -22 -86 -40Z',
      pen.linear(['#ffffff', '#dcefff']),
    ) +
    circle(-24, -84, 40, pen.radial(['#d9b0ff', '#8a48d8'], [0.35, 0.3])) +
    path('M14 -112Q58 -124 70 -78L26 -72Z', pen.linear(['#fff0a0', '#f0a52a'])) +
    stroke('M52 -70L86 -132', '#ff5a8a', 9, 'stroke-linecap="round"') +
    circle(-26, -126, 15, pen.radial(['#ff9aa8', '#c4122f'], [0.35, 0.3])) +
    stroke('M-26 -140Q-20 -152 -8 -152', '#2f8f4a', 4, 'stroke-linecap="round"')
  );
};

/** The pot that a jackpot fills. */
export const goldPot: Hero = (pen) => {
  const coins = times(13, (i) =>
    circle(
      ((i * 41) % 150) - 75,
      -44 - ((i * 23) % 40),
      22,
      i % 2 ? '#ffe27a' : '#f5b52a',
      'stroke="#b8741a" stroke-width="4"',
    ),
  );
  return `${oval(0, 116, 90, 12, '#000', 'opacity=".4"')}${coins}${path('M-106 -34H106Q124 60 62 112H-62Q-124 60 -106 -34Z', pen.linear(['#c9703a', '#7a3514', '#3f1807']))}${rect(-116, -48, 232, 28, pen.linear(['#e8925a', '#8a4018']), 'rx="14"')}${star(0, 36, 34, 15, pen.linear(['#fff3b0', '#f0a52a']))}${path('M-84 -6Q-92 50 -54 88', 'none', 'stroke="#fff" stroke-opacity=".4" stroke-width="10" stroke-linecap="round"')}`;
};

/** Drums crossed by sticks, for the street dance. */
export const maskDrum: Hero = (pen, colours) => {
  const mask = pen.linear(['#fff6e6', '#f0d2b0']);
  return (
    times(
      9,
      (i) =>
        `<g transform="rotate(${i * 22 - 88})">${path('M0 -60Q-26 -120 0 -146Q26 -120 0 -60Z', ['#ea2f45', '#ffc91f', '#2379ff', '#22b573', '#a04cf0'][i % 5] ?? colours.glow)}</g>`,
    ) +
    oval(0, 6, 78, 92, '#000', 'opacity=".3" transform="translate(4 10)"') +
    oval(0, 6, 78, 92, mask) +
    path('M-56 -14Q-32 -34 -12 -12Q-34 -2 -56 -14ZM56 -14Q32 -34 12 -12Q34 -2 56 -14Z', '#2a1430') +
    path('M-44 40Q0 84 44 40Q0 56 -44 40Z', '#d0263c') +
    circle(-48, 30, 14, '#ff8a9a', 'opacity=".7"') +
    circle(48, 30, 14, '#ff8a9a', 'opacity=".7"') +
    star(0, -58, 20, 9, '#ffc91f') +
    stroke('M-70 -40Q0 -78 70 -40', darken('#ffc91f', 0.8), 6, 'stroke-dasharray="2 9" stroke-linecap="round"')
  );
};
