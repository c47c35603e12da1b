import type { BodyKey } from './body-key.ts';

/** What the process, not a world, provides to handlers. */
export interface Services {
  bodyKey(): Promise<BodyKey>;
}
