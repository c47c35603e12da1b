import type { Game } from '../../../contract/types.ts';

const general: readonly string[] = ['NEW', 'HOT', 'ALL', 'FAV'];

/** The vendors' own classes among these games; none when there is just one (A44). */
export const classesOf = (games: readonly Pick<Game, 'gameClassify'>[]): readonly string[] => {
  const keys = [...new Set(games.flatMap((game) => game.gameClassify.map(({ key }) => key)))];
  const own = keys.filter((key) => !general.includes(key)).sort();
  return own.length > 1 ? own : [];
};

const spelled: Readonly<Record<string, string>> = {
  HOLDSPIN: 'Hold & spin',
  BONUSBUY: 'Bonus buy',
  HIGHVOLATILITY: 'High volatility',
};

/** A class as vendors everywhere write it. */
export const className = (key: string): string => spelled[key] ?? key.charAt(0) + key.slice(1).toLowerCase();
