import type { ArtChoice, Lettering } from '../../../../src/art/choice.ts';

/** The game type that the game list is asked for. TF and DS88 are sold as SPORTS (A39). */
export type GameType = 'RNG' | 'PVP' | 'LIVE' | 'FISH' | 'SPORTS' | 'ELOTT' | 'LOTT';

/** The shelf of the lobby a game stands on. HOT and INHOUSE are views over these: see `hotGames`, `inhouseGames`. */
export type GameCategory = GameType | 'ESPORTS' | 'COCKFIGHT';

/** Which simulated game plays it. */
export type Screen =
  | 'slot'
  | 'table'
  | 'live'
  | 'fish'
  | 'crash'
  | 'sports'
  | 'sabong'
  | 'lottery'
  | 'roulette'
  | 'dragontiger'
  | 'wheel'
  | 'sicbo'
  | 'fantan'
  | 'hilo'
  | 'sedie'
  | 'karakrus'
  | 'bingo'
  | 'lucky9'
  | 'pusoydos'
  | 'tongits'
  | 'blackjack';

export type Volatility = 'low' | 'medium' | 'high';

/** How a vendor's mark is drawn. `mark` is an icon of the game-icons set. */
export interface Wordmark {
  readonly text: string;
  readonly lettering: Lettering;
  readonly mark: string;
  /** Two colours of the coloured variant. */
  readonly colours: readonly [string, string];
}

export interface Vendor {
  /** The vendor code: unique, stable, part of image addresses. */
  readonly vassalage: string;
  readonly accountTypeName: string;
  readonly categories: readonly GameCategory[];
  /** Our own studio: its RNG games fill INHOUSE. */
  readonly inhouse: boolean;
  /** Classes of its own beside NEW and HOT, filterable for RNG. */
  readonly classes: readonly string[];
  readonly wordmark: Wordmark;
}

export interface Game {
  /** Positive, unique, never reused; the same for every seed. */
  readonly nodeId: number;
  readonly nodeName: string;
  readonly vassalage: string;
  readonly gameType: GameType;
  readonly gameCategory: GameCategory;
  readonly gameId: string;
  /** Live tables and lotteries only. */
  readonly roomId?: string;
  readonly gameClassify: readonly string[];
  readonly isNew: boolean;
  /** 1 is the hottest; absent when not hot. */
  readonly hotRank?: number;
  readonly supportPlay: boolean;
  readonly demo: boolean;
  /** Pesos. */
  readonly minBet: number;
  /** Pesos. */
  readonly maxBet: number;
  /** Per cent; absent when the vendor does not say. */
  readonly rtp?: number;
  readonly volatility?: Volatility;
  readonly lines?: number;
  readonly screen: Screen;
  readonly art: ArtChoice;
}

export interface Catalogue {
  readonly vendors: readonly Vendor[];
  /** In default order: by category, within it as every list shows them. */
  readonly games: readonly Game[];
}
