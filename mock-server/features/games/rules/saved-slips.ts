import { savedSlipDays } from '#contract/games/sports-terms.ts';
import type { ParsedBody, Value } from '#contract/types.ts';
import { dayMs } from '#lib/dates/units.ts';
import { collection, type Doc } from '#sim/core/collection.ts';
import type { DueEvent } from '#sim/core/due-event.ts';
import { invalid } from '#sim/core/invalid.ts';
import type { World } from '#sim/core/world.ts';
import { applyRateLimits } from '#sim/features/site/rules/rate-limits.ts';
import { type Fixture, fixtureOf, matchStateOf } from './fixtures.ts';
import type { Selection } from './sports-odds.ts';
import { priceNow } from './sports-slips.ts';

interface SavedPick extends Selection {
  readonly match: string;
}

type Slip = ParsedBody<'saveSlip'>;

/** Picks that a link opens; the id is the `gameId` of `launchGame`. */
interface SavedSlip extends Doc {
  readonly picks: readonly SavedPick[];
  /** Absent in worlds of older versions: a combo. */
  readonly kind?: Slip['kind'];
}

const savedSlips = collection<SavedSlip>()('savedSlip');

/** Stores picks for a link. Throws `request.invalid` for a match that does not exist or is repeated, and `request.too-many`. */
export const saveSlipOf = (world: World, memberId: string, { picks, kind }: Slip): Value<'saveSlip'> =>
  world.transact(() => {
    for (const [index, { match }] of picks.entries()) {
      if (!fixtureOf(world, match)) throw invalid(`picks.${index}.match`, 'match');
      if (picks.findIndex((it) => it.match === match) < index) throw invalid(`picks.${index}.match`, 'repeated');
    }
    applyRateLimits(world, { slips: memberId });
    const id = `slip-${world.secrets.hex(12)}`;
    const expiresAt = world.now() + savedSlipDays * dayMs;
    world.state.put(savedSlips, { id, picks, kind });
    world.schedule({ id, at: expiresAt, type: 'saved-slip', data: id });
    return { room: id, expiresAt };
  });

/** Handles a due event: removes a slip whose link has expired. */
export const expireSavedSlip = (world: World, { data }: DueEvent): void => world.state.remove(savedSlips, String(data));

/** Returns a saved slip with its picks at current odds; null odds if a pick takes no bets. Null if there is no slip. */
export const savedSlipOf = (world: World, room: string | undefined, sells: (fixture: Fixture) => boolean) => {
  const slip = room === undefined ? undefined : world.state.get(savedSlips, room);
  if (!slip) return null;
  const picks = slip.picks.flatMap(({ match, ...selection }) => {
    const fixture = fixtureOf(world, match);
    if (!fixture || !sells(fixture)) return [];
    const state = matchStateOf(world, fixture);
    const { home, away, league, sport } = fixture;
    const odds = priceNow(fixture, state, selection)?.odds ?? null;
    return [
      {
        match,
        ...selection,
        odds,
        live: state.phase === 'live',
        home,
        away,
        league: league.name,
        unit: sport.unit,
      },
    ];
  });
  return { picks, kind: slip.kind ?? 'combo' };
};
