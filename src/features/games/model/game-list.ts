import { type Category, categories } from '#contract/games/categories.ts';
import { pageSize, rtpPicks, volatilities } from '#contract/games/list-options.ts';
import { offeredCategories, offers } from '#contract/games/offers.ts';
import { minimumBets } from '#markets/current.ts';

/** Views of the three tabs and the vendor strip; `all` is no tab. */
export type DataType = 'all' | 'hot' | 'recent' | 'fav';

/** State of a game list. The page's URL holds it, so that the list can be shared and reopened. */
export interface ListState {
  readonly gameType: string;
  readonly dataType: DataType;
  /** Chip or class: NEW, ALL, HOT, FAV or a vendor's own. */
  readonly classify: string;
  readonly vassalage: string;
  readonly name: string;
  /** Major units; 0 for any. */
  readonly minBet: number;
  /** Minimum return to player in percent; 0 for any. */
  readonly minRtp: number;
  /** Empty for any. */
  readonly volatility: Volatility | '';
}

type Volatility = (typeof volatilities)[number];

const maxNameLength = 50;

/** Categories of the brand, which have a list of their own. */
export const listCategories: readonly Category[] = categories.filter((it) => it === 'HOT' || offers(it));

/** Category of the list whose address names none: slots if the brand offers them. */
export const firstListCategory: Category =
  ['RNG' as const, ...offeredCategories].find((it) => it !== 'HOT' && offers(it)) ?? 'HOT';

/** Minimum bets in the filter drawer, major units, after "All". */
export const betPicks = minimumBets;

/**
 * Content of a prerendered list: the first screen of a phone and one more row, and enough vendors (six) for a paged
 * strip; the island loads the rest.
 */
export const builtList = { games: 9, vendors: 6 } as const;

/** Games per page of each list. */
export const perPage = pageSize;

/** Returns the class that a list opens with: NEW for slots, ALL for everything else. */
export const firstClassify = (gameType: string): string => (gameType === 'RNG' ? 'NEW' : 'ALL');

/** Returns the search text as it is sent: trimmed, at most 50 characters. */
const cleanName = (text: string): string => text.trim().slice(0, maxNameLength);

const dataTypes: readonly string[] = ['hot', 'recent', 'fav'];

/** Reads the list state from an address; unknown or missing values fall back to the opening state. */
export const readListState = (query: URLSearchParams): ListState => {
  const named = query.get('gameType');
  const gameType = listCategories.find((it) => it === named) ?? firstListCategory;
  const vassalage = (query.get('vassalage') ?? '').slice(0, 32);
  const name = cleanName(query.get('name') ?? '');
  const tab = query.get('tab') ?? '';
  const minBet = Number(query.get('minBet'));
  const opening = vassalage || name ? 'ALL' : firstClassify(gameType);
  return {
    gameType,
    dataType: dataTypes.includes(tab) && !vassalage ? (tab as DataType) : 'all',
    classify: (query.get('classify') ?? opening).slice(0, 32),
    vassalage,
    name,
    minBet: Number.isFinite(minBet) && minBet > 0 ? minBet : 0,
    minRtp: rtpPicks.find((it) => it === Number(query.get('minRtp'))) ?? 0,
    volatility: volatilities.find((it) => it === query.get('volatility')) ?? '',
  };
};

/** Returns the address of a list state, without default values. */
export const listAddress = (state: ListState): string => {
  const { gameType, dataType, classify, vassalage, name, minBet, minRtp, volatility } = state;
  const query = new URLSearchParams({ gameType });
  if (dataType !== 'all') query.set('tab', dataType);
  if (vassalage) query.set('vassalage', vassalage);
  if (name) query.set('name', name);
  if (classify !== (vassalage || name ? 'ALL' : firstClassify(gameType))) query.set('classify', classify);
  if (minBet) query.set('minBet', String(minBet));
  if (minRtp) query.set('minRtp', String(minRtp));
  if (volatility) query.set('volatility', volatility);
  return `/m/gameList?${query}`;
};

/** Returns the state that a list opens with. */
export const openingState = (gameType: string): ListState => readListState(new URLSearchParams({ gameType }));

/** Returns the tab shown as active; a list of class HOT or FAV counts as that tab. */
export const activeTab = ({ dataType, classify }: Pick<ListState, 'dataType' | 'classify'>): DataType => {
  if (dataType !== 'all') return dataType;
  return classify === 'HOT' ? 'hot' : classify === 'FAV' ? 'fav' : 'all';
};

/** Returns whether a state shows a member's own games. */
export const needsSession = (state: Pick<ListState, 'dataType' | 'classify'>): boolean =>
  ['fav', 'recent'].includes(activeTab(state));

/**
 * Returns the state after a tab is selected; selecting the active tab again returns to all games and keeps the vendor.
 */
export const withTab = (state: ListState, tab: DataType): ListState => {
  const opening = openingState(state.gameType);
  if (activeTab(state) !== tab) return { ...opening, dataType: tab };
  return state.vassalage ? { ...opening, vassalage: state.vassalage, classify: 'ALL' } : opening;
};

/**
 * Returns the state after a vendor is selected, without an active tab; selecting the same vendor again deselects it.
 */
export const withVendor = (state: ListState, vassalage: string): ListState =>
  vassalage === '' || vassalage === state.vassalage
    ? openingState(state.gameType)
    : { ...openingState(state.gameType), vassalage, classify: 'ALL' };

/** Returns the state after a search: keeps the vendor and selects all classes. */
export const withName = (state: ListState, text: string): ListState => {
  const name = cleanName(text);
  const classify = name || state.vassalage ? 'ALL' : firstClassify(state.gameType);
  return { ...state, dataType: 'all', name, classify };
};

/** Returns the state after a class is selected; the class is sent as `classify`. */
export const withClassify = (state: ListState, classify: string): ListState => ({
  ...state,
  dataType: 'all',
  classify,
});

/**
 * Returns why a list is empty, the narrowest condition first: search, filter, favourites, recent games, or `empty`
 * without any of them.
 */
export const emptyReason = ({ dataType, classify, name, vassalage, minBet, minRtp, volatility }: ListState) => {
  if (name) return 'search';
  if (vassalage || minBet || minRtp || volatility) return 'filter';
  if (activeTab({ dataType, classify }) === 'fav') return 'fav';
  return dataType === 'recent' ? 'recent' : 'empty';
};

/** Returns the parameters of the game list; empty ones are omitted. The caller adds `language` and the merchant. */
export const listQuery = (state: ListState, pageNo: number) => ({
  gameType: state.gameType,
  gameClassify: state.classify,
  pageNo,
  pageSize: pageSize.games,
  ...(state.classify === 'NEW' ? { isNew: 'true' as const } : {}),
  ...(state.name ? { gameName: state.name } : {}),
  ...(state.vassalage ? { vassalage: state.vassalage } : {}),
  ...(state.minBet ? { minBet: state.minBet } : {}),
  ...(state.minRtp ? { minRtp: state.minRtp } : {}),
  ...(state.volatility ? { volatility: state.volatility } : {}),
});
