import { highContrast } from '#brands/high-contrast.ts';

/** Text sizes, in steps. */
export const letterSizes = ['usual', 'large', 'largest'] as const;

export interface DisplayPreferences {
  /** Disables autoplay and animations. */
  readonly still: boolean;
  readonly letters: (typeof letterSizes)[number];
  /** High contrast theme (7:1). */
  readonly contrast: boolean;
}

const sizes: Readonly<Record<DisplayPreferences['letters'], Readonly<Record<string, string>>>> = {
  usual: {},
  large: { 'font-size': '118.75%' },
  largest: { 'font-size': '137.5%' },
};

/**
 * Returns the CSS declarations for `<html>` of a text size and contrast; empty for the defaults. The head script sets
 * them before the first paint.
 */
export const displayStyle = ({ letters, contrast }: DisplayPreferences): string =>
  [
    ...Object.entries(sizes[letters]),
    ...(contrast ? Object.entries(highContrast).map(([name, value]) => [`--${name}`, value]) : []),
  ]
    .map(([name, value]) => `${name}:${value}`)
    .join(';');
