import { createHmac } from 'node:crypto';
import {
  documentKey,
  type IdentityDocument,
  type IdentityPicture,
  type IdentityReason,
  type IdentityState,
} from '#contract/safety/identity-documents.ts';
import { collection, type Doc } from '#sim/core/collection.ts';
import type { State } from '#sim/core/state.ts';
import type { World } from '#sim/core/world.ts';

/**
 * Identity verification of a member; the id is the member's. Pictures and the number of the document are stored
 * in the world's private files, so that snapshots, history and copies of a world do not contain them. Times in epoch
 * ms.
 */
export interface Identity extends Doc {
  readonly status: Exclude<IdentityState, 'none'>;
  readonly documentType: IdentityDocument;
  /** Keyed hash of kind and number of the document. */
  readonly fingerprint: string;
  readonly lastFour: string;
  readonly fullName: string;
  /** `YYYY-MM-DD` */
  readonly birthday: string;
  /** Minimum age in years of the brand through which the member submitted it. */
  readonly minAge: number;
  readonly reasons: readonly IdentityReason[];
  /** Pictures that an operator requested again. */
  readonly asked: readonly IdentityPicture[];
  readonly submittedAt: number;
  readonly decidedAt: number | null;
  readonly expiresAt: number | null;
  /** Fingerprint of the last approved document; null before. */
  readonly approved: string | null;
}

export const identities = collection<Identity>()('identity', { approved: (it) => it.approved });

export const identityOf = (state: State, memberId: string): Identity | undefined => state.get(identities, memberId);

export const identityStateOf = (state: State, memberId: string): IdentityState =>
  identityOf(state, memberId)?.status ?? 'none';

/** Changes a stored verification and returns it. */
export const changeIdentity = (world: World, identity: Identity, change: Partial<Omit<Identity, 'id'>>): Identity => {
  const changed = { ...identity, ...change };
  world.state.put(identities, changed);
  return changed;
};

/** Key of this world's fingerprints. */
const fingerprintKeys = collection<Doc & { readonly hex: string }>()('identity-key');

/** Returns the keyed hash of a document, which identifies the same document on two accounts. */
export const fingerprintOf = (world: World, type: IdentityDocument, number: string): string => {
  let key = world.state.get(fingerprintKeys, 'key');
  if (!key) {
    key = { id: 'key', hex: world.secrets.hex(64) };
    world.state.put(fingerprintKeys, key);
  }
  return createHmac('sha256', key.hex)
    .update(`${type} ${documentKey(number)}`)
    .digest('hex');
};

/** Returns other members whose approved document is the same. */
export const holdersOfDocument = (state: State, { id, fingerprint }: Identity): string[] =>
  state
    .by(identities, 'approved', fingerprint)
    .map((it) => it.id)
    .filter((it) => it !== id);
