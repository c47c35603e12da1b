import { dayMs, minuteMs } from '#lib/dates/units.ts';
import { collection, type Doc } from '#sim/core/collection.ts';
import type { World } from '#sim/core/world.ts';

/** A game launch. The id is the single-use ticket that opens the game frame; it contains the world name. */
export interface Launch extends Doc {
  readonly member: string;
  /** Token of the login session; the launch ends with it. */
  readonly session: string;
  /** Null in the lobby of a lottery vendor. */
  readonly nodeId: number | null;
  readonly vassalage: string;
  /** Room or match in the launch request: a sports game opens with this match. */
  readonly room?: string;
  readonly demo: boolean;
  readonly at: number;
  /** Authenticates calls of the game frame after the ticket was redeemed; null before. */
  readonly playKey: string | null;
}

export const launches = collection<Launch>()('launch', { playKey: (it) => it.playKey, member: (it) => it.member });

/** Validity of an unused ticket; a visit lasts `visitTtlMs`. */
const ticketTtlMs = 2 * minuteMs;
export const visitTtlMs = dayMs;

export const issueLaunchTicket = (world: World, order: Omit<Launch, 'id' | 'at' | 'playKey'>): Launch => {
  const newLaunch: Launch = { id: `${world.name}.${world.secrets.hex(24)}`, at: world.now(), playKey: null, ...order };
  world.state.put(launches, newLaunch);
  world.schedule({ id: `launch:${newLaunch.id}`, at: newLaunch.at + ticketTtlMs, type: 'launch', data: newLaunch.id });
  return newLaunch;
};

/** Returns the world name of a ticket or play key. */
export const worldOfTicket = (ticket: string): string => ticket.slice(0, ticket.indexOf('.'));
