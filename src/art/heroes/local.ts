import { darker } from '../paint/letters.ts';
import { SLANT } from '../paint/pen.ts';
import { at, circle, onCircle, oval, path, rect, star, stroke, times } from '../paint/shapes.ts';
import { emblem, emoji } from '../paint/symbols.ts';
import type { Hero } from './hero.ts';

const BOLT = 'M14 -50L-22 8H-2L-14 50L24 -12H3Z';

export const bolt: Hero = (pen) =>
  `<g ${pen.blur(5)}>${path(BOLT, '#7fdcff', 'transform="rotate(6) scale(2.95)" opacity=".9"')}</g>` +
  path(BOLT, '#6b3a05', 'transform="translate(8 9) rotate(6) scale(2.72)"') +
  path(BOLT, pen.linear(['#fffbe0', '#ffd75e', '#ea8f18']), 'transform="rotate(6) scale(2.72)"') +
  path('M14 -50L-22 8H-14L10 -32Z', '#fff', 'transform="rotate(6) scale(2.72)" opacity=".55"');

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

/** A cluster of white jasmine. */
export const sampaguita: Hero = (pen) => {
  const petal = (fill: string): string =>
    path(
      'M0 4C-32 -26 -36 -82 0 -100C36 -82 32 -26 0 4Z',
      fill,
      'stroke="#8fae74" stroke-opacity=".5" stroke-width="1.6"',
    );
  const outer = pen.linear(['#ffffff', '#eef6da', '#b9d79a']);
  const inner = pen.linear(['#ffffff', '#fbfdf0', '#d7e9bd']);
  const bloom = (x: number, y: number, s: number, turn: number): string =>
    at(
      x,
      y,
      [0, 60, 120, 180, 240, 300].map((a) => `<g transform="rotate(${a + 30})">${petal(outer)}</g>`).join('') +
        [0, 60, 120, 180, 240, 300].map((a) => `<g transform="rotate(${a}) scale(.78)">${petal(inner)}</g>`).join('') +
        circle(0, 0, 17, pen.radial(['#fff6c0', '#eeb53a'])),
      turn,
      s,
    );
  const leaf = (turn: number): string =>
    path(
      'M0 0C-40 -40 -36 -110 0 -136C36 -110 40 -40 0 0Z',
      pen.linear(['#4fb55c', '#0f5a35']),
      `transform="rotate(${turn}) scale(.92)"`,
    );
  return (
    [70, 118, 242, 290].map(leaf).join('') + bloom(-72, -66, 0.52, 10) + bloom(78, 62, 0.5, -8) + bloom(0, 0, 1, 0)
  );
};

/** A jeepney, front view: chrome, horses, flags. */
export const jeepney: Hero = (pen) => {
  const chrome = pen.linear(['#ffffff', ['#d5deea', 1, 0.45], ['#8794a8', 1, 0.55], '#eef3f9']);
  const red = pen.linear(['#ff5a5f', '#c4182c', '#8a0c1c']);
  const glass = pen.linear(['#173a6b', '#7fc8f5', '#dff4ff'], SLANT);
  const lamp = (x: number): string =>
    circle(x, 36, 21, chrome) + circle(x, 36, 15, pen.radial(['#fffef0', '#ffe27a', '#f0a52a']));
  const flag = (x: number, turn: number): string =>
    at(
      x,
      -104,
      stroke('M0 20V-22', '#dfe6f0', 3) +
        path('M0 -22L24 -15L0 -8Z', turn > 0 ? '#1f6bff' : '#ffd21f') +
        path('M0 -8L18 -2L0 4Z', '#ea2f45'),
      turn,
    );
  const tyre = (x: number): string =>
    rect(x - 17, 76, 34, 44, '#15171f', 'rx="9"') + rect(x - 10, 82, 20, 32, '#3a4152', 'rx="5"');
  const horse = (x: number, flip: boolean): string => emblem('horse-head', x, -4, 30, chrome, { flip });
  return (
    oval(0, 120, 124, 15, '#000', 'opacity=".45"') +
    tyre(-80) +
    tyre(80) +
    path('M-100 -92Q-100 -112 -78 -112H78Q100 -112 100 -92V-14H-100Z', pen.linear(['#ffd23f', '#f08a1f'])) +
    rect(-112, -104, 224, 20, chrome, 'rx="10"') +
    rect(-78, -134, 156, 32, pen.linear(['#2b5bff', '#122a9c']), 'rx="9" stroke="#ffd23f" stroke-width="4"') +
    times(5, (i) => star(i * 28 - 56, -118, 9, 4, i % 2 ? '#fff' : '#ffe066')) +
    flag(-96, -10) +
    flag(96, 10) +
    rect(-86, -80, 172, 60, '#10131c', 'rx="12"') +
    path('M-80 -74H-4V-26H-80ZM4 -74H80V-26H4Z', glass) +
    path('M-74 -30L-44 -72H-30L-60 -30ZM16 -30L46 -72H54L24 -30Z', '#fff', 'opacity=".5"') +
    path('M-112 -14H112L104 84Q102 92 92 92H-92Q-102 92 -104 84Z', red) +
    path('M-112 -14H112L110 4H-110Z', chrome) +
    path('M-54 2H54L48 66Q46 74 38 74H-38Q-46 74 -48 66Z', chrome) +
    times(7, (i) => rect(i * 12 - 39, 12, 6, 50, '#2b3242', 'rx="3"')) +
    star(0, 38, 19, 8, pen.linear(['#fff3b0', '#f0a52a'])) +
    lamp(-79) +
    lamp(79) +
    times(4, (i) => circle((i < 2 ? -1 : 1) * (62 + (i % 2) * 34), 66, 6, i % 2 ? '#ff9a2e' : '#fff')) +
    rect(-118, 74, 236, 18, chrome, 'rx="9"') +
    rect(-30, 76, 60, 24, '#fdf6da', 'rx="5" stroke="#26314a" stroke-width="3"') +
    times(3, (i) => rect(i * 14 - 19, 84, 9, 8, '#26314a', 'rx="2"')) +
    horse(-30, true) +
    horse(30, false) +
    rect(-124, -58, 15, 34, chrome, 'rx="6"') +
    rect(109, -58, 15, 34, chrome, 'rx="6"')
  );
};

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

