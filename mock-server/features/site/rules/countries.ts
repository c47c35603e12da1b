import { countryName, country as homeCountry, phone } from '#markets/current.ts';
import type { LocalizedText } from '#sim/features/shared/localized-text.ts';

interface Country {
  /** ISO 3166. */
  readonly code: string;
  readonly name: LocalizedText;
  /** Without the plus sign. */
  readonly dialingCode: string;
}

const country = (code: string, dialingCode: string, name: string | LocalizedText): Country => ({
  code,
  dialingCode,
  name: typeof name === 'string' ? { EN: name } : name,
});

/** Countries with their dialling codes; home first, then those with many Filipinos. */
const countries: readonly Country[] = [
  country(homeCountry, phone.dialingCode, countryName),
  country('AE', '971', 'United Arab Emirates'),
  country('AU', '61', 'Australia'),
  country('CA', '1', 'Canada'),
  country('HK', '852', 'Hong Kong'),
  country('JP', '81', 'Japan'),
  country('KR', '82', 'South Korea'),
  country('MY', '60', 'Malaysia'),
  country('QA', '974', 'Qatar'),
  country('SA', '966', 'Saudi Arabia'),
  country('SG', '65', 'Singapore'),
  country('TW', '886', 'Taiwan'),
  country('US', '1', 'United States'),
];

const cities: Readonly<Record<string, string>> = { Singapore: 'SG' };

/** Returns the countries with that of a visitor's city first; for unlisted cities the home country. */
export const countriesFrom = (city: string): readonly Country[] => {
  const visitors = countries.find(({ code }) => code === cities[city]);
  return visitors ? [visitors, ...countries.filter((it) => it !== visitors)] : countries;
};
