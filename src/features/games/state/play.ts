import type { Value } from '#contract/types.ts';
import { serverNow } from '#lib/http/server-clock.ts';
import { memberScoped } from '#lib/member-scope.ts';
import { roundToMinor } from '#lib/money/money.ts';
import { keys } from '#lib/storage/keys.ts';
import { sessionArea } from '#lib/storage/storage.ts';
import { objectWith, storedItem } from '#lib/storage/stored-item.ts';

/**
 * The member's current play session across games and devices: start (server's clock, epoch ms), major units staked and won.
 */
export interface Play {
  readonly since: number;
  readonly staked: number;
  readonly won: number;
}

const stored = storedItem(sessionArea, keys.session.play, objectWith<Play>('since', 'staked', 'won'));

/** Null until the first game of a session is opened. */
export const $play = memberScoped<Play | null>(null, import.meta.env.SSR ? null : stored.read());

const set = (play: Play): void => {
  stored.write(play);
  $play.set(play);
};

/** Starts the session clock when a game opens; does nothing if it already runs. */
export const startPlay = (): void => {
  if (!$play.get()) set({ since: serverNow(), staked: 0, won: 0 });
};

/** Replaces the locally counted session with the server's. */
export const playFrom = ({
  startedAt,
  staked,
  won,
}: Pick<NonNullable<Value<'sitting'>>, 'startedAt' | 'staked' | 'won'>): void => set({ since: startedAt, staked, won });

/** Returns major units won less staked. */
export const netOf = ({ staked, won }: Play): number => roundToMinor(won - staked);

/** Adds a round, major units. */
export const recordRound = (stake: number, payout: number): void => {
  const { since, staked, won } = $play.get() ?? { since: serverNow(), staked: 0, won: 0 };
  set({ since, staked: staked + stake, won: won + payout });
};
