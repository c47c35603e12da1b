import { Secret, TOTP } from 'otpauth';
import { collection, type Doc } from '#sim/core/collection.ts';
import type { State } from '#sim/core/state.ts';
import type { World } from '#sim/core/world.ts';

/**
 * An authenticator app (RFC 6238); the id is the member's. It is active from `since` on; null before its first
 * code.
 */
export interface Authenticator extends Doc {
  /** Base32. */
  readonly secret: string;
  readonly since: number | null;
  /** Time step of the last accepted code; codes of this and earlier steps are rejected. */
  readonly lastStep: number;
}

export const authenticators = collection<Authenticator>()('authenticator');

const periodSeconds = 30;
/** Time steps of 30 seconds that a phone's clock may be off in either direction. */
const maxDriftSteps = 1;

const stepAt = (at: number): number => Math.floor(at / 1000 / periodSeconds);

const totp = (secret: string, issuer = '', label = ''): TOTP =>
  new TOTP({ issuer, label, secret: Secret.fromBase32(secret), digits: 6, period: periodSeconds });

/** Returns the `otpauth:` URI that an authenticator app reads from the QR code. */
export const setupUri = (secret: string, brand: string, account: string): string =>
  totp(secret, brand, account).toString();

/** Returns the code that the app shows at an instant. */
export const codeAt = (secret: string, at: number): string => totp(secret).generate({ timestamp: at });

/** Returns the member's active authenticator; undefined while two-step login is off. */
export const authenticatorOf = (state: State, memberId: string): Authenticator | undefined => {
  const found = state.get(authenticators, memberId);
  return found?.since === null ? undefined : found;
};

/** Stores and returns a new key. It stays inactive until a code of it has been accepted. */
export const createAuthenticator = (world: World, memberId: string): Authenticator => {
  const secret = new Secret({ buffer: Uint8Array.from(Buffer.from(world.secrets.hex(40), 'hex')).buffer }).base32;
  const newAuthenticator: Authenticator = { id: memberId, secret, since: null, lastStep: 0 };
  world.state.put(authenticators, newAuthenticator);
  return newAuthenticator;
};

/**
 * Returns whether a code of the app is valid and unused, and marks it as used. The first valid code activates the
 * authenticator.
 */
export const consumeAuthenticatorCode = (world: World, authenticator: Authenticator, code: string): boolean => {
  const now = world.now();
  const off = totp(authenticator.secret).validate({ token: code, timestamp: now, window: maxDriftSteps });
  const step = stepAt(now) + (off ?? 0);
  if (off === null || step <= authenticator.lastStep) return false;
  world.state.put(authenticators, { ...authenticator, lastStep: step, since: authenticator.since ?? now });
  return true;
};
