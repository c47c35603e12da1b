import { Secret, TOTP } from 'otpauth';
import type { WorldClient } from './simulator.ts';

/** Returns the code of an authenticator app for a key, at epoch ms. */
export const appCode = (secret: string, at: number): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at });

export const worldTime = async (world: WorldClient): Promise<number> =>
  (await world.admin<{ now: number }>('GET', '/clock')).body.now;

/** Turns two-step login on for the logged-in member, by password; returns the key and the recovery codes. */
export const turnOnTwoSteps = async (world: WorldClient, password = 'Passw0rd1') => {
  await world.call('confirmIdentity', { body: { purpose: 'two-steps', password } });
  const { secret } = (await world.call('beginTwoSteps')).value;
  const code = appCode(secret, await worldTime(world));
  const { recoveryCodes } = (await world.call('turnOnTwoSteps', { body: { code } })).value;
  // Codes are accepted again from the next time step on.
  await world.admin('PUT', '/clock', { advance: '30s' });
  return { secret, recoveryCodes };
};
