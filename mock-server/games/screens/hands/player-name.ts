import { simulatedPlayers } from '#markets/current.ts';
import { words } from './words.ts';

/** Returns the name of the player in a seat; the player of this screen is in seat 0. */
export const playerName = (seat: number): string => (seat === 0 ? words().you : (simulatedPlayers[seat - 1] ?? ''));
