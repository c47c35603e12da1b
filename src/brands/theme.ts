import * as z from 'zod';
import { colour } from '#markets/fields.ts';
import { contrastOf, hexOf, oklchOf } from './colour.ts';

/** Families of each typeface, in the order of a style sheet. All are on the devices, so none is downloaded. */
const typefaces = {
  system: 'system-ui, -apple-system, Roboto, sans-serif',
  rounded:
    'ui-rounded, "Hiragino Maru Gothic ProN", Quicksand, Comfortaa, Manjari, "Arial Rounded MT Bold", sans-serif',
  humanist: 'Seravek, "Gill Sans Nova", Ubuntu, Calibri, "DejaVu Sans", source-sans-pro, sans-serif',
  geometric: 'Avenir, Montserrat, Corbel, "URW Gothic", source-sans-pro, sans-serif',
} as const;

/** Seeds of a brand's theme; all tokens of `src/ui/tokens.css` that a brand changes follow from them. */
export const themeSchema = z.strictObject({
  /** Light text on a dark page, or dark text on a light one. */
  scheme: z.enum(['dark', 'light'], { error: 'is "dark" or "light"' }).default('dark'),
  /** Background of the page; cards, fields, edges and texts get its hue. */
  page: colour,
  /** Buttons, what is selected, and money. */
  accent: colour,
  /** Live games, and measured values in charts. */
  live: colour,
  /** Light above the page and behind balances; by default a stronger tone of the page. */
  glow: colour.optional(),
  /** Corner radius of controls, px; those of cards and dialogs follow. */
  radius: z.int().min(0).max(24).default(12),
  typeface: z.enum(Object.keys(typefaces) as (keyof typeof typefaces)[]).default('system'),
  /** Own values of single tokens, such as `text-3: "#a992bd"`, where the result does not fit. */
  tokens: z.record(z.string(), z.string().min(1)).default({}),
});

export type Theme = z.output<typeof themeSchema>;

/** Values of tokens by name, without dashes in front. */
export type Tokens = Readonly<Record<string, string>>;

const channels = (hex: string): string => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(' ');
const faint = (hex: string, opacity: number): string => `rgb(${channels(hex)} / ${opacity})`;

const down = (...stops: readonly string[]): string => `linear-gradient(180deg, ${stops.join(', ')})`;

const shapes = ({ radius, typeface }: Theme): Tokens => ({
  font: typefaces[typeface],
  'r-s': `${Math.round(radius * 0.64)}px`,
  'r-m': `${radius}px`,
  'r-l': `${radius && radius + 4}px`,
  'r-xl': `${radius && radius + 10}px`,
});

const darkTokens = ({ page, accent, live, glow }: Theme): Tokens => {
  const seed = oklchOf(page);
  // A page without a hue gets grey surfaces.
  const tone = (l: number, chroma: number): string => hexOf({ l, c: seed.c * chroma, h: seed.h });
  const above = (l: number, chroma: number): string => tone(seed.l + l, chroma);
  const light = oklchOf(accent);
  const gold = (l: number, chroma: number, h: number): string =>
    hexOf({ l: light.l + l, c: light.c * chroma, h: light.h + h });
  const edge = tone(0.82, 1.9);
  const dawn = glow ?? tone(0.355, 3.1);
  return {
    'ink-0': above(-0.036, 0.72),
    'ink-1': page,
    'ink-2': above(0.044, 1.32),
    'ink-3': above(0.092, 1.63),
    'ink-4': above(0.152, 1.95),
    line: faint(edge, 0.125),
    'line-strong': faint(edge, 0.27),
    'line-field': tone(0.57, 2),
    text: tone(0.966, 0.43),
    'text-2': tone(0.804, 1.2),
    'text-3': tone(0.695, 1.55),
    gold: accent,
    'gold-hi': gold(0.07, 0.6, 2),
    'gold-lo': gold(-0.123, 1.05, -13),
    'on-gold': hexOf({ l: 0.205, c: 0.042, h: light.h - 12 }),
    'gold-wash': faint(accent, 0.135),
    volt: live,
    'volt-wash': faint(live, 0.135),
    glow: glow ?? tone(0.395, 3.4),
    dawn: `radial-gradient(120% 350px at 50% -90px, ${dawn} 0, ${faint(dawn, 0)} 100%)`,
    card: down(above(0.074, 1.6), above(0.034, 1.25)),
    'primary-fill': down(gold(0.052, 0.74, 1), `${gold(-0.015, 1.02, -3)} 55%`, gold(-0.068, 1.06, -9)),
  };
};

const lightTokens = ({ page, accent, live, glow }: Theme): Tokens => {
  const seed = oklchOf(page);
  const tone = (l: number, c: number): string => hexOf({ l, c, h: seed.h });
  const main = oklchOf(accent);
  const gold = (l: number): string => hexOf({ ...main, l: main.l + l });
  const shade = '16 24 40';
  const dawn = glow ?? hexOf({ l: 0.9, c: Math.min(main.c, 0.06), h: main.h });
  return {
    'ink-0': tone(seed.l - 0.022, seed.c * 1.2),
    'ink-1': page,
    'ink-2': '#ffffff',
    'ink-3': tone(seed.l - 0.03, seed.c * 1.4),
    'ink-4': tone(seed.l - 0.075, seed.c * 2),
    line: `rgb(${shade} / 0.11)`,
    'line-strong': `rgb(${shade} / 0.24)`,
    'line-field': tone(0.6, 0.03),
    text: tone(0.24, 0.03),
    'text-2': tone(0.41, 0.03),
    'text-3': tone(0.49, 0.03),
    gold: accent,
    'gold-hi': gold(-0.05),
    'gold-lo': gold(0.05),
    'on-gold': onFill(accent),
    'gold-wash': faint(accent, 0.09),
    volt: live,
    'volt-wash': faint(live, 0.09),
    ok: '#0a7546',
    warn: '#8a4b00',
    bad: '#b3261e',
    'bad-wash': 'rgb(179 38 30 / 0.08)',
    e1: `0 1px 2px rgb(${shade} / 0.08)`,
    e2: `0 6px 16px -6px rgb(${shade} / 0.18)`,
    e3: `0 24px 60px -12px rgb(${shade} / 0.35)`,
    'e-gold': `0 6px 16px -6px ${faint(accent, 0.5)}`,
    glow: glow ?? hexOf({ l: 0.92, c: Math.min(main.c, 0.05), h: main.h }),
    dawn: `radial-gradient(120% 350px at 50% -90px, ${dawn} 0, ${faint(dawn, 0)} 100%)`,
    card: down('#ffffff', '#ffffff'),
    'primary-fill': down(gold(0.02), gold(-0.02)),
  };
};

/** Returns the text colour with more contrast on a filled button. */
const onFill = (fill: string): string => {
  const dark = hexOf({ ...oklchOf(fill), l: 0.2, c: 0.04 });
  return contrastOf('#ffffff', fill) >= contrastOf(dark, fill) ? '#ffffff' : dark;
};

/** Returns the values of all tokens that follow from the seeds, with the brand's own values. */
export const tokensOf = (theme: Theme): Tokens => ({
  ...shapes(theme),
  ...(theme.scheme === 'light' ? lightTokens(theme) : darkTokens(theme)),
  ...theme.tokens,
});
