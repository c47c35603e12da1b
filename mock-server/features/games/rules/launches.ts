import { type Doc, kind } from '../../../core/collection.ts';
import type { Due } from '../../../core/due.ts';
import type { World } from '../../../core/world.ts';

/** One visit to a game. The id is the ticket: it names the world and opens the screen once. */
export interface Launch extends Doc {
  readonly member: string;
  /** Token of the session it was made in; the visit ends with it. */
  readonly session: string;
  /** Null in the lobby of a lottery vendor. */
  readonly nodeId: number | null;
  readonly vassalage: string;
  readonly demo: boolean;
  readonly at: number;
  /** What the screen proves itself with after the ticket was used; null before. */
  readonly playKey: string | null;
}

export const launch = kind<Launch>().named('launch', { playKey: (it) => it.playKey, member: (it) => it.member });

/** An unused ticket is worth two minutes, a visit a day. */
const ticketLife = 2 * 60_000;
export const visitLife = 24 * 3_600_000;

export const issueTicket = (world: World, order: Omit<Launch, 'id' | 'at' | 'playKey'>): Launch => {
  const made: Launch = { id: `${world.name}.${world.secrets.hex(24)}`, at: world.now(), playKey: null, ...order };
  world.state.put(launch, made);
  world.schedule({ id: `launch:${made.id}`, at: made.at + ticketLife, type: 'launch', data: made.id });
  return made;
};

/** Name of the world that a ticket or play key belongs to. */
export const worldOfTicket = (ticket: string): string => ticket.slice(0, ticket.indexOf('.'));

export const forgetLaunch = (world: World, { data }: Due): void => world.state.remove(launch, String(data));
