import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { dictionaries } from '#i18n/dictionaries.ts';

/** Languages with a table of phrases to avoid. */
const locales = ['en', 'fil'] as const;
type Locale = (typeof locales)[number];

/** A text for users and where it is written. */
export interface PlacedText {
  readonly place: string;
  readonly language: Locale;
  readonly text: string;
}

/** A phrase to avoid, with the words to use instead. */
export interface AvoidedPhrase {
  readonly language: Locale;
  readonly phrase: string;
  readonly instead: string;
}

const headings = { en: '## Avoid in English', fil: '## Avoid in Filipino' } as const;

/** Returns the phrases of the tables "Avoid" in `docs/terminology.md`; a cell lists several separated by commas. */
export const readAvoidedPhrases = (markdown: string): AvoidedPhrase[] =>
  locales.flatMap((language) => {
    const [, section = ''] = markdown.split(`${headings[language]}\n`);
    const [table = ''] = section.split('\n## ');
    return table
      .split('\n')
      .filter((line) => line.startsWith('| '))
      .slice(1)
      .flatMap((line) => {
        const [, phrases = '', instead = ''] = line.split('|').map((cell) => cell.trim());
        return phrases.split(', ').map((phrase) => ({ language, phrase, instead }));
      });
  });

const sharedHeading = '## Words that stay English';

const wordsIn = (text: string): string[] => text.toLowerCase().match(/\p{L}{2,}(?:[-’]\p{L}+)*/gu) ?? [];

/** Returns the words that both languages write alike: the Filipino forms of all terms and the list of shared words. */
export const readSharedWords = (markdown: string): ReadonlySet<string> => {
  const [tables = ''] = markdown.split(sharedHeading);
  const [, after = ''] = markdown.split(`${sharedHeading}\n`);
  const [section = ''] = after.split('\n## ');
  const list = section.slice(section.indexOf('\n- '));
  const forms = tables
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .map((line) => line.split('|')[2] ?? '');
  return new Set([...forms, list].flatMap(wordsIn));
};

/** A text in both languages and where it is written. */
export interface TextPair {
  readonly place: string;
  readonly en: string;
  readonly fil: string;
}

/** Returns one sentence for each text that is equal in both languages although not all of its words stay English. */
export const findUntranslated = (pairs: readonly TextPair[], shared: ReadonlySet<string>): string[] =>
  pairs
    .filter((it) => it.en === it.fil)
    .flatMap(({ place, en }) => {
      const words = [...new Set(wordsIn(withoutMarkup(en)))];
      const own = words.filter((word) => !shared.has(word) && !shared.has(word.replace(/s$/, '')));
      return own.length > 0 ? [`${place}: "${en}" is the same in both languages (${own.join(', ')})`] : [];
    });

/** Texts that may contain an avoided phrase: place, phrase and reason. */
const exceptions: readonly { readonly place: string; readonly phrase: string; readonly reason: string }[] = [
  { place: 'src/i18n/fil.safetyProtection.q3', phrase: 'bawiin', reason: 'Means winning back a loss.' },
  { place: 'src/content/pages/responsible/fil.md', phrase: 'bawiin', reason: 'Means winning back a loss.' },
  { place: 'src/content/help/responsible-play/fil.md', phrase: 'bawiin', reason: 'Means winning back a loss.' },
];

// URLs and parameters are not read by users.
const withoutMarkup = (text: string): string =>
  text
    .replaceAll(/\]\([^)]*\)/g, ']')
    .replaceAll(/(?:href|src)="[^"]*"/g, '')
    .replaceAll(/\$?\{[^{}]*\}/g, ' … ');

const escapeForPattern = (text: string): string => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, '\\$&');

/** Returns one sentence for each avoided phrase that a text of its language contains as whole words. */
export const findAvoidedPhrases = (texts: readonly PlacedText[], avoided: readonly AvoidedPhrase[]): string[] => {
  const patterns = avoided.map((phrase) => ({
    ...phrase,
    pattern: new RegExp(`(?<![\\p{L}\\p{N}-])${escapeForPattern(phrase.phrase)}(?![\\p{L}\\p{N}-])`, 'iu'),
  }));
  return texts.flatMap(({ place, language, text }) => {
    const words = withoutMarkup(text);
    return patterns
      .filter((it) => it.language === language && it.pattern.test(words))
      .filter(({ phrase }) => !exceptions.some((it) => it.place === place && it.phrase === phrase))
      .map(({ phrase, instead }) => `${place}: avoid "${phrase}", write: ${instead}`);
  });
};

