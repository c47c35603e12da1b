import * as z from 'zod';
import { colour, id, names, text } from './fields.ts';

const pattern = z.string().refine((it) => {
  try {
    return new RegExp(it);
  } catch {
    return false;
  }
}, 'is not a regular expression');
// `Intl.supportedValuesOf` lists only one of several names of a zone: Asia/Saigon, not Asia/Ho_Chi_Minh.
const timeZone = z.string().refine((it) => {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: it }));
  } catch {
    return false;
  }
}, 'is no IANA time zone');
const currencyCode = z
  .string()
  .refine((it) => Intl.supportedValuesOf('currency').includes(it), 'is no ISO 4217 code of a currency');

/** Facts of a country: `market.yaml` in the market's folder, whose name is the market's id. */
export const marketSchema = z.strictObject({
  /** ISO 3166. */
  country: z.string().regex(/^[A-Z]{2}$/, 'is no ISO 3166 code: use two capital letters'),
  /** Name of the country by wire code of a language. */
  countryName: names,
  /** ISO 4217; decimals, sign and separators follow from it and from `locale`. */
  currency: currencyCode,
  /** Locale whose forms of numbers and money apply in all languages. */
  locale: z
    .string()
    .refine((it) => Intl.NumberFormat.supportedLocalesOf(it).length > 0, 'is not a locale: use a form like en-SG'),
  timeZone,
  /** Cities: the first is the one that times are named after, and where seeded visitors are. */
  cities: z.tuple([text], text),
  /** Languages of the market, the one without an address prefix first. */
  languages: z
    .array(
      z.strictObject({
        /** Folder of `src/i18n`. */
        id,
        /** Code in calls and, in lower case, in the cookie. */
        wire: z.string().regex(/^[A-Z]{2,3}$/, 'is not a wire code: use two or three capital letters'),
        /** First part of addresses; empty for the language of `/m/home`. */
        prefix: z.string().regex(/^[a-z]*$/, 'is not a prefix: use lower-case letters'),
        /** Its own name, in the language menu. */
        name: text,
        /** Icon of circle-flags. */
        flag: text,
      }),
    )
    .min(1)
    .refine((list) => list[0]?.prefix === '', 'must begin with a language whose prefix is empty'),
  /** Mobile numbers: `pattern` matches one without dialing code and trunk prefix. */
  phone: z.strictObject({
    dialingCode: z.string().regex(/^\d{1,4}$/),
    trunk: z.string().regex(/^\d?$/),
    pattern,
    example: text,
  }),
  /** Legal minimum age, years; brands may demand a higher one. */
  minAge: z.int().min(18),
  /** Banks and e-wallets; `digits` is the allowed length of an account number, alone or as smallest and largest. */
  banks: z.array(
    z.strictObject({
      id: z.string().regex(/^[A-Z0-9]+$/),
      name: text,
      kind: z.enum(['bank', 'wallet']),
      digits: z.tuple([z.int(), z.int()]),
      /** Whether withdrawals can be paid to it. */
      withdrawals: z.boolean().default(true),
      /** Letters of its icon, which is a plate in its colour. */
      letters: z.string().regex(/^[A-Z]{1,2}$/, 'is not an icon: use one or two capital letters'),
      colour,
    }),
  ),
  /** Banks of a deposit channel, with the operator's account where members transfer by hand. */
  depositBanks: z.strictObject({
    gateway: z.array(text).min(1),
    manual: z.record(z.string(), z.string().regex(/^\d+$/)),
  }),
  /** Documents that prove an identity, the most common first. */
  identityDocuments: z
    .array(
      z.strictObject({
        id,
        /** Name by wire code of a language; languages without one have the English name. */
        name: names,
        /** Pattern of its number, in capital letters without spaces, dots and dashes. */
        number: pattern,
        /** An example of the number as printed. */
        example: text,
        /** Whether the back shows anything that is checked. */
        hasBack: z.boolean().default(true),
      }),
    )
    .min(1),
  /** Kinds of games as texts about wagering name them, by wire code of a language. */
  gameKindNames: z.strictObject({
    slots: names,
    fishing: names,
    bingo: names,
    crash: names,
    tables: names,
    cards: names,
    sports: names,
    cockfights: names,
    lotteries: names,
  }),
  /** Organisations that help with gambling problems or in a crisis, with their phone number or site. */
  helpOrganisations: z.array(z.strictObject({ name: text, contact: text })),
  /** Public holidays, which the editors' calendar lists. */
  holidays: z.array(z.strictObject({ day: z.iso.date(), name: text })),
});

export type Market = Readonly<z.output<typeof marketSchema>>;