/** All eyes. */
export const tarsier: Hero = (pen) => {
  const fur = pen.radial(['#d9a877', '#a8703f', '#6b3f1c'], [0.45, 0.3]);
  const eye = (x: number): string =>
    circle(x, -26, 43, '#3a1f0c') +
    circle(x, -26, 39, pen.radial(['#fff2a0', '#ffb52e', '#c9680f'])) +
    circle(x + 2, -24, 19, '#120804') +
    circle(x - 9, -36, 8, '#fff') +
    circle(x + 10, -14, 4, '#fff', 'opacity=".8"');
  const ear = (side: number): string =>
    `<g transform="translate(${side * 84} -86) rotate(${side * 34})">${oval(0, 0, 27, 42, fur)}${oval(0, 4, 15, 28, '#e8a58f')}</g>`;
  const hand = (x: number): string =>
    times(
      4,
      (i) =>
        rect(x + i * 13 - 26, 84, 11, 36, pen.linear(['#c99263', '#8a5428']), 'rx="5.5"') +
        circle(x + i * 13 - 20.5, 117, 7.5, '#d9a877'),
    );
  return (
    oval(0, 66, 72, 62, fur) +
    oval(0, 78, 44, 44, '#ecd0a8', 'opacity=".7"') +
    ear(-1) +
    ear(1) +
    oval(0, -28, 96, 82, fur) +
    eye(-44) +
    eye(44) +
    oval(0, 18, 24, 18, '#ecc79c') +
    path('M-9 8Q0 2 9 8Q6 18 0 19Q-6 18 -9 8Z', '#3a1f14') +
    stroke('M-15 27Q0 38 15 27', '#3a1f14', 4, 'stroke-linecap="round"') +
    path('M-136 96Q0 84 136 100L134 118Q0 102 -136 116Z', pen.linear(['#8a5428', '#3f220c'])) +
    hand(-44) +
    hand(48)
  );
};

/** A spiked fruit, opened. */
export const durian: Hero = (pen) => {
  const husk = pen.radial(['#d9e27a', '#8fa832', '#4a6415'], [0.4, 0.3]);
  const spikes = times(30, (i) => {
    const [x, y] = onCircle(0, 8, 100, i * 12);
    return `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${i * 12})">${path('M-13 8L0 -20L13 8Z', i % 2 ? '#7f9a2b' : '#a3b83f')}</g>`;
  });
  const rows = times(
    26,
    (i) =>
      `<g transform="translate(${((i * 47) % 170) - 85} ${((i * 61) % 160) - 70})">${path('M-12 9L0 -14L12 9Z', '#c4d45c', 'opacity=".8"')}</g>`,
  );
  return (
    path('M-8 -96Q-14 -134 6 -140Q20 -140 12 -96Z', '#6b4a1c') +
    spikes +
    circle(0, 8, 104, husk) +
    `<g ${pen.clip(circle(0, 8, 100, '#000'))}>${rows}</g>` +
    path(
      'M-52 -52Q0 -92 52 -52Q84 22 24 92Q0 104 -24 92Q-84 22 -52 -52Z',
      '#fdf3cf',
      'stroke="#5f7a1e" stroke-width="5"',
    ) +
    oval(-20, -10, 26, 40, pen.radial(['#fff6b0', '#f5c12e'], [0.4, 0.3]), 'transform="rotate(12 -20 -10)"') +
    oval(24, 36, 25, 40, pen.radial(['#fff6b0', '#f5c12e'], [0.4, 0.3]), 'transform="rotate(14 24 36)"')
  );
};