const textsOf = (words: unknown, place: string, language: Locale): PlacedText[] => {
  if (typeof words === 'string') return [{ place, language, text: words }];
  return Object.entries(words ?? {}).flatMap(([key, value]) => textsOf(value, `${place}.${key}`, language));
};

const contentTexts = (): PlacedText[] => [
  ...globSync('src/content/**/{en,fil}.md').map((place) => ({
    place,
    language: basename(place, '.md') as Locale,
    text: readFileSync(place, 'utf8'),
  })),
  ...globSync('src/content/**/*.yaml').flatMap((place) =>
    [...readFileSync(place, 'utf8').matchAll(/^\s+(en|fil): (.+)$/gm)].map(([, language, text = '']) => ({
      place,
      language: language as Locale,
      text,
    })),
  ),
];

const quoted = /'(?:\\.|[^'\\])*'|"(?:\\.|[^"\\])*"|`(?:\\.|[^`\\])*`/g;

/** Reads the texts of the simulator, which its code marks with `EN: …` and `TY: …`: one string or an object of strings. */
const simulatorTexts = (): PlacedText[] =>
  globSync('mock-server/{features,games,pay}/**/*.ts').flatMap((place) => {
    const parts = readFileSync(place, 'utf8').split(/\b(EN|TY): /);
    return parts.flatMap((part, index) => {
      const marker = parts[index - 1];
      if (index === 0 || index % 2 === 1 || !marker) return [];
      const strings = [...part.matchAll(quoted)].map(([text]) => text);
      const own = part.startsWith('{') ? strings : strings.slice(0, /^['"`(]/.test(part) ? 1 : 0);
      return own.map((text) => ({ place, language: marker === 'EN' ? ('en' as const) : ('fil' as const), text }));
    });
  });

/** Reads all texts for users: dictionaries, content and the simulator's own. */
export const readTexts = (): PlacedText[] => [
  ...locales.flatMap((language) => textsOf(dictionaries[language], `src/i18n/${language}`, language)),
  ...contentTexts(),
  ...simulatorTexts(),
];

const linesOf = (file: string): string[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '');

/** Reads dictionary and content texts in pairs; of a Markdown file only lines that its English file also has. */
export const readTextPairs = (): TextPair[] => {
  const filipino = new Map(textsOf(dictionaries.fil, 'src/i18n', 'fil').map(({ place, text }) => [place, text]));
  const inDictionaries = textsOf(dictionaries.en, 'src/i18n', 'en').map(({ place, text }) => ({
    place,
    en: text,
    fil: filipino.get(place) ?? '',
  }));
  const inPages = globSync('src/content/**/fil.md').flatMap((place) => {
    const english = new Set(linesOf(place.replace(/fil\.md$/, 'en.md')));
    return linesOf(place)
      .filter((line) => english.has(line))
      .map((line) => ({ place, en: line, fil: line }));
  });
  const inFacts = globSync('src/content/**/*.yaml').flatMap((place) =>
    [...readFileSync(place, 'utf8').matchAll(/^\s+en: (.+)\n\s+fil: (.+)$/gm)].map(([, en = '', fil = '']) => ({
      place,
      en,
      fil,
    })),
  );
  return [...inDictionaries, ...inPages, ...inFacts];
};

if (import.meta.main) {
  const markdown = readFileSync('docs/terminology.md', 'utf8');
  const problems = [
    ...findAvoidedPhrases(readTexts(), readAvoidedPhrases(markdown)),
    ...findUntranslated(readTextPairs(), readSharedWords(markdown)),
  ];
  for (const problem of problems) process.stderr.write(`${problem}\n`);
  process.stdout.write(problems.length > 0 ? `${problems.length} texts to change\n` : 'Terminology is consistent.\n');
  process.exitCode = problems.length > 0 ? 1 : 0;
}
