import { defaultBrand, readBrand } from './read.ts';
import type { Tokens } from './theme.ts';

/** Text has a contrast of at least 7:1 on every surface. */
const dark: Tokens = {
  'ink-0': '#000',
  'ink-1': '#000',
  'ink-2': '#0a0e16',
  'ink-3': '#151c29',
  'ink-4': '#273245',
  line: '#76859f',
  'line-strong': '#a9b6cc',
  'line-field': '#d4deef',
  text: '#fff',
  'text-2': '#eef3fc',
  'text-3': '#d4deef',
  gold: '#ffd866',
  'gold-hi': '#ffe9b0',
  'gold-lo': '#ffc94a',
  'on-gold': '#000',
  volt: '#9beaff',
  ok: '#86efbb',
  warn: '#ffcb8a',
  bad: '#ffb8b8',
  dawn: 'none',
  card: 'linear-gradient(#0a0e16, #0a0e16)',
  'primary-fill': 'linear-gradient(#ffd866, #ffd866)',
};

const light: Tokens = {
  'ink-0': '#fff',
  'ink-1': '#fff',
  'ink-2': '#fff',
  'ink-3': '#f0f2f6',
  'ink-4': '#dfe4ec',
  line: '#6b7688',
  'line-strong': '#465064',
  'line-field': '#2c3444',
  text: '#000',
  'text-2': '#12161f',
  'text-3': '#2c3444',
  gold: '#4a1200',
  'gold-hi': '#330c00',
  'gold-lo': '#5c1700',
  'on-gold': '#fff',
  volt: '#00363f',
  ok: '#00391f',
  warn: '#4a2800',
  bad: '#6b0b0b',
  dawn: 'none',
  card: 'linear-gradient(#fff, #fff)',
  'primary-fill': 'linear-gradient(#4a1200, #4a1200)',
};

/**
 * Token values of the high contrast theme of this build, for the brand's scheme. Bundles contain them as a constant
 * (`src/markets/constants.ts`).
 */
export const highContrast: Tokens = readBrand(process.env.BRAND || defaultBrand).scheme === 'light' ? light : dark;
