import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** Permissions of a key: `read` allows GET, `test` everything in the worlds of its team, `admin` everything. */
export const roles = ['read', 'test', 'admin'] as const;
export type Role = (typeof roles)[number];

/** Quotas of one key. Worlds belong to the key that created them. */
export interface KeyLimits {
  readonly worlds: number;
  /** Memory use of its worlds. */
  readonly bytes: number;
  /** Admin calls with the key and calls of the site in its worlds, per minute. */
  readonly callsPerMinute: number;
}

export const defaultLimits: KeyLimits = { worlds: 200, bytes: 128 * 2 ** 20, callsPerMinute: 6000 };

/** A key of a team as it is stored. */
export interface TeamKey {
  /** Part of the key; not secret. */
  readonly id: string;
  readonly team: string;
  readonly role: Role;
  readonly limits: KeyLimits;
  /** SHA-256 of the key, hex. Keys have 256 random bits, so a slow hash would protect nothing more. */
  readonly hash: string;
  /** Epoch ms. */
  readonly createdAt: number;
  /** Epoch ms; null while the key is valid. */
  readonly revokedAt: number | null;
}

const keyText = /^kidlat_([0-9a-f]{8})_[\w-]{43}$/;

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

export const isTeamName = (name: string): boolean => /^[a-z0-9-]{1,32}$/.test(name);

/** Returns a new key; its text is not stored. */
export const makeTeamKey = (
  fields: Pick<TeamKey, 'team' | 'role' | 'limits' | 'createdAt'>,
): { readonly text: string; readonly key: TeamKey } => {
  const id = randomBytes(4).toString('hex');
  const text = `kidlat_${id}_${randomBytes(32).toString('base64url')}`;
  return { text, key: { ...fields, id, hash: hashOf(text), revokedAt: null } };
};

/** Returns the id in the text of a key; undefined if the text is malformed. */
export const keyIdOf = (text: string | undefined): string | undefined => keyText.exec(text ?? '')?.[1];

/** Returns whether a text is the key whose hash is stored. */
export const isTextOf = (text: string, { hash }: TeamKey): boolean =>
  timingSafeEqual(Buffer.from(hashOf(text)), Buffer.from(hash));
