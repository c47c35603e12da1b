import type { Outgoing } from '#sim/core/outgoing.ts';
import type { BodyKey } from '#sim/features/shared/body-key.ts';

/** Services of the process, shared by all worlds. */
export interface Services {
  bodyKey(): Promise<BodyKey>;
  /** Outgoing HTTP calls of worlds. */
  readonly outgoing: Outgoing;
}
