import type { Request, Response } from 'express';
import type { Logger } from 'pino';
import type { Endpoint } from '../../src/contract/endpoints.ts';
import { appliedTo } from '../core/applied-scenarios.ts';
import type { Strike } from '../core/faults/strike.ts';
import type { JournalEntry } from '../core/journal.ts';
import type { World } from '../core/world.ts';
import type { ReadBody } from '../features/handler.ts';
import type { Services } from '../features/services.ts';
import type { Tally } from './tally.ts';

/** What answering needs besides the call. */
export interface Surroundings {
  readonly services: Services;
  readonly tally: Tally;
  readonly log: Logger | undefined;
}

/** One call on its way through. */
export interface Call {
  readonly request: Request;
  readonly response: Response;
  readonly world: World;
  readonly endpoint: Endpoint;
  readonly entry: JournalEntry;
  /** By `performance.now`. */
  readonly startedAt: number;
  /** What goes wrong with it on purpose. */
  readonly strike?: Strike | undefined;
  /** Its body, where it was read before the call is answered. */
  readonly read?: Promise<ReadBody>;
  readonly around: Surroundings;
}

/** Notes how a call ended: in the journal, the tally and the log. */
export const conclude = ({ request, world, endpoint, entry, startedAt, around }: Call, status: number): void => {
  const ms = performance.now() - startedAt;
  entry.status = status;
  entry.ms = ms;
  around.tally.count(endpoint.name, status, ms, appliedTo(world));
  world.journal.close(entry);
  const { row, account } = entry;
  around.log?.info({ world: world.name, method: request.method, row, status, account, ms });
};
