import { Refusal } from '#sim/core/refusal.ts';
import type { State } from '#sim/core/state.ts';
import { type Assertion, type Attestation, type Passkey, passkeys } from './passkeys.ts';

/** Site for which a signature must be made: the address of this server. */
export interface RelyingParty {
  /** Host name without port. */
  readonly host: string;
  readonly origins: readonly string[];
}

/** Returns the site as addressed by a call. Origins of another host are never included, whatever the caller claims. */
export const relyingPartyOf = ({ host = '' }: NodeJS.Dict<string | string[]>): RelyingParty => {
  const full = String(host);
  return { host: full.replace(/:\d+$/, ''), origins: [`https://${full}`, `http://${full}`] };
};

/** A valid signature with its challenge. */
export interface VerifiedSignature {
  readonly challenge: string;
}
export interface NewPasskey
  extends VerifiedSignature,
    Pick<Passkey, 'id' | 'publicKey' | 'counter' | 'synced' | 'transports'> {}
export interface UsedPasskey extends VerifiedSignature {
  readonly used: Passkey;
}

const invalidSignature = (why: string) => new Refusal('verification.wrong', { why });

/**
 * Returns the challenge that the browser reports as signed; `consumeChallenge` checks whether this server issued it.
 */
const challengeOf = (clientDataJSON: string): string => {
  try {
    const read: unknown = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString());
    if (typeof read === 'object' && read && 'challenge' in read && typeof read.challenge === 'string')
      return read.challenge;
  } catch {
    // Not JSON: falls through.
  }
  throw invalidSignature('the client data lacks a challenge');
};

/** Returns what the signed data has to contain. */
const expectedOf = (challenge: string, { origins, host }: RelyingParty) => ({
  expectedChallenge: challenge,
  expectedOrigin: [...origins],
  expectedRPID: host,
});

/**
 * Checks the attestation of a new passkey: challenge, origin, site and user verification. Throws `verification.wrong`.
 */
export const checkAttestation = async (answer: Attestation, site: RelyingParty): Promise<NewPasskey> => {
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server');
  const challenge = challengeOf(answer.response.clientDataJSON);
  const checked = await verifyRegistrationResponse({
    response: answer as Parameters<typeof verifyRegistrationResponse>[0]['response'],
    ...expectedOf(challenge, site),
  }).catch((error: unknown) => {
    throw invalidSignature(String(error));
  });
  if (!checked.verified) throw invalidSignature('invalid signature');
  const { credential, credentialBackedUp } = checked.registrationInfo;
  return {
    challenge,
    id: credential.id,
    publicKey: Buffer.from(credential.publicKey).toString('base64url'),
    counter: credential.counter,
    synced: credentialBackedUp,
    transports: credential.transports ?? [],
  };
};

/**
 * Checks the signature of a passkey and that its counter has increased. Throws `passkey.unknown` for a removed one,
 * `verification.wrong`.
 */
export const checkAssertion = async (state: State, answer: Assertion, site: RelyingParty): Promise<UsedPasskey> => {
  const known = state.get(passkeys, answer.id);
  if (!known) throw new Refusal('passkey.unknown', { why: 'no such passkey, or it was removed' });
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
  const challenge = challengeOf(answer.response.clientDataJSON);
  const checked = await verifyAuthenticationResponse({
    response: answer as Parameters<typeof verifyAuthenticationResponse>[0]['response'],
    ...expectedOf(challenge, site),
    credential: {
      id: known.id,
      publicKey: Uint8Array.from(Buffer.from(known.publicKey, 'base64url')),
      counter: known.counter,
    },
  }).catch((error: unknown) => {
    throw invalidSignature(String(error));
  });
  if (!checked.verified) throw invalidSignature('invalid signature');
  const { newCounter, credentialBackedUp } = checked.authenticationInfo;
  return { challenge, used: { ...known, counter: newCounter, synced: credentialBackedUp } };
};
