import { collection, type Doc } from '#sim/core/collection.ts';
import type { State } from '#sim/core/state.ts';
import type { World } from '#sim/core/world.ts';
import { hashPassword, passwordMatches } from '#sim/features/account/rules/members.ts';

/** One-time recovery codes for a lost phone; the id is the member's. */
interface RecoveryCodes extends Doc {
  /** See `hashPassword`. */
  readonly unused: readonly string[];
}

const recoveryCodes = collection<RecoveryCodes>()('recovery-codes');
const codeCount = 10;

const normalize = (code: string): string => code.replace(/[\s-]/g, '').toLowerCase();

/**
 * Replaces the recovery codes by ten new ones and returns them. They can be shown only once, because only their hashes
 * are stored.
 */
export const createRecoveryCodes = (world: World, memberId: string): string[] => {
  const codes = Array.from({ length: codeCount }, () => world.secrets.hex(16).replace(/(.{4})(?=.)/g, '$1-'));
  const salt = world.secrets.hex(16);
  world.state.put(recoveryCodes, { id: memberId, unused: codes.map((code) => hashPassword(normalize(code), salt)) });
  return codes;
};

export const recoveryCodesLeft = (state: State, memberId: string): number =>
  state.get(recoveryCodes, memberId)?.unused.length ?? 0;

export const removeRecoveryCodes = (world: World, memberId: string): void =>
  world.state.remove(recoveryCodes, memberId);

/** Returns whether a code is one of the member's unused recovery codes, and removes it if so. */
export const consumeRecoveryCode = (world: World, memberId: string, code: string): boolean => {
  const kept = world.state.get(recoveryCodes, memberId);
  const found = kept?.unused.find((hash) => passwordMatches(normalize(code), hash));
  if (!kept || found === undefined) return false;
  world.state.put(recoveryCodes, { ...kept, unused: kept.unused.filter((hash) => hash !== found) });
  return true;
};
