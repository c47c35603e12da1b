import type { Outgoing } from '../core/outgoing.ts';
import type { BodyKey } from './shared/body-key.ts';

/** Services of the process, shared by all worlds. */
export interface Services {
  bodyKey(): Promise<BodyKey>;
  /** Outgoing HTTP calls of worlds. */
  readonly outgoing: Outgoing;
}
