import type { Game } from '#contract/types.ts';

const general: readonly string[] = ['NEW', 'HOT', 'ALL', 'FAV'];

/** Returns the vendors' own classes among these games, sorted; empty if there are fewer than two. */
export const classesOf = (games: readonly Pick<Game, 'gameClassify'>[]): readonly string[] => {
  const keys = [...new Set(games.flatMap((game) => game.gameClassify.map(({ key }) => key)))];
  const own = keys.filter((key) => !general.includes(key)).sort();
  return own.length > 1 ? own : [];
};

const displayNames: Readonly<Record<string, string>> = {
  HOLDSPIN: 'Hold & spin',
  BONUSBUY: 'Bonus buy',
  HIGHVOLATILITY: 'High volatility',
};

/** Returns the display name of a class in the spelling that vendors use. */
export const className = (key: string): string => displayNames[key] ?? key.charAt(0) + key.slice(1).toLowerCase();
