import { saveFile } from '#lib/browser/save-file.ts';
import { csvOf } from '../model/csv.ts';
import type { ListFile } from '../model/list-file.ts';

/** Downloads a list as a CSV file. */
export const saveListFile = <T>({ name, columns, cells }: ListFile<T>, items: readonly T[]): Promise<void> =>
  saveFile(`${name}.csv`, 'text/csv;charset=utf-8', csvOf([columns, ...items.map(cells)]));
