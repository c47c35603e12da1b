import { admin } from './admin.ts';
import { worldPath } from './browser.ts';
import { resource } from './resource.ts';

/** A match of the sportsbook; `startsAt` in epoch ms of the world. */
export interface SportsMatch {
  readonly id: string;
  readonly sport: string;
  readonly league: string;
  readonly home: string;
  readonly away: string;
  readonly startsAt: number;
  readonly phase: 'upcoming' | 'live' | 'finished' | 'void' | 'postponed';
  readonly score: readonly [number, number];
}

export const sportsMatches = resource<{ readonly matches: readonly SportsMatch[] }>(() => worldPath('/matches'), {
  byPanel: true,
});

export interface MatchChange {
  readonly result?: '1' | 'X' | '2';
  readonly status?: 'void' | 'postponed';
  readonly startsIn?: string;
}

/** Forces the result of a match, cancels it or moves it; throws Problem. */
export const changeMatch = async (id: string, change: MatchChange): Promise<void> => {
  await admin('PUT', worldPath(`/matches/${encodeURIComponent(id)}`), change);
  await sportsMatches.load();
};
