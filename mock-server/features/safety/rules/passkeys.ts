import type { Body, Value, Passkey as WirePasskey } from '#contract/types.ts';
import { minuteMs } from '#lib/dates/units.ts';
import { collection, type Doc } from '#sim/core/collection.ts';
import type { DueEvent } from '#sim/core/due-event.ts';
import { Refusal } from '#sim/core/refusal.ts';
import type { State } from '#sim/core/state.ts';
import type { World } from '#sim/core/world.ts';
import type { Member } from '#sim/features/account/rules/members.ts';

/** A passkey of a member; the id is the credential's. */
export interface Passkey extends Doc {
  readonly member: string;
  readonly name: string;
  /** COSE, base64url. */
  readonly publicKey: string;
  /** Number of signatures that the device reports. */
  readonly counter: number;
  readonly transports: readonly string[];
  readonly addedAt: number;
  readonly usedAt: number | null;
  readonly synced: boolean;
}

/** Purpose of a signature. A challenge for one purpose is invalid for another. */
export type ChallengeUse = 'add' | 'login' | 'second-step' | 'confirm';

/** Random bytes to be signed once, within five minutes; they are the id. */
interface Challenge extends Doc {
  readonly use: ChallengeUse;
  /** Member whose passkey must sign; null for a login without account name. */
  readonly member: string | null;
}

export const passkeys = collection<Passkey>()('passkey', { member: (it) => it.member });
const challenges = collection<Challenge>()('passkey-challenge');

const challengeTtlMs = 5 * minuteMs;
export const maxPasskeys = 10;

export const passkeysOf = (state: State, memberId: string): Passkey[] =>
  state.by(passkeys, 'member', memberId).sort((a, b) => a.addedAt - b.addedAt || a.id.localeCompare(b.id));

/** Returns a passkey of the member. Throws `passkey.unknown`. */
export const passkeyOf = (state: State, memberId: string, id: string): Passkey => {
  const found = state.get(passkeys, id);
  if (found?.member !== memberId) throw new Refusal('passkey.unknown', { why: 'no such passkey of this member' });
  return found;
};

export const wirePasskey = ({ id, name, addedAt, usedAt, synced }: Passkey): WirePasskey => ({
  passkeyId: id,
  name,
  addedAt,
  usedAt,
  synced,
});

const createChallenge = (world: World, use: ChallengeUse, member: string | null): string => {
  const id = Buffer.from(world.secrets.hex(64), 'hex').toString('base64url');
  world.state.put(challenges, { id, use, member });
  world.schedule({ id: `passkey:${id}`, at: world.now() + challengeTtlMs, type: 'passkey', data: id });
  return id;
};

export const expireChallenge = (world: World, { data }: DueEvent): void => world.state.remove(challenges, String(data));

/**
 * Returns the options for the member's device to create a passkey. The existing passkeys are listed so that no device
 * creates a second one.
 */
export const creationOptions = (
  world: World,
  owner: Member,
  { brand, host }: { readonly brand: string; readonly host: string },
): Value<'passkeyOptions'> => ({
  challenge: createChallenge(world, 'add', owner.id),
  rp: { name: brand, id: host },
  user: {
    id: Buffer.from(owner.id).toString('base64url'),
    name: owner.account,
    displayName: owner.nickname || owner.account,
  },
  // ES256, EdDSA and RS256: supported by all platforms.
  pubKeyCredParams: [-7, -8, -257].map((alg) => ({ alg, type: 'public-key' })),
  timeout: challengeTtlMs,
  excludeCredentials: passkeysOf(world.state, owner.id).map(credentialOf),
  authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
  attestation: 'none',
});

const credentialOf = ({ id, transports }: Passkey): Value<'confirmOptions'>['allowCredentials'][number] => ({
  id,
  type: 'public-key',
  transports: [...transports],
});

/**
 * Returns the options for a signature by a passkey: one of the member's, or any of this site if `member` is null.
 * Throws `passkey.unknown` if the member has none.
 */
export const requestOptions = (
  world: World,
  use: ChallengeUse,
  member: string | null,
  host: string,
): Value<'confirmOptions'> => {
  const own = member === null ? [] : passkeysOf(world.state, member);
  if (member !== null && own.length === 0) throw new Refusal('passkey.unknown', { why: 'the member has no passkey' });
  return {
    challenge: createChallenge(world, use, member),
    rpId: host,
    timeout: challengeTtlMs,
    allowCredentials: own.map(credentialOf),
    userVerification: 'required',
  };
};

/** Uses up a challenge, so that it cannot be signed twice. Throws `verification.wrong`. */
export const consumeChallenge = (world: World, id: string, use: ChallengeUse): Challenge => {
  const found = world.state.get(challenges, id);
  if (found?.use !== use)
    throw new Refusal('verification.wrong', { why: found ? `the challenge is for ${found.use}` : 'no such challenge' });
  world.state.remove(challenges, id);
  world.cancel(`passkey:${id}`);
  return found;
};

export type Attestation = Body<'addPasskey'>['answer'];
export type Assertion = Body<'passkeyLogin'>['answer'];
