import type { Tally } from '../pipeline/tally.ts';
import type { Worlds } from '../world/worlds.ts';

/** What the admin calls work on. */
export interface AdminParts {
  readonly worlds: Worlds;
  /** Asked for with every call when set: the simulator listens beyond loopback. */
  readonly key: string | undefined;
  readonly version: string;
  readonly tally: Tally;
  /** Addresses by which other devices reach the simulator. */
  readonly network?: (() => readonly string[]) | undefined;
}
