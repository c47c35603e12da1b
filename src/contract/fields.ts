import * as z from 'zod';
import { currency, languages, transferRange } from '#markets/current.ts';
import { compactText, normalizeText, personNameLength, personNamePattern } from './text.ts';

/** Metadata of passwords, tokens, codes and answers: journals, archives and recordings omit them. */
export const hidden = { 'x-secret': 'all' } as const;

/** Metadata of card and account numbers: journals, archives and recordings show only the last four characters. */
export const lastFour = { 'x-secret': 'last-four' } as const;

/** One line of typed text; parsed into its normalized form. */
export const typedText = z.string().overwrite(normalizeText);

/** Code of a language on the wire, as the market states it. */
export type WireLanguage = string;

/** Codes of the brand's languages, the default first. */
export const wireLanguages: readonly WireLanguage[] = languages.map(({ wire }) => wire);

/** The codes with their languages, for descriptions. */
export const wireLanguageNames: string = languages.map(({ wire, name }) => `\`${wire}\` ${name}`).join(', ');

/** Language of texts in the response. */
export const language = z
  .enum(wireLanguages)
  .optional()
  .describe(`Language of texts in the reply: ${wireLanguageNames}; the default of the merchant if absent.`);

/** Major units on the wire with the decimals of the currency, may be negative. */
export const money = z.number();

/** One minor unit of the currency, in major units. */
export const minorUnit = Number((10 ** -currency.decimals).toFixed(currency.decimals));

/** An amount to transfer, in major units: positive, with at most the decimals of the currency. */
export const amount = z.number().min(minorUnit).max(transferRange.max).multipleOf(minorUnit);

/** Epoch ms. */
export const instant = z.number().int();

/** A day in the market’s time zone. */
export const day = z.iso.date();

/** A share, 0 to 1 with at most 5 decimals: 0.005 is half a per cent. */
export const rate = z.number().min(0).max(1);

export const paging = {
  page: z.coerce.number().int().min(1).max(10_000).default(1).describe('Page of the list, counted from 1.'),
  pageSize: z.coerce.number().int().min(1).max(100).default(20).describe('Entries per page.'),
};

/** First and last day, both included; default today. `lastDays` counts back from today instead; 1 is today only. */
export const period = {
  startDate: day
    .optional()
    .describe('First day of the period, included; today without any bound. YYYY-MM-DD in the market’s time zone.'),
  endDate: day
    .optional()
    .describe('Last day of the period, included; today without any bound. YYYY-MM-DD in the market’s time zone.'),
  lastDays: z.coerce
    .number()
    .int()
    .min(1)
    .max(366)
    .optional()
    .describe('Period of so many days up to today instead of the bounds; 1 is today alone.'),
};

/** Part of an entry's number; if set, the period is ignored. Needs the flag `RECPLUS3`. */
export const search = {
  search: typedText
    .max(40)
    .optional()
    .describe('Part of the reference of an entry; with it the period does not count. Needs the flag `RECPLUS3`.'),
};

/** Returns the schema of one page of a list, with the number of all entries. */
export const pageOf = <S extends z.ZodType>(item: S) =>
  z.object({
    content: z.array(item).describe('Entries of this page.'),
    pageNum: z.number().int().describe('Number of this page, counted from 1.'),
    totalPages: z.number().int().describe('Number of pages.'),
    total: z.number().int().describe('Number of entries on all pages.'),
  });

/** An account name as typed by the user; parsed into its normalized form. */
export const username = typedText.min(1).max(64);

/** An email address as typed by the user; parsed into its normalized form. */
export const email = typedText.min(1).max(254);

/** A pasted number or code; parsed without invisible characters, spaces and dashes. */
export const compact = z.string().overwrite(compactText);

/** A person's name, normalized: letters of any script, spaces, dots, commas, hyphens and apostrophes. */
export const personName = typedText.min(personNameLength.min).max(personNameLength.max).regex(personNamePattern);

/** Field of a merchant's code. `effect` is a sentence of its description. */
export const merchantCode = (effect = '') =>
  z.string().max(32).optional().describe(`Merchant that the site runs for. ${effect}`.trim());
