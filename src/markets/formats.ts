import { hourMs } from '#lib/dates/units.ts';

/** How amounts of a currency are written. */
export interface Currency {
  /** Minor units of a major unit, as a power of ten. */
  readonly decimals: number;
  readonly sign: string;
  /** Texts before and after the figures: the sign with its space, or nothing. */
  readonly before: string;
  readonly after: string;
  readonly decimal: string;
  readonly group: string;
  /** Digits of the last group and of the others: 3 and 3, in India 3 and 2. */
  readonly sizes: readonly [last: number, others: number];
  /** Pattern of the places between groups, and of the point, in plain figures. */
  readonly separators: string;
  /** Decimals of a whole amount, such as `.00`; empty without decimals. */
  readonly zeros: string;
}

/** What a formatted amount takes of its currency. */
export type MoneyForm = Pick<Currency, 'decimals' | 'before' | 'after' | 'decimal' | 'group' | 'separators'>;

/** How dates of a language are written: `{m}` is the month's name, `{d}` the day, `{y}` the year. */
export interface DateForm {
  readonly months: readonly string[];
  readonly day: string;
  readonly dayOfYear: string;
  readonly month: string;
}

/** Returns how a locale writes amounts of a currency, from `Intl`, whose first use takes about a second on a slow phone. */
export const currencyOf = (code: string, locale: string): Currency => {
  const form = new Intl.NumberFormat(locale, { style: 'currency', currency: code, currencyDisplay: 'narrowSymbol' });
  const parts = form.formatToParts(1_234_567);
  const find = (type: string): string => parts.find((it) => it.type === type)?.value ?? '';
  const at = parts.findIndex(({ type }) => type === 'currency');
  const isBefore = at === 0;
  const space = parts[isBefore ? 1 : at - 1]?.type === 'literal' ? '\u00a0' : '';
  const sizes = parts.filter(({ type }) => type === 'integer').map(({ value }) => value.length);
  const [last = 3, others = 3] = sizes.toReversed();
  const sign = find('currency');
  const decimals = form.resolvedOptions().maximumFractionDigits ?? 2;
  const decimal = find('decimal') || '.';
  return {
    decimals,
    sign,
    before: isBefore ? sign + space : '',
    after: isBefore ? '' : space + sign,
    decimal,
    group: find('group'),
    sizes: [last, others],
    separators: `\\B(?=(\\d{${others}})*\\d{${last}}(?!\\d))|\\.`,
    zeros: decimals > 0 ? decimal + '0'.repeat(decimals) : '',
  };
};

/** Returns the mark between whole numbers and decimals, which the amounts of a currency may not have. */
export const decimalMarkOf = (locale: string): string =>
  new Intl.NumberFormat(locale).formatToParts(1.5).find(({ type }) => type === 'decimal')?.value ?? '.';

const sample = Date.UTC(2026, 10, 24, 15, 7);

const patternOf = (form: Intl.DateTimeFormat): string =>
  form
    .formatToParts(sample)
    .map(({ type, value }) => ({ month: '{m}', day: '{d}', year: '{y}' })[type as string] ?? value)
    .join('');

/** Returns how a language writes dates. */
export const dateFormOf = (locale: string): DateForm => {
  const form = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...options, month: 'short', timeZone: 'UTC' });
  const full = form({ day: 'numeric', year: 'numeric' });
  const nameOf = (month: number): string =>
    full.formatToParts(Date.UTC(2026, month, 15)).find(({ type }) => type === 'month')?.value ?? '';
  return {
    months: Array.from({ length: 12 }, (_, month) => nameOf(month)),
    day: patternOf(full),
    dayOfYear: patternOf(form({ day: 'numeric' })),
    month: patternOf(form({ year: 'numeric' })),
  };
};

/** Returns whether numeric dates of a locale begin with the day: `24/11`, not `11/24`. */
export const isDayFirstIn = (locale: string): boolean => {
  const parts = new Intl.DateTimeFormat(locale, { day: '2-digit', month: '2-digit', timeZone: 'UTC' })
    .formatToParts(sample)
    .map(({ type }) => type);
  return parts.indexOf('day') < parts.indexOf('month');
};

/** Returns `rtl` for a language that is written from right to left; undefined for others, which need no attribute. */
export const directionOf = (locale: string): 'rtl' | undefined => {
  const tag = new Intl.Locale(locale) as Intl.Locale & { getTextInfo(): { readonly direction: string } };
  return tag.getTextInfo().direction === 'rtl' ? 'rtl' : undefined;
};

/** Returns the names of the halves of a day where clocks have 12 hours; null where they have 24. */
export const dayHalvesOf = (locale: string): readonly [am: string, pm: string] | null => {
  const form = new Intl.DateTimeFormat(locale, { hour: 'numeric', timeZone: 'UTC' });
  const at = (hour: number) => form.formatToParts(Date.UTC(2026, 0, 1, hour)).find(({ type }) => type === 'dayPeriod');
  const [am, pm] = [at(3), at(15)];
  return am && pm ? [am.value, pm.value] : null;
};

/** Returns the offset of a time zone from UTC, ms; null if it changes within a year. */
export const offsetOf = (timeZone: string): number | null => {
  const form = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' });
  const at = (month: number): number => {
    const name = form.formatToParts(Date.UTC(2026, month, 1)).find(({ type }) => type === 'timeZoneName')?.value ?? '';
    const [, sign = '+', hours = 0, minutes = 0] = /GMT([+-])(\d+):(\d+)/.exec(name) ?? [];
    return (sign === '-' ? -1 : 1) * (Number(hours) + Number(minutes) / 60) * hourMs;
  };
  return at(0) === at(6) ? at(0) : null;
};

/** A unit of short amounts: its size, and its text with the space before it. */
interface CompactUnit {
  readonly size: number;
  readonly suffix: string;
}

/** Longest word of a unit that tables have room for. */
const longestUnit = 5;

/**
 * Returns the units of short amounts in a language, the smallest first: `letters` for charts, such as `M` or `Tr`;
 * `words` for tables if they are short, such as `triệu`, else letters.
 */
export const compactUnitsOf = (locale: string) => {
  const unitsIn = (compactDisplay: 'long' | 'short'): CompactUnit[] => {
    const form = new Intl.NumberFormat(locale, { notation: 'compact', compactDisplay, useGrouping: false });
    const found = new Map<string, CompactUnit>();
    for (let size = 1_000; size <= 1e9; size *= 10) {
      const parts = form.formatToParts(size);
      const suffix = parts.find(({ type }) => type === 'compact')?.value;
      const figure = Number(parts.find(({ type }) => type === 'integer')?.value);
      const space = parts.some(({ type }) => type === 'literal') ? '\u00a0' : '';
      if (suffix && !found.has(suffix)) found.set(suffix, { size: size / figure, suffix: space + suffix });
    }
    return [...found.values()];
  };
  const [words, letters] = [unitsIn('long'), unitsIn('short')];
  return { letters, words: words.every(({ suffix }) => suffix.trim().length <= longestUnit) ? words : letters };
};
