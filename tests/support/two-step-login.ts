import { Secret, TOTP } from 'otpauth';
import type { WorldClient } from './simulator.ts';

/** What an authenticator app shows for a key, at epoch ms. */
export const appCode = (secret: string, at: number): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at });

export const worldTime = async (world: WorldClient): Promise<number> =>
  (await world.admin<{ now: number }>('GET', '/clock')).body.now;

/** Turns two steps on for who is signed in, by password; the key and the recovery codes. */
export const turnOnTwoSteps = async (world: WorldClient, password = 'Passw0rd1') => {
  await world.call('confirmIdentity', { body: { purpose: 'two-steps', password } });
  const { secret } = (await world.call('beginTwoSteps')).value;
  const code = appCode(secret, await worldTime(world));
  const { recoveryCodes } = (await world.call('turnOnTwoSteps', { body: { code } })).value;
  // The code of the next half minute is the first that counts again.
  await world.admin('PUT', '/clock', { advance: '30s' });
  return { secret, recoveryCodes };
};
