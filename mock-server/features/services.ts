import type { Outgoing } from '../core/outgoing.ts';
import type { BodyKey } from './shared/body-key.ts';

/** What the process, not a world, provides to handlers. */
export interface Services {
  bodyKey(): Promise<BodyKey>;
  /** How worlds call others. */
  readonly outgoing: Outgoing;
}
