import { type CssColor, transform } from 'lightningcss';
import { hexOf } from '#brands/colour.ts';

/** A colour as `#rrggbb` with its opacity, 0 to 1. */
export interface CssColour {
  readonly hex: string;
  readonly opacity: number;
}

const hexDigits = (part: number): string =>
  Math.round(Math.min(Math.max(part, 0), 255))
    .toString(16)
    .padStart(2, '0');

const hexOfParts = (...parts: readonly number[]): string => `#${parts.map(hexDigits).join('')}`;

/** Returns a colour of sRGB or OKLab; undefined for others, whose values a screen may not be able to show. */
const toHex = (colour: CssColor): CssColour | undefined => {
  if (typeof colour !== 'object') return undefined;
  if (colour.type === 'rgb') {
    const { r, g, b, alpha } = colour;
    return [r, g, b, alpha].every((it) => typeof it === 'number')
      ? { hex: hexOfParts(Number(r), Number(g), Number(b)), opacity: Number(alpha) }
      : undefined;
  }
  if (colour.type === 'oklch') return { hex: hexOf(colour), opacity: colour.alpha };
  if (colour.type !== 'oklab') return undefined;
  const { l, a, b, alpha } = colour;
  return { hex: hexOf({ l, c: Math.hypot(a, b), h: (Math.atan2(b, a) * 180) / Math.PI }), opacity: alpha };
};

/**
 * Returns the colours of a CSS value: one, or the stops of gradients. Undefined if it is neither, or holds a colour
 * outside sRGB.
 */
export const cssColours = (value: string): CssColour[] | undefined => {
  const property = value.includes('gradient(') ? 'background-image' : 'color';
  const found: (CssColour | undefined)[] = [];
  const collect = (colour: CssColor): void => void found.push(toHex(colour));
  try {
    transform({
      filename: 'token.css',
      code: Buffer.from(`a{${property}:${value}}`),
      visitor: { Color: collect },
    });
  } catch {
    return undefined;
  }
  const colours = found.flatMap((it) => it ?? []);
  return colours.length > 0 && colours.length === found.length ? colours : undefined;
};

/** Returns the colour that a translucent one has on an opaque one. */
export const laidOver = ({ hex, opacity }: CssColour, below: string): string =>
  hexOfParts(
    ...[1, 3, 5].map((at) => {
      const [own, under] = [hex, below].map((it) => Number.parseInt(it.slice(at, at + 2), 16));
      return (own ?? 0) * opacity + (under ?? 0) * (1 - opacity);
    }),
  );
