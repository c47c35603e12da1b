import type { Handler } from '../pipeline/handle.ts';
import { contentHandlers } from './content.ts';
import { gameHandlers } from './games.ts';
import { launchHandlers } from './launch.ts';
import { memberHandlers } from './member.ts';
import { sessionHandlers } from './session.ts';
import { shelfHandlers } from './shelf.ts';
import { systemHandlers } from './system.ts';

/** Every handler of the simulated backend; a file a domain. */
export const handlers: readonly Handler[] = [
  ...sessionHandlers,
  ...systemHandlers,
  ...gameHandlers,
  ...shelfHandlers,
  ...launchHandlers,
  ...memberHandlers,
  ...contentHandlers,
];
