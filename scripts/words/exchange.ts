import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { CliError } from '#sim/cli-error.ts';
import { fromCsv, toCsv } from './csv.ts';
import { type FileText, fileOf, readTexts, withTexts } from './dictionary-file.ts';
import { placeholderProblem } from './placeholders.ts';
import { ListError, type ListedText, namespaceOf, type ReadText } from './text-list.ts';
import { fromXliff, toXliff } from './xliff.ts';

const usage = `Usage: npm run words -- export --language ID [--format xliff|csv] [--missing] [--out FILE]
       npm run words -- import FILE --language ID

export writes all texts of a language beside the English ones, with --missing only those without a translation, to
dist/words/ID.xlf or ID.csv. import writes the translations of such a file into src/i18n/ID; a text without one stays as it is.
`;

const base = 'en';

const namespacesIn = (root: string): string[] =>
  readdirSync(`${root}/${base}`, { withFileTypes: true }).flatMap((it) => (it.isDirectory() ? [it.name] : []));

/** Returns all texts of English with their translations. */
export const listTexts = (language: string, root = 'src/i18n'): ListedText[] =>
  namespacesIn(root).flatMap((namespace) => {
    const { texts, note: about } = readTexts(fileOf(root, base, namespace), namespace);
    const own = readTexts(fileOf(root, language, namespace), namespace).texts;
    return [...texts].map(([key, { text, note, maxLength }]) => ({
      key,
      english: text,
      translation: own.get(key)?.text ?? '',
      description: [note, about].filter(Boolean).join(' '),
      maxLength,
    }));
  });

const problemOf = ({ key, translation }: ReadText, english: FileText | undefined): string | undefined => {
  if (!english) return `There is no text "${key}".`;
  const { length } = [...translation];
  if (english.maxLength && length > english.maxLength)
    return `${key} has ${length} characters, and the screen has room for ${english.maxLength}.`;
  const problem = placeholderProblem(english.text, translation);
  return problem && `${key}: ${problem}`;
};

interface Imported {
  /** Keys whose texts were written. */
  readonly written: readonly string[];
  /** Keys whose English text has changed since the export. */
  readonly outdated: readonly string[];
}

/**
 * Writes translations into the dictionaries of a language. Throws a `CliError` with a line of the file for each
 * translation that does not fit; nothing is written then.
 */
export const importTexts = (
  language: string,
  file: string,
  found: readonly ReadText[],
  root = 'src/i18n',
): Imported => {
  const english = new Map(
    namespacesIn(root).map((name) => [name, readTexts(fileOf(root, base, name), name).texts] as const),
  );
  const textOf = (key: string) => english.get(namespaceOf(key))?.get(key);
  const translated = found.filter(({ translation }) => translation.trim() !== '');
  const isOutdated = (it: ReadText): boolean => {
    const known = textOf(it.key);
    return known !== undefined && known.text !== it.english;
  };
  const problems = translated
    .filter((it) => !isOutdated(it))
    .flatMap((it) => {
      const problem = problemOf(it, textOf(it.key));
      return problem ? [`${file}:${it.line}: ${problem}`] : [];
    });
  if (problems.length > 0) throw new CliError(problems.join('\n'));
  const written: string[] = [];
  for (const [namespace, texts] of english) {
    const path = fileOf(root, language, namespace);
    const own = readTexts(path, namespace).texts;
    const changed = new Map(
      translated.flatMap((it) =>
        texts.has(it.key) && !isOutdated(it) && own.get(it.key)?.text !== it.translation
          ? [[it.key, it.translation] as const]
          : [],
      ),
    );
    if (changed.size === 0) continue;
    const content = withTexts(path, namespace, changed, [...texts.keys()]);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content);
    written.push(...changed.keys());
  }
  return { written, outdated: translated.filter(isOutdated).map(({ key }) => key) };
};

const options = {
  language: { type: 'string' },
  format: { type: 'string', default: 'xliff' },
  missing: { type: 'boolean', default: false },
  out: { type: 'string' },
  help: { type: 'boolean', default: false },
} as const;

const exportTexts = async (language: string, format: string, isPart: boolean, out?: string): Promise<void> => {
  if (format !== 'xliff' && format !== 'csv') throw new CliError(`The format is xliff or csv, not "${format}".`);
  const file = out ?? `dist/words/${language}.${format === 'csv' ? 'csv' : 'xlf'}`;
  const texts = listTexts(language).filter(({ translation }) => !isPart || translation === '');
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, format === 'csv' ? toCsv(texts) : await toXliff(texts, language));
  process.stdout.write(`Wrote ${texts.length} texts to ${file}.\n`);
};

const importFile = async (language: string, file: string): Promise<void> => {
  if (!existsSync(file)) throw new CliError(`There is no file ${file}.`);
  const content = readFileSync(file, 'utf8');
  const found = await readList(file, content);
  const { written, outdated } = importTexts(language, file, found);
  process.stdout.write(`Wrote ${written.length} texts to src/i18n/${language}.\n`);
  if (outdated.length > 0)
    process.stdout.write(
      `${outdated.length} were left out, because the English text has changed since the export:\n${outdated.map((key) => `  ${key}\n`).join('')}`,
    );
};

/** Returns the translations of a file by its format. Throws a `CliError` with a line if it has another. */
export const readList = async (file: string, content: string): Promise<ReadText[]> => {
  try {
    return /\.csv$/i.test(file) ? fromCsv(content) : await fromXliff(content);
  } catch (error) {
    if (error instanceof ListError) throw new CliError(`${file}:${error.line}: ${error.message}`);
    throw error;
  }
};

/** Runs `npm run words -- export` and `import`. */
export const exchange = async (args: string[]): Promise<void> => {
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
  const { language, format, missing, out } = values;
  const [command, file] = positionals;
  if (values.help) return void process.stdout.write(usage);
  if (!language || (command === 'import' && !file)) throw new CliError(usage);
  if (!/^[a-z]{2,3}(-[A-Za-z0-9]+)*$/.test(language) || language === base)
    throw new CliError(`"${language}" is not a language to translate to. Use a BCP 47 tag, such as ceb.`);
  if (command === 'export') await exportTexts(language, format, missing, out);
  else await importFile(language, file ?? '');
};
