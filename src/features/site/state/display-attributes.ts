/** Text sizes, in steps. */
export const letterSizes = ['usual', 'large', 'largest'] as const;

export interface DisplayPreferences {
  /** Disables autoplay and animations. */
  readonly still: boolean;
  readonly letters: (typeof letterSizes)[number];
  /** High contrast theme (7:1). */
  readonly contrast: boolean;
}

type Tokens = Readonly<Record<string, string>>;

/** Token values of `src/ui/tokens.css` for all brands: text has a contrast of at least 7:1 on every surface. */
const highContrast: Tokens = {
  '--ink-0': '#000',
  '--ink-1': '#000',
  '--ink-2': '#0a0e16',
  '--ink-3': '#151c29',
  '--ink-4': '#273245',
  '--line': '#76859f',
  '--line-strong': '#a9b6cc',
  '--line-field': '#d4deef',
  '--text': '#fff',
  '--text-2': '#eef3fc',
  '--text-3': '#d4deef',
  '--gold': '#ffd866',
  '--gold-hi': '#ffe9b0',
  '--gold-lo': '#ffc94a',
  '--on-gold': '#000',
  '--volt': '#9beaff',
  '--ok': '#86efbb',
  '--warn': '#ffcb8a',
  '--bad': '#ffb8b8',
  '--dawn': 'none',
  '--card': 'linear-gradient(#0a0e16, #0a0e16)',
  '--primary-fill': 'linear-gradient(#ffd866, #ffd866)',
};

const sizes: Readonly<Record<DisplayPreferences['letters'], Tokens>> = {
  usual: {},
  large: { 'font-size': '118.75%' },
  largest: { 'font-size': '137.5%' },
};

/**
 * Returns the CSS declarations for `<html>` of a text size and contrast; empty for the defaults. The head script sets
 * them before the first paint.
 */
export const displayStyle = ({ letters, contrast }: DisplayPreferences): string =>
  Object.entries({ ...sizes[letters], ...(contrast && highContrast) })
    .map(([name, value]) => `${name}:${value}`)
    .join(';');
