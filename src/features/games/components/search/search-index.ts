import MiniSearch from 'minisearch';
import { vassalages } from '#contract/games/games.ts';
import type { HelpItem } from '#contract/types.ts';
import { helpCenter, promotions } from '#features/content/api/content.ts';
import { paragraphsOf } from '#features/content/model/plain-text.ts';
import { merchantCode } from '#features/site/state/merchant.ts';
import { type Locale, otherLocales, wireLanguage } from '#i18n/locale.ts';
import type { Words } from '#i18n/translate.ts';
import { api } from '#lib/http/client.ts';
import { CallError } from '#lib/http/errors.ts';
import { hrefOf } from '#paths.ts';
import type { IconName } from '#ui/styles/icons.ts';
import { gameListPath } from '../../model/games.ts';
import { helpSections } from '../../model/help-sections.ts';
import { categoryOf, listedCategories, menuOf } from '../../model/lobby.ts';
import { swapsOf, synonymsOf } from '../../model/search-synonyms.ts';
import { loadGameTypes } from '../../state/game-types.ts';

export interface SearchHit {
  readonly id: string;
  readonly kind: 'help' | 'promotion' | 'vendor' | 'category';
  readonly title: string;
  /** Beginning of a help answer or promotion. */
  readonly text: string;
  readonly href: string;
  readonly icon: IconName;
  /** Query for the games of a provider or category. */
  readonly list?: { readonly vassalage: string } | { readonly gameType: string };
}

/** Results in descending order of relevance; `isExact` if they contain the text without a correction. */
interface Found {
  readonly hits: readonly SearchHit[];
  readonly isExact: boolean;
}

/** Returns the icon of the category in which most games of a provider are listed. */
const iconOfTypes = ([first]: readonly string[]): IconName => categoryOf(first) ?? 'RNG';

/** Returns a term in lower case without accents. */
const plain = (term: string): string => term.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');

type HelpTopics = readonly HelpItem[];

/** Text of the same topic or question in the other languages. */
const translationsOf = (all: readonly HelpTopics[], id: number, section: number | null): string =>
  all
    .flatMap((topics) => topics.filter((it) => it.id === id))
    .map(({ title, content }) => {
      const found = section === null ? undefined : helpSections(title, content)[section];
      return found ? `${found.title} ${found.text}` : title;
    })
    .join(' ');

/** Resolves to nothing if the texts of another language cannot be loaded: the search then knows fewer words. */
const orNothing = async <T>(load: Promise<readonly T[]>): Promise<readonly T[]> => {
  try {
    return await load;
  } catch (error) {
    if (error instanceof CallError) return [];
    throw error;
  }
};

const build = async (t: Words, locale: Locale): Promise<(text: string) => Found> => {
  const language = wireLanguage(locale);
  const [help, offers, vendors, types, otherHelp, otherOffers] = await Promise.all([
    helpCenter({ language }),
    promotions({ language }),
    api(vassalages, { query: { merchantCode: merchantCode() } }),
    loadGameTypes(language),
    Promise.all(otherLocales(locale).map((other) => orNothing(helpCenter({ language: wireLanguage(other) })))),
    Promise.all(otherLocales(locale).map((other) => orNothing(promotions({ language: wireLanguage(other) })))),
  ]);
  const index = new MiniSearch<SearchHit & { readonly other?: string }>({
    fields: ['title', 'text', 'other'],
    storeFields: ['kind', 'title', 'text', 'href', 'icon', 'list'],
    processTerm: (term) => plain(term),
    searchOptions: {
      prefix: true,
      boost: { title: 4 },
      combineWith: 'AND',
    },
  });
  index.addAll([
    ...help.flatMap((item, i) => {
      const place = { kind: 'help' as const, icon: 'help' as const };
      const href = `${hrefOf('helpDetail', { i })}#help-${item.id}`;
      return [
        {
          ...place,
          id: `help-${item.id}`,
          title: item.title,
          text: '',
          other: translationsOf(otherHelp, item.id, null),
          href,
        },
        ...helpSections(item.title, item.content).map(({ title, text }, index) => ({
          ...place,
          id: `help-${item.id}-${index}`,
          title,
          text,
          other: translationsOf(otherHelp, item.id, index),
          href,
        })),
      ];
    }),
    ...offers.map(({ id, title, summary }) => ({
      id: `promotion-${id}`,
      kind: 'promotion' as const,
      icon: 'reward' as const,
      title,
      text: paragraphsOf(summary ?? '').join(' '),
      other: otherOffers.flatMap((all) => all.filter((it) => it.id === id).map((it) => it.title)).join(' '),
      href: hrefOf('activityDetail', { id }),
    })),
    ...vendors.map(({ vassalage, accountTypeName, gameTypes }) => ({
      id: `vendor-${vassalage}`,
      kind: 'vendor' as const,
      icon: iconOfTypes(gameTypes),
      list: { vassalage },
      title: accountTypeName,
      text: '',
      href: gameListPath(gameTypes[0] ?? 'RNG', vassalage),
    })),
    ...listedCategories(menuOf(types)).map((category) => ({
      id: `category-${category}`,
      kind: 'category' as const,
      icon: category,
      list: { gameType: category },
      title: t.gamesCommon[category](),
      text: '',
      href: gameListPath(category),
    })),
  ]);
  return (text) => {
    const words = text.split(/\s+/).filter(Boolean).map(plain);
    const anyOf = (others: (term: string) => readonly string[]) => ({
      combineWith: 'AND' as const,
      queries: words.map((term) => ({ combineWith: 'OR' as const, queries: [term, ...others(term)] })),
    });
    const exact = index.search(anyOf(synonymsOf));
    const found =
      exact.length > 0
        ? exact
        : // In short words a typo usually makes another word, so they must match exactly.
          index.search(anyOf(swapsOf), { fuzzy: (term) => (term.length > 3 ? 0.25 : false) });
    return { hits: found as unknown as readonly SearchHit[], isExact: exact.length > 0 };
  };
};

let built: { readonly locale: Locale; readonly search: ReturnType<typeof build> } | undefined;

/** Loads the search over help, promotions, providers and categories once per page and language. Throws CallError. */
export const loadSearch = (t: Words, locale: Locale): ReturnType<typeof build> => {
  if (built?.locale === locale) return built.search;
  const search = build(t, locale);
  built = { locale, search };
  search.catch(() => {
    if (built?.search === search) built = undefined;
  });
  return search;
};
