import { brandSettings } from '#brands/current.ts';
import {
  compactUnitsOf,
  currencyOf,
  dateFormOf,
  dayHalvesOf,
  decimalMarkOf,
  isDayFirstIn,
  offsetOf,
} from './formats.ts';
import { readMarket, readSample, readTerms } from './read.ts';

// Bundles contain what this module exports as constants (`constants.ts`), so that a page holds only what it uses.
const market = readMarket(brandSettings.market);

export const {
  country,
  countryName,
  locale,
  timeZone,
  cities,
  phone,
  banks,
  depositBanks,
  identityDocuments,
  helpOrganisations,
  holidays,
} = market;

/** Codes of the game categories that the brand offers; null if it offers all. */
export const brandCategories: readonly string[] | null = brandSettings.categories ?? null;

/** Categories that have games of a kind. */
const categoriesOfKinds: Readonly<Record<keyof typeof market.gameKindNames, readonly string[]>> = {
  slots: ['RNG', 'INHOUSE'],
  fishing: ['FISH'],
  bingo: ['PVP'],
  crash: ['RNG', 'INHOUSE'],
  tables: ['RNG', 'INHOUSE', 'PVP', 'LIVE'],
  cards: ['PVP', 'LIVE'],
  sports: ['SPORTS', 'ESPORTS'],
  cockfights: ['COCKFIGHT'],
  lotteries: ['ELOTT', 'LOTT'],
};

/** Names of the kinds of games that the brand offers. */
export const gameKindNames: Partial<typeof market.gameKindNames> = Object.fromEntries(
  Object.entries(market.gameKindNames).filter(
    ([kind]) =>
      brandCategories?.some((it) => categoriesOfKinds[kind as keyof typeof categoriesOfKinds].includes(it)) ?? true,
  ),
);

/** City that times are named after. */
export const [city] = cities;

/** Seeded members of the simulator. */
export const sample = readSample(brandSettings.market);

/**
 * Names of simulated players, the factor of stakes, and leagues; apart from other samples, because screens of games
 * contain them.
 */
export const { simulatedPlayers, factor: sampleFactor, leagues } = sample;

/** Currency of all amounts of this build or process. */
export const currency = currencyOf(market.currency, market.locale);

const { decimals, before, after, decimal, group, separators } = currency;

/** The part of the currency that the first paint needs: documents contain it. */
export const moneyForm = { decimals, before, after, decimal, group, separators };

/** Mark before decimals, in percentages too. */
export const decimalMark: string = decimalMarkOf(market.locale);

/** Offset of the market's time zone from UTC, ms; it has no daylight saving time. */
export const timeOffset: number = offsetOf(timeZone) ?? 0;

/** Languages of the brand; the first has no address prefix. */
export const languages = market.languages.filter(({ id }) => brandSettings.languages.includes(id));

/** Languages of the market, also those that the brand does not offer. */
export const marketLocales: readonly string[] = market.languages.map(({ id }) => id);

const [first] = languages;

/** Language of addresses without a prefix. */
export const defaultLocale: string = first?.id ?? '';

/** Value of the language cookie for the default language. */
export const defaultCookie: string = first?.wire.toLowerCase() ?? '';

/** Address prefixes by wire code, of the languages that have one. */
export const prefixes: Readonly<Record<string, string>> = Object.fromEntries(
  languages.filter(({ prefix }) => prefix).map(({ wire, prefix }) => [wire, prefix]),
);

/** Names of the halves of a day where clocks have 12 hours; null where they have 24. */
export const dayHalves = dayHalvesOf(locale);

/** Whether numeric dates begin with the day. */
export const isDayFirst: boolean = isDayFirstIn(locale);

/** Units of short amounts by language. */
export const compactUnits: Readonly<Record<string, ReturnType<typeof compactUnitsOf>>> = Object.fromEntries(
  languages.map(({ id }) => [id, compactUnitsOf(id)]),
);

export const dateForms = Object.fromEntries(languages.map(({ id }) => [id, dateFormOf(`${id}-${country}`)]));

export const {
  transferRange,
  bubbleAmount,
  depositTerms,
  offersWalletQr,
  depositOrderTerms,
  depositBonusLimits,
  withdrawalTerms,
  minBonusMoney,
  identityTerms,
  limitRange,
  confirmFrom,
  minimumBets,
  minBets,
  highestMaxBet,
  jackpotTerms,
  bannerBounds,
  tickerRule,
  vipTerms,
  referralLimits,
  cashbackLimits,
  cashbackHour,
  missionLimits,
  leaderboardLimits,
  raffleLimits,
  birthdayLimits,
  treeCapTerms,
  activeMemberStake,
} = readTerms(brandSettings.market);

/** An amount for examples in texts, with decimals if the currency has them. */
export const exampleAmount: number = withdrawalTerms.min + (decimals > 0 ? 0.5 : 0);
