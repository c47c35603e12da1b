import { readFileSync } from 'node:fs';
import { contrastOf } from '#brands/colour.ts';
import { brandFile, brandsFolder, readTokens } from '#brands/read.ts';
import { lineOfField } from '#content/yaml-file.ts';
import type { DataProblem } from '#markets/data-file.ts';
import { type CssColour, cssColours, laidOver } from './css-colours.ts';

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

/** A token whose value is not a colour that the check can read. */
class UnreadableToken extends Error {
  readonly token: string;

  constructor(token: string) {
    super(token);
    this.token = token;
  }
}

type TokenColours = (token: string) => readonly CssColour[];

/** Returns the opaque colours behind a text: a translucent surface lies on the page unless the pair names another. */
const backgroundsOf = ({ on, over }: Pair, coloursOf: TokenColours): string[] => {
  const below = over ? backgroundsOf({ text: '', on: over, min: 0 }, coloursOf) : pageOf(coloursOf);
  return coloursOf(on).flatMap((colour) => below.map((under) => laidOver(colour, under)));
};

const pageOf = (coloursOf: TokenColours): string[] => coloursOf('ink-1').map(({ hex }) => hex);

/** Returns the lowest contrast of a pair, with each stop of gradients. */
const lowestContrast = (pair: Pair, coloursOf: TokenColours): number =>
  Math.min(
    ...backgroundsOf(pair, coloursOf).flatMap((behind) =>
      coloursOf(pair.text).map((colour) => contrastOf(laidOver(colour, behind), behind)),
    ),
  );

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
  const known = new Map<string, readonly CssColour[] | undefined>();
  const coloursOf: TokenColours = (token) => {
    if (!known.has(token)) known.set(token, cssColours(tokenValue(token)));
    const colours = known.get(token);
    if (!colours) throw new UnreadableToken(token);
    return colours;
  };
  const unreadable = new Set<string>();
  const found = pairs.flatMap((pair): DataProblem[] => {
    try {
      const lowest = lowestContrast(pair, coloursOf);
      if (lowest >= pair.min) return [];
      const ratio = Math.floor(lowest * 100) / 100;
      const behind = pair.over ? `${pair.on} over ${pair.over}` : pair.on;
      const sentence = `--${pair.text} on --${behind} has a contrast of ${ratio} : 1, at least ${pair.min} : 1 is needed.`;
      return [{ ...placeOf(pair.text), sentence }];
    } catch (error) {
      if (!(error instanceof UnreadableToken)) throw error;
      unreadable.add(error.token);
      return [];
    }
  });
  const sentenceOf = (token: string): string =>
    `--${token} is "${tokenValue(token)}", which is not a colour that can be checked. Use a form like #5b2bc4, rgb(…), hsl(…), oklch(…) or a gradient of them.`;
  return [...[...unreadable].map((token) => ({ ...placeOf(token), sentence: sentenceOf(token) })), ...found];
};

const isField = (text: string, path: readonly string[]): boolean =>
  lineOfField(text, path) !== lineOfField(text, path.slice(0, -1));