/** A sailing boat of the south with its striped sail. */
export const vinta: Hero = (pen) => {
  const stripes = ['#ea2f45', '#ffc91f', '#2379ff', '#22b573', '#ff7a2f', '#8a48d8', '#ffffff'];
  const sail = 'M-6 -128Q96 -60 108 44Q40 62 -66 40Q-10 -30 -6 -128Z';
  return (
    stroke('M-4 -134L-26 78', '#6b3a12', 8, 'stroke-linecap="round"') +
    `<g ${pen.clip(path(sail, '#000'))}>${stripes.map((c, i) => path(`M${-150 + i * 44} 80L${-90 + i * 44} -150H${-44 + i * 44}L${-104 + i * 44} 80Z`, c)).join('')}${path(
      sail,
      pen.linear(
        [
          ['#fff', 0.4],
          ['#fff', 0],
          ['#000', 0.25],
        ],
        SLANT,
      ),
    )}</g>` +
    stroke(sail, '#fff', 4, 'stroke-opacity=".85" stroke-linejoin="round"') +
    path(
      'M-126 66Q-100 84 -60 84H72Q108 84 130 58Q122 112 74 116H-66Q-112 114 -126 66Z',
      pen.linear(['#e0a05c', '#8a4a1c', '#4a2409']),
    ) +
    times(7, (i) => star(i * 26 - 78, 99, 8, 3.6, stripes[i] ?? '#fff')) +
    stroke('M-130 108Q0 132 132 106', '#7a4a1c', 7, 'stroke-linecap="round"') +
    stroke('M-128 124Q-60 138 0 128T128 124', '#fff', 5, 'opacity=".75" stroke-linecap="round"')
  );
};

/** Terraces of rice in a gold frame of grain. */
export const terraces: Hero = (pen) => {
  const greens = ['#e9f59a', '#b5de5c', '#7cc24a', '#4a9e45', '#2b7a45', '#175c40'];
  return (
    circle(0, 8, 112, '#000', 'opacity=".35"') +
    circle(0, 0, 112, pen.linear(['#fff3c4', '#c98f2c', '#7c4c0f', '#f6cf6a'], SLANT)) +
    `<g ${pen.clip(circle(0, 0, 102, '#000'))}>${rect(-110, -110, 220, 220, pen.linear(['#8fd4ff', '#fff3c4']))}${circle(34, -42, 26, '#fff6c0')}${path('M-120 0L-50 -70L10 -16L60 -50L130 10V40H-120Z', '#5f9ec0')}${greens.map((c, i) => path(`M-120 ${i * 20 - 8}Q-50 ${i * 20 - 40 + (i % 2) * 34} 0 ${i * 20 - 8}T120 ${i * 20 - 14}V130H-120Z`, c)).join('')}${greens.map((_, i) => stroke(`M-120 ${i * 20 - 8}Q-50 ${i * 20 - 40 + (i % 2) * 34} 0 ${i * 20 - 8}T120 ${i * 20 - 14}`, '#fff', 2.4, 'opacity=".5"')).join('')}</g>` +
    emoji(pen, 'sheaf-of-rice', -78, 62, 96, { turn: -18 }) +
    emoji(pen, 'sheaf-of-rice', 82, 66, 88, { turn: 20, flip: true })
  );
};

/** Two birds face to face. */
export const roosterDuel: Hero = (pen) =>
  emblem('rooster', -62, 10, 176, pen.linear(['#ffb08a', '#e0302a', '#6b0a0a']), { flip: true }) +
  emblem('rooster', 66, 10, 176, pen.linear(['#cfe8ff', '#2f78e0', '#0b2360'])) +
  star(0, -92, 20, 8, '#ffe08a', 0, 8);

/** A hoop with the ball on its way. */
export const hoop: Hero = (pen) =>
  rect(-90, -128, 180, 112, '#ffffff', 'opacity=".2" rx="9"') +
  rect(-90, -128, 180, 112, 'none', 'stroke="#fff" stroke-width="6" rx="9"') +
  rect(-34, -78, 68, 50, 'none', 'stroke="#ff6a3c" stroke-width="6"') +
  oval(0, -18, 56, 12, 'none', 'stroke="#ff6a3c" stroke-width="8"') +
  stroke(
    'M-54 -14L-32 42M-54 -10L-44 22M-12 -8L-32 42M-12 -8L14 44M14 -8L-12 44M36 -10L14 44M54 -14L32 42M32 42L46 18M-32 42H32',
    '#fff',
    2.6,
    'opacity=".85"',
  ) +
  emoji(pen, 'basketball', 0, 70, 134, { turn: 12 });

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

/** The rocket of the crash games with its trail. */
export const rocket: Hero = (pen) =>
  path(
    'M-120 124Q-58 96 -26 20L22 60Q-40 118 -120 124Z',
    pen.linear(
      [
        ['#fff', 0],
        ['#ffb04a', 0.7],
        ['#fff6cf', 1],
      ],
      [0, 1, 1, 0],
    ),
  ) + emoji(pen, 'rocket', 26, -22, 206, { turn: 4 });

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
    stroke('M-70 -40Q0 -78 70 -40', darker('#ffc91f', 0.8), 6, 'stroke-dasharray="2 9" stroke-linecap="round"')
  );
};
