import { emojiSet, glyphSet } from '../sources/icons.ts';
import { type Pen, roundToTenth } from './pen.ts';
import { oval } from './shapes.ts';

export interface EmojiLook {
  readonly turn?: number;
  readonly flip?: boolean;
  readonly opacity?: number;
  /** Amount of blur. */
  readonly soft?: number;
  /** Casts a shadow on the ground. */
  readonly ground?: boolean;
}

/** Draws a full-colour emoji, centred. */
export function emoji(pen: Pen, name: string, x: number, y: number, size: number, look: EmojiLook = {}): string {
  const { turn = 0, flip = false, opacity = 1, soft = 0, ground = false } = look;
  const own = pen.id();
  const body = emojiSet
    .body(name)
    .replace(/id="([^"]+)"/g, `id="${own}$1"`)
    .replace(/url\(#([^)]+)\)/g, `url(#${own}$1)`)
    .replace(/href="#([^"]+)"/g, `href="#${own}$1"`);
  const scale = Math.round((size / 32) * 100) / 100;
  const place = `translate(${roundToTenth(x)} ${roundToTenth(y)}) rotate(${roundToTenth(turn)}) scale(${flip ? -scale : scale} ${scale}) translate(-16 -16)`;
  const shadow = ground
    ? oval(x, y + size * 0.47, size * 0.36, size * 0.07, '#000', `opacity=".4" ${pen.blur(size * 0.03)}`)
    : '';
  const veil = opacity === 1 ? '' : ` opacity="${opacity}"`;
  return `${shadow}<g transform="${place}"${veil}${soft ? ` ${pen.blur((soft * 32) / size)}` : ''}>${body}</g>`;
}

interface GlyphLook {
  readonly turn?: number;
  readonly flip?: boolean;
  readonly opacity?: number;
}

/** Draws a flat silhouette, centred. */
export function glyph(name: string, x: number, y: number, size: number, fill: string, look: GlyphLook = {}): string {
  const { turn = 0, flip = false, opacity = 1 } = look;
  const body = glyphSet.body(name).replace(/fill="currentColor"/g, '');
  const scale = Math.round((size / 512) * 10000) / 10000;
  const place = `translate(${roundToTenth(x)} ${roundToTenth(y)}) rotate(${roundToTenth(turn)}) scale(${flip ? -scale : scale} ${scale}) translate(-256 -256)`;
  return `<g transform="${place}" fill="${fill}"${opacity === 1 ? '' : ` opacity="${opacity}"`}>${body}</g>`;
}

/** Draws a metal silhouette: dark shadow, bright upper edge, gradient face. */
export const emblem = (name: string, x: number, y: number, size: number, fill: string, look: GlyphLook = {}): string =>
  glyph(name, x, y + size * 0.026, size, '#000', { ...look, opacity: 0.55 }) +
  glyph(name, x, y - size * 0.009, size, '#fff', { ...look, opacity: 0.8 }) +
  glyph(name, x, y, size, fill, look);
