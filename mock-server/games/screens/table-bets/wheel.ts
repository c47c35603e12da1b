import { colourOf } from '../../table-bets/wire.ts';
import { drawing, element } from '../shell/element.ts';
import { move } from '../shell/motion.ts';
import { playSound } from '../shell/sound.ts';

/** Pockets of European roulette, clockwise from the zero. */
export const rouletteOrder = [
  0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14, 31, 9, 22, 18, 29, 7,
  28, 12, 35, 3, 26,
];
/** Segments of the money wheel: number and colour. */
const segments: Readonly<Record<string, readonly [count: number, colour: string]>> = {
  '1': [24, '#2f6fd6'],
  '2': [15, '#d99a1c'],
  '5': [7, '#7a3c9c'],
  '10': [4, '#1f8a50'],
  '20': [2, '#c22f3b'],
  sun: [1, '#ffe08a'],
  carabao: [1, '#5b3a12'],
};

interface Slice {
  readonly id: string;
  readonly colour: string;
}

const rouletteSlices: readonly Slice[] = rouletteOrder.map((pocket) => ({
  id: String(pocket),
  colour: { green: '#14713f', red: '#a3222b', black: '#10131c' }[colourOf(pocket)],
}));

/** Segments of one value are spread as far apart as possible. */
const moneySlices: readonly Slice[] = Object.entries(segments)
  .flatMap(([id, [count, colour]]) =>
    Array.from({ length: count }, (_, index) => ({ id, colour, place: (index + 0.5) / count })),
  )
  .sort((a, b) => a.place - b.place);

/** Creates the numbers of roulette around the rim. */
const rimNumbers = (): SVGSVGElement => {
  const svg = drawing('-100 -100 200 200', []);
  svg.classList.add('wheel__numbers');
  for (const [index, { id }] of rouletteSlices.entries()) {
    const text = document.createElementNS(svg.namespaceURI, 'text');
    text.setAttribute('y', '-85');
    text.setAttribute('transform', `rotate(${(index * 360) / rouletteSlices.length})`);
    text.textContent = id;
    svg.append(text);
  }
  return svg;
};

/** A wheel that stops with the slice `id` under the pointer. */
export interface Wheel {
  readonly root: HTMLElement;
  place(id: string): void;
  spin(id: string): Promise<void>;
}

/** Creates the wheel of roulette or the money wheel. */
export const makeWheel = (engine: 'roulette' | 'wheel'): Wheel => {
  const slices = engine === 'roulette' ? rouletteSlices : moneySlices;
  const step = 360 / slices.length;
  const disc = element('i', { class: 'wheel__disc' });
  const stops = slices.map(({ colour }, index) => `${colour} ${index * step}deg ${(index + 1) * step}deg`);
  disc.style.setProperty('background-image', `conic-gradient(from ${-step / 2}deg, ${stops.join()})`);
  const ball = element('i', { class: 'wheel__ball' });
  const isRoulette = engine === 'roulette';
  if (isRoulette) disc.append(rimNumbers());
  const angleOf = (id: string): number => -slices.findIndex((slice) => slice.id === id) * step;
  const place = (id: string): void => {
    disc.style.setProperty('rotate', `${angleOf(id)}deg`);
    ball.toggleAttribute('data-landed', true);
  };
  return {
    root: element(
      'span',
      { class: 'wheel', attributes: { 'aria-hidden': 'true' } },
      disc,
      ...(isRoulette ? [ball] : []),
    ),
    place,
    spin: async (id) => {
      playSound('spin');
      const end = angleOf(id);
      place(id);
      const options = { duration: 2600, easing: 'cubic-bezier(.15,.6,.2,1)' };
      await Promise.all([
        move(disc, [{ rotate: `${end - 1440}deg` }, { rotate: `${end}deg` }], options),
        move(
          ball,
          [
            { rotate: '1800deg', scale: '1.04' },
            { rotate: '240deg', scale: '1.04', offset: 0.6 },
            { rotate: '0deg', scale: '1' },
          ],
          options,
        ),
      ]);
      playSound('stop');
    },
  };
};
