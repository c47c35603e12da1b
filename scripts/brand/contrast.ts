import { readFileSync } from 'node:fs';
import { contrastOf } from '#brands/colour.ts';
import { brandFile, brandsFolder, readTokens } from '#brands/read.ts';
import { lineOfField } from '#content/yaml-file.ts';
import type { DataProblem } from '#markets/data-file.ts';

const baseFile = 'src/ui/tokens.css';

/** Smallest contrast ratios of WCAG level AA: of text, and of the edge of a field. */
const minText = 4.5;
const minEdge = 3;

interface Pair {
  readonly text: string;
  readonly on: string;
  /** Surface below a translucent background. */
  readonly over?: string;
  readonly min: number;
}

const surfaces = ['ink-0', 'ink-1', 'ink-2', 'ink-3', 'card'];
const onAll = (text: string, min = minText): Pair[] => surfaces.map((on) => ({ text, on, min }));
const onWash = (text: string, wash: string): Pair[] =>
  ['ink-1', 'card'].map((over) => ({ text, on: wash, over, min: minText }));

/** Pairs of tokens that pages use for a text, or an edge, and what is behind it. */
const pairs: readonly Pair[] = [
  ...['text', 'text-2', 'text-3', 'gold', 'gold-hi', 'volt', 'ok', 'warn', 'bad'].flatMap((text) => onAll(text)),
  // Hints are never on a pressed or selected surface.
  ...['text', 'text-2', 'gold'].map((text) => ({ text, on: 'ink-4', min: minText })),
  ...['text', 'text-2', 'gold'].flatMap((text) => onWash(text, 'gold-wash')),
  ...onWash('volt', 'volt-wash'),
  ...onWash('bad', 'bad-wash'),
  ...['text', 'text-2', 'gold'].map((text) => ({ text, on: 'glow', min: minText })),
  ...['gold', 'primary-fill'].map((on) => ({ text: 'on-gold', on, min: minText })),
  ...['ink-0', 'ink-1', 'card'].map((on) => ({ text: 'line-field', on, min: minEdge })),
];

/** Returns the opaque colours of a token: one, or the stops of a gradient. */
const coloursOf = (value: string): string[] => value.match(/#[0-9a-f]{6}/gi) ?? [];

const hex = (part: number): string => Math.round(part).toString(16).padStart(2, '0');

/** Returns the colour of a translucent token on an opaque colour. */
const laidOver = (value: string, below: string): string => {
  const [, r = '0', g = '0', b = '0', opacity = '1'] = /rgb\((\d+) (\d+) (\d+) \/ ([\d.]+)\)/.exec(value) ?? [];
  const mixed = [r, g, b].map((part, at) => {
    const under = Number.parseInt(below.slice(1 + at * 2, 3 + at * 2), 16);
    return hex(Number(part) * Number(opacity) + under * (1 - Number(opacity)));
  });
  return `#${mixed.join('')}`;
};

const backgroundsOf = ({ on, over }: Pair, tokenValue: (token: string) => string): string[] =>
  over ? coloursOf(tokenValue(over)).map((below) => laidOver(tokenValue(on), below)) : coloursOf(tokenValue(on));

/** Seed of the theme that determines the lightness of a token most. */
const seedOf = (token: string): string =>
  token.startsWith('volt') ? 'live' : /gold|primary/.test(token) ? 'accent' : token === 'glow' ? 'glow' : 'page';

/** Returns the pairs of a brand's tokens with less contrast than level AA, each at the field that determines it. */
export const contrastProblems = (id: string, folder = brandsFolder): DataProblem[] => {
  const css = readFileSync(baseFile, 'utf8');
  const base = new Map([...css.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value]));
  const own = readTokens(id, folder);
  const file = brandFile(id, 'brand.yaml', folder);
  const settings = readFileSync(file, 'utf8');
  const tokenValue = (token: string): string => own[token] ?? base.get(token) ?? '';
  const placeOf = (token: string): { readonly file: string; readonly line: number } => {
    if (own[token] === undefined)
      return { file: baseFile, line: css.slice(0, css.indexOf(`--${token}:`)).split('\n').length };
    const fields = [
      ['theme', 'tokens', token],
      ['theme', seedOf(token)],
    ];
    const exact = fields.find((path) => isField(settings, path));
    return { file, line: lineOfField(settings, exact ?? ['theme']) ?? 1 };
  };
  return pairs.flatMap((pair) => {
    const [colour = '#000000'] = coloursOf(tokenValue(pair.text));
    const lowest = Math.min(...backgroundsOf(pair, tokenValue).map((behind) => contrastOf(colour, behind)));
    if (lowest >= pair.min) return [];
    const ratio = Math.floor(lowest * 100) / 100;
    const behind = pair.over ? `${pair.on} over ${pair.over}` : pair.on;
    const sentence = `--${pair.text} on --${behind} has a contrast of ${ratio} : 1, at least ${pair.min} : 1 is needed.`;
    return [{ ...placeOf(pair.text), sentence }];
  });
};

const isField = (text: string, path: readonly string[]): boolean =>
  lineOfField(text, path) !== lineOfField(text, path.slice(0, -1));
