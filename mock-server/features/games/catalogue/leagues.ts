import { leagues } from '#markets/current.ts';
import type { League, SportName } from '#markets/sample.ts';
import { sports } from './sports.ts';

/** Returns the first three letters of a team's name or a player's surname, in capitals. */
export const shortName = (name: string): string =>
  name
    .replace(/^[A-Z]\. /, '')
    .replaceAll(' ', '')
    .slice(0, 3)
    .toUpperCase();

/** Returns the name of a team in the URL of its crest. */
export const teamSlug = (team: string): string =>
  team
    .toLowerCase()
    .replaceAll('đ', 'd')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-');

const teamSports: ReadonlySet<SportName> = new Set(['basketball', 'football', 'volleyball', 'baseball', 'esports']);

/** Returns whether the opponents of a league are teams, which have crests. */
export const hasCrests = ({ sport }: League): boolean => teamSports.has(sport);

/** Teams that have a crest. */
export const teams: ReadonlySet<string> = new Set(leagues.filter(hasCrests).flatMap((it) => it.teams.map(teamSlug)));

const esportsMotifs = new Set([
  'gamepad',
  'blades',
  'crosshair',
  'tower',
  'mech',
  'wyvern',
  'headset',
  'mobile',
  'wizard',
  'keyboard',
  'kart',
  'royale',
]);

/** Returns the sports that a game of a category sells, its own first; `motif` is the subject of its picture. */
export const sportsOf = (category: string, motif: string): readonly SportName[] => {
  if (category === 'ESPORTS' || esportsMotifs.has(motif)) return ['esports'];
  const all = (Object.keys(sports) as SportName[]).filter((it) => it !== 'esports');
  const own = all.find((it) => it === motif);
  return own ? [own, ...all.filter((it) => it !== own)] : all;
};
