import { gameKindNames } from '#markets/current.ts';
import type { WireLanguage } from '../fields.ts';

/** Kinds of games that differ in what their stakes count for. */
export const gameKinds = [
  'slots',
  'fishing',
  'bingo',
  'crash',
  'tables',
  'cards',
  'sports',
  'cockfights',
  'lotteries',
] as const;

export type GameKind = (typeof gameKinds)[number];

/** Percentages of a stake that count. */
export interface Contribution {
  /** Towards the wagering requirements of bonuses and rewards. */
  readonly bonus: number;
  /** Towards VIP levels, rebates, cashback, missions, referrals, the leaderboard, and the earnings of agents. */
  readonly rewards: number;
}

/**
 * What a settled real-money stake counts for, by kind of game. The 1× turnover of deposits and received transfers counts
 * all of them in full. `cards` are hands of several turns, where skill decides or the house edge is below 1 %.
 */
export const contributions: Readonly<Record<GameKind, Contribution>> = {
  slots: { bonus: 20, rewards: 100 },
  fishing: { bonus: 20, rewards: 100 },
  bingo: { bonus: 20, rewards: 100 },
  crash: { bonus: 20, rewards: 100 },
  tables: { bonus: 0, rewards: 100 },
  cards: { bonus: 0, rewards: 20 },
  sports: { bonus: 20, rewards: 100 },
  cockfights: { bonus: 20, rewards: 100 },
  lotteries: { bonus: 20, rewards: 100 },
};

/** Names of the brand's kinds by language, as the market calls them. */
const names: Readonly<
  Partial<Record<GameKind, { readonly EN: string; readonly [language: WireLanguage]: string | undefined }>>
> = gameKindNames;

const offeredKinds = gameKinds.filter((kind) => kind in names);

/** Returns the brand's kinds of games by percentage in a language, the highest first: `100%: slots · 20%: bingo, sports`. */
export const contributionList = (towards: keyof Contribution, language: WireLanguage): string =>
  [...new Set(offeredKinds.map((kind) => contributions[kind][towards]))]
    .sort((one, other) => other - one)
    .map((percent) => {
      const kinds = offeredKinds.filter((kind) => contributions[kind][towards] === percent);
      return `${percent}%: ${kinds.map((kind) => names[kind]?.[language] ?? names[kind]?.EN).join(', ')}`;
    })
    .join(' · ');
