import type { RequestHandler } from 'express';
import type { Outgoing } from '../core/outgoing.ts';
import type { Worlds } from '../core/worlds.ts';
import type { Tally } from '../http/tally.ts';

/** What the admin calls work on. */
export interface AdminParts {
  readonly worlds: Worlds;
  /** Asked for with every call when set: the simulator listens beyond loopback. */
  readonly key: string | undefined;
  readonly version: string;
  readonly tally: Tally;
  /** Which addresses worlds may call. */
  readonly outgoing: Outgoing;
  /** Answers for the OpenAPI document and its pages. */
  readonly documents: RequestHandler;
  /** Addresses by which other devices reach the simulator. */
  readonly network?: (() => readonly string[]) | undefined;
}
