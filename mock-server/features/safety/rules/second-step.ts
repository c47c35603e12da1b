import type { ConfirmMethod } from '#contract/types.ts';
import { Refusal } from '#sim/core/refusal.ts';
import type { State } from '#sim/core/state.ts';
import type { World } from '#sim/core/world.ts';
import { checkAttempt } from '#sim/features/account/rules/failed-attempts.ts';
import type { Member } from '#sim/features/account/rules/members.ts';
import { authenticatorOf, consumeAuthenticatorCode } from './authenticators.ts';
import type { UsedPasskey } from './passkey-signatures.ts';
import { type ChallengeUse, consumeChallenge, passkeys, passkeysOf } from './passkeys.ts';
import { consumeRecoveryCode, recoveryCodesLeft } from './recovery-codes.ts';

/** Proof of the second step: one of these. */
export interface StepProof {
  readonly code?: string | undefined;
  readonly recovery?: string | undefined;
  readonly passkey?: UsedPasskey | undefined;
}

/**
 * Returns whether a login needs a second step, that is, an authenticator app is active. A login by passkey counts
 * as both steps.
 */
export const hasTwoSteps = (state: State, memberId: string): boolean => authenticatorOf(state, memberId) !== undefined;

/** Returns the methods of a member's second step; empty if none is set up. */
export const stepMethods = (state: State, memberId: string): ConfirmMethod[] => {
  const isOn = hasTwoSteps(state, memberId);
  return [
    ...(isOn ? (['code'] as const) : []),
    ...(passkeysOf(state, memberId).length > 0 ? (['passkey'] as const) : []),
    ...(isOn && recoveryCodesLeft(state, memberId) > 0 ? (['recovery'] as const) : []),
  ];
};

/** Accepts the signature of a member's own passkey once. Throws `verification.wrong`, `passkey.unknown`. */
export const consumeSignature = (
  world: World,
  { challenge, used }: UsedPasskey,
  use: ChallengeUse,
  member: string | null,
): void => {
  const consumed = consumeChallenge(world, challenge, use);
  const known = world.state.get(passkeys, used.id);
  if (!known) throw new Refusal('passkey.unknown', { why: 'it was removed meanwhile' });
  if (consumed.member !== member || (member !== null && known.member !== member))
    throw new Refusal('verification.wrong', { why: 'the signature is for another member' });
  world.state.put(passkeys, { ...known, counter: used.counter, synced: used.synced, usedAt: world.now() });
};

/**
 * Checks a second step. Throws `verification.wrong`, or `request.too-many` for an hour after five wrong codes in a row,
 * counted over all sessions and logins.
 */
export const checkSecondStep = (world: World, owner: Member, proof: StepProof, use: ChallengeUse): void => {
  if (proof.passkey) {
    consumeSignature(world, proof.passkey, use, owner.id);
    return;
  }
  const app = authenticatorOf(world.state, owner.id);
  const isRight = (): boolean =>
    app !== undefined &&
    (proof.code === undefined
      ? proof.recovery !== undefined && consumeRecoveryCode(world, owner.id, proof.recovery)
      : consumeAuthenticatorCode(world, app, proof.code));
  const why = 'the code is wrong, used or expired';
  checkAttempt(world, owner.id, 'second-step', isRight, { code: 'verification.wrong', why });
};
