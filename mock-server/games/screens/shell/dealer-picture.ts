import { drawing } from './element.ts';

const shapes: readonly (readonly [path: string, fill: string])[] = [
  ['M0 0h360v232H0z', '#0a2a2c'],
  ['M40 0h2v104h-2zM318 0h2v104h-2zM92 0h1v104h-1zM267 0h1v104h-1z', '#123c3e'],
  ['M122 132c0-40 20-58 58-58s58 18 58 58z', '#1c2440'],
  ['M166 74l14 22 14-22-4 58h-20z', '#f2f4fa'],
  ['M176 84h8l4 40-8 8-8-8z', '#d9a441'],
  ['M150 132l10-52 10-4 6 56zM210 132l-10-52-10-4-6 56z', '#262f52'],
  ['M170 62h20v16l-10 8-10-8z', '#c08a68'],
  ['M158 40c0-18 10-26 22-26s22 8 22 26c0 16-10 28-22 28s-22-12-22-28z', '#d9a27d'],
  ['M156 42c-4-24 8-36 24-36s28 12 24 36c-3-12-8-17-14-19-10 4-22 3-28 1-3 4-5 9-6 18z', '#221a1c'],
  ['M170 43a2 2 0 1 0 .1 0zM190 43a2 2 0 1 0 .1 0z', '#2a1c18'],
  ['M173 56q7 5 14 0', '#a35f4b'],
  ['M0 112q180-34 360 0v120H0z', '#5a3413'],
  ['M0 118q180-34 360 0v114H0z', '#0f5c48'],
  ['M0 150q180-34 360 0v1.5q-180-34-360 0z', '#2b7a63'],
  ['M276 92l40-6 8 22-42 8z', '#151a26'],
  ['M282 106l24-4 3 8-25 5z', '#e9edf5'],
  ['M30 108h34v5H30zM30 102h34v5H30zM30 96h34v5H30z', '#b3262f'],
  ['M70 110h34v5H70zM70 104h34v5H70z', '#1f5fd0'],
];

/** Creates the drawing of the dealer behind the table, with shoe and chips. */
export const dealerPicture = (): SVGSVGElement => {
  const svg = drawing('0 0 360 232', shapes);
  svg.setAttribute('preserveAspectRatio', 'xMidYMin slice');
  return svg;
};
