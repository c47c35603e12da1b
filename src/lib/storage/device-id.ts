import { randomId } from '../browser/random-id.ts';
import { keys } from './keys.ts';
import { localArea } from './storage.ts';

/**
 * Returns the random id of this browser. It survives logouts and identifies no member: it shows the backend that two
 * accounts are used on one device, for which no referral reward is paid.
 */
export const deviceId = (): string => {
  const known = localArea.read(keys.local.deviceId);
  if (known) return known;
  const id = randomId();
  localArea.write(keys.local.deviceId, id);
  return id;
};
