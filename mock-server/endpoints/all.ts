import type { Handler } from '../pipeline/handle.ts';
import { contentHandlers } from './content.ts';
import { gameHandlers } from './games.ts';
import { launchHandlers } from './launch.ts';
import { memberHandlers } from './member.ts';
import { passwordHandlers } from './password.ts';
import { registrationHandlers } from './registration.ts';
import { serviceHandlers } from './service.ts';
import { sessionHandlers } from './session.ts';
import { shelfHandlers } from './shelf.ts';
import { socialHandlers } from './social.ts';
import { systemHandlers } from './system.ts';
import { trialHandlers } from './trial.ts';
import { verificationHandlers } from './verification.ts';

/** Every handler of the simulated backend; a file a domain. */
export const handlers: readonly Handler[] = [
  ...sessionHandlers,
  ...registrationHandlers,
  ...verificationHandlers,
  ...passwordHandlers,
  ...trialHandlers,
  ...socialHandlers,
  ...systemHandlers,
  ...gameHandlers,
  ...shelfHandlers,
  ...launchHandlers,
  ...memberHandlers,
  ...contentHandlers,
  ...serviceHandlers,
];
