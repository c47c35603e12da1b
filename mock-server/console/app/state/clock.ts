import type { ClockReading } from '#sim/admin/clock.ts';
import { admin } from './admin.ts';
import { worldPath } from './browser.ts';
import { resource } from './resource.ts';

export type ClockChange =
  | { readonly advance: string }
  | { readonly now: string; readonly frozen?: boolean }
  | { readonly frozen: boolean };

export const clock = resource<ClockReading>(() => worldPath('/clock'));

/** Milliseconds that the world is ahead of this machine, as last read. */
const ahead = (reading: ClockReading, readAt: number): number => reading.now - readAt;

let readAt = Date.now();
clock.$state.listen(() => {
  readAt = Date.now();
});

/** Returns the current time of the world's clock as epoch ms. */
export const worldNow = (reading: ClockReading): number =>
  reading.frozen ? reading.now : Date.now() + ahead(reading, readAt);

/**
 * Changes the world's clock: sets, moves, stops or starts it. Events that become due in between take place. Throws
 * Problem.
 */
export const setClock = async (change: ClockChange): Promise<void> => {
  clock.put(await admin<ClockReading>('PUT', worldPath('/clock'), change));
};
