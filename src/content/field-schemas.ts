import * as z from 'zod';
import { marketLocales } from '#markets/current.ts';
import { fallsBack } from './falls-back.ts';
import { contentLocales, inLocales, type Text } from './text.ts';

const inPlausibleYear = z.string().refine((text) => text >= '2020' && text < '2050', {
  error: ({ input }) => `is in the year ${String(input).slice(0, 4)}. Check the year`,
});

/** A day as typed by editors, `YYYY-MM-DD`, in the market’s time zone. */
export const day = z.iso.date({ error: 'must be a date like 2026-12-31', abort: true }).pipe(inPlausibleYear);

/** A day, or a day and a time in the market’s time zone: `2026-12-31 18:00`. */
export const moment = z
  .string()
  .refine(
    (text) =>
      /^\d{4}-\d\d-\d\d( ([01]\d|2[0-3]):[0-5]\d)?$/.test(text) && z.iso.date().safeParse(text.slice(0, 10)).success,
    { error: 'must be a date like 2026-12-31, or with a time: 2026-12-31 18:00', abort: true },
  )
  .pipe(inPlausibleYear);

/** Returns the schema of a text of at most `max` characters. */
export const line = (max: number) => z.string().trim().min(1).max(max);

/** Returns the fields of a text, one for each language of the brand and optional ones for others of the market. */
export const linesOf = (max: number) => ({
  ...Object.fromEntries(marketLocales.map((locale) => [locale, line(max).optional()])),
  ...Object.fromEntries(contentLocales.map((locale) => [locale, fallsBack ? line(max).optional() : line(max)])),
  en: line(max),
});

/** Returns the text in an entry whose fields are languages. */
export const textOf = (entry: object): Text =>
  inLocales((locale) => (entry as Text)[locale] ?? (fallsBack ? (entry as Text).en : ''));

/** Returns the schema of a text in all languages of the brand, each with at most `max` characters. */
export const texts = (max: number): z.ZodType<Text> => z.strictObject(linesOf(max)).transform(textOf);

export const link = z
  .string()
  .regex(/^(\/m\/[\w/?=&.#-]+|https:\/\/\S+)$/, { error: 'must start with /m/ or https://' });

export const picture = z.string().regex(/^\/(slides\/[a-z-]+|content\/[\w./-]+)\.(webp|avif|jpg|png)$/, {
  error: 'must be a banner (/slides/name.webp) or a file in public/content (/content/name.webp)',
});

/** Returns the schema of a number between the lowest and highest value that a market allows. */
export const within = ([min, max]: readonly [number, number]) => z.number().min(min).max(max);
