import { aliases, entryParameters, spellings } from '#paths.ts';
import { entryForm, prefixedLocales, prefixOf, type SiteLocale, siteLocales } from '#sim/site/addresses.ts';
import { exactly, literal, mapOf } from './conf.ts';

/** Returns the query string and the entry that the first parameter of that name selects. */
const entryCase = ([page, parameter]: readonly [string, string]): readonly [string, string] => [
  `~^${literal(page)} (?:(?!${parameter}=)[^&]*&)*${parameter}=(?<site_named>${entryForm})(?:&|$)`,
  '/$site_named',
];

const byLocale = (
  locales: readonly SiteLocale[],
  entry: (locale: SiteLocale) => readonly [string, string],
): Readonly<Record<string, string>> => Object.fromEntries(locales.map(entry));

const prefixMap = byLocale(prefixedLocales, (locale) => [locale, prefixOf(locale)]);

/**
 * Returns maps that resolve an address in the same steps as `readAddress` and `entryPath`, from the same tables. They
 * set $site_prefix, $site_page, $site_entry, $site_proper and $site_misspelt.
 */
export const addressMaps = (defaultLocale: SiteLocale): string =>
  [
    // The path as sent: `$uri` is decoded and has its slashes merged.
    mapOf('site_path', '$request_uri', { '~^(?<site_sent>[^?]*)': '$site_sent' }, '/'),
    mapOf('site_search', '$request_uri', { '~^[^?]*(?<site_asked>\\?.*)$': '$site_asked' }),
    mapOf(
      'site_address_locale',
      '$site_path',
      byLocale(prefixedLocales, (locale) => [`~^${prefixOf(locale)}(?:/|$)`, locale]),
    ),
    mapOf('site_cookie_locale', '$http_cookie', {
      [`~(?:^|;\\s*)lang=(?<site_lang>${siteLocales.join('|')})(?:;|$)`]: '$site_lang',
    }),
    mapOf(
      'site_locale',
      '$site_address_locale$site_cookie_locale',
      byLocale(siteLocales, (locale) => [`~^${locale}`, locale]),
      defaultLocale,
    ),
    mapOf('site_prefix', '$site_locale', prefixMap),
    mapOf('site_own_prefix', '$site_address_locale', prefixMap),
    mapOf(
      'site_bare',
      '$site_path',
      Object.fromEntries(
        prefixedLocales.flatMap((locale, index) => [
          [`~^${prefixOf(locale)}$`, '/'],
          [`~^${prefixOf(locale)}(?<site_below${index}>/.*)$`, `$site_below${index}`],
        ]),
      ),
      '$site_path',
    ),
    mapOf('site_alias', '$site_bare', exactly(aliases)),
    mapOf('site_neat', '$site_bare', { '~^(?<site_stem>.*?)(?:/+|\\.html)$': '$site_stem' }, '$site_bare'),
    // nginx compares keys case-insensitively.
    mapOf('site_known', '$site_neat', spellings, '$site_neat'),
    mapOf('site_proper', '$site_bare', spellings, '$site_known'),
    mapOf('site_page', '$site_alias', { '': '$site_proper' }, '$site_alias'),
    mapOf('site_misspelt', '$site_alias $site_proper $site_bare', { '~^\\S+ ': '', '~^ (\\S*) \\1$': '' }, '1'),
    mapOf('site_entry', '$site_page $args', Object.fromEntries(Object.entries(entryParameters).map(entryCase))),
  ].join('\n\n');
