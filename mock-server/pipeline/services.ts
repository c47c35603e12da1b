import type { Outgoing } from '../outgoing/outgoing.ts';
import type { BodyKey } from './body-key.ts';

/** What the process, not a world, provides to handlers. */
export interface Services {
  bodyKey(): Promise<BodyKey>;
  /** How worlds call others. */
  readonly outgoing: Outgoing;
}
