import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { DataError, readData } from './data-file.ts';
import { offsetOf } from './formats.ts';
import { type Market, marketSchema } from './market.ts';
import { type Sample, sampleSchema } from './sample.ts';
import { type Terms, termsSchema } from './terms.ts';

const marketsFolder = import.meta.dirname;

/** Returns the ids of all markets: a folder with a `market.yaml` is a market. */
export const marketIds = (folder = marketsFolder): string[] =>
  readdirSync(folder).filter((name) => existsSync(join(folder, name, 'market.yaml')));

/** Returns the facts of a market. Throws a `DataError` if they are invalid. */
export const readMarket = (id: string, folder = marketsFolder): Market => {
  const file = join(folder, id, 'market.yaml');
  const market = readData(file, marketSchema);
  if (offsetOf(market.timeZone) === null)
    throw new DataError([{ file, line: 1, sentence: `timeZone: ${market.timeZone} has daylight saving time.` }]);
  return market;
};

/** Returns the money terms of a market. Throws a `DataError` if they are invalid. */
export const readTerms = (id: string, folder = marketsFolder): Terms =>
  readData(join(folder, id, 'terms.yaml'), termsSchema);

/** Returns the seeded members of a market. Throws a `DataError` if they are invalid. */
export const readSample = (id: string, folder = marketsFolder): Sample =>
  readData(join(folder, id, 'sample.yaml'), sampleSchema);
