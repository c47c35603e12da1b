import { Pen } from './paint/pen.ts';
import { beams, circle } from './paint/shapes.ts';
import { emoji } from './paint/symbols.ts';

const avatarSize = 192;
const faces = [
  ['water-buffalo', '#38a88a', '#0a3a30'],
  ['eagle', '#5c8ff0', '#0f2260'],
  ['owl', '#9a74ea', '#2a145e'],
  ['fox', '#f0843c', '#5a1c08'],
  ['lion', '#f0bc4a', '#5c3606'],
  ['penguin', '#ee5a9a', '#4f0c34'],
  ['parrot', '#3cc08a', '#06382a'],
  ['panda', '#8ea0c4', '#1c2740'],
  ['tiger-face', '#ffb04a', '#5a2406'],
  ['frog', '#8fd45a', '#1a4412'],
  ['dolphin', '#5cd0ff', '#08376c'],
  ['rooster', '#ff6a5a', '#5a0c12'],
  ['monkey-face', '#d9a06a', '#43200a'],
  ['butterfly', '#b98aff', '#260d5c'],
  ['cat-face', '#ffc9a0', '#6a2c3a'],
  ['dragon-face', '#4ad0a0', '#0a3a4a'],
] as const;

export const avatarCount = faces.length;

/** Draws a round portrait, 192 by 192; `n` counts from 1 to AVATARS. */
export function drawAvatar(n: number): string {
  const [animal, light, dark] = faces[(n - 1) % faces.length] ?? faces[0];
  const pen = new Pen();
  const half = avatarSize / 2;
  const disc = circle(half, half, half, pen.radial([light, dark])) + beams(pen, half, half, 14, 130, '#fff', 0.12);
  const lip = circle(half, half, half - 3, 'none', 'stroke="#fff" stroke-opacity=".3" stroke-width="6"');
  const round = pen.clip(circle(half, half, half, '#000'));
  return pen.svg(
    avatarSize,
    avatarSize,
    `<g ${round}>${disc}<g ${pen.lift(0.7)}>${emoji(pen, animal, half, half + 8, 136)}</g></g>${lip}`,
  );
}
