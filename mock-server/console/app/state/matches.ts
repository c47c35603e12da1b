import type { z } from 'zod';
import type { matchList } from '#sim/admin/matches.ts';
import { admin } from './admin.ts';
import { worldPath } from './browser.ts';
import { resource } from './resource.ts';

type MatchList = z.infer<typeof matchList>;

export type SportsMatch = MatchList['matches'][number];

export const sportsMatches = resource<MatchList>(() => worldPath('/matches'), {
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
