import { CsvError, parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';
import { ListError, type ListedText, type ReadText } from './text-list.ts';

const columns = ['key', 'english', 'translation', 'description', 'maxLength'] as const;

/** Returns texts as CSV with a byte order mark, without which Excel reads another encoding. */
export const toCsv = (texts: readonly ListedText[]): string =>
  stringify([...texts], { header: true, columns: [...columns], bom: true });

interface Row {
  readonly record: Partial<Record<(typeof columns)[number], string>>;
  readonly info: { readonly lines: number };
}

/** Returns the translations of a CSV file with a header. Throws a `ListError` if it is not CSV. */
export const fromCsv = (csv: string): ReadText[] => {
  try {
    const rows: Row[] = parse(csv, {
      bom: true,
      columns: true,
      info: true,
      skip_empty_lines: true,
      // Excel separates by semicolons where numbers have a decimal comma.
      delimiter: /^\uFEFF?"?key"?;/.test(csv) ? ';' : ',',
    });
    return rows.map(({ record: { key = '', english = '', translation = '' }, info: { lines } }) => ({
      key,
      english,
      translation,
      line: lines,
    }));
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new ListError(`The file is not valid CSV: ${error.message}.`, Number(error.lines ?? 1));
  }
};
