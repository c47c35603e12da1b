import { type Due, due } from '../../../core/due.ts';
import { Refusal } from '../../../core/refusal.ts';
import type { World } from '../../../core/world.ts';
import { checkAttempt } from '../../account/rules/failed-attempts.ts';
import { type Member, member as members } from '../../account/rules/members.ts';
import { handleProtectionChange, notifyOwner } from '../../account/rules/withdrawal-hold.ts';
import { letters } from '../../messages/rules/templates.ts';
import { authenticator, authenticatorOf, consumeAuthenticatorCode } from './authenticators.ts';
import { createRecoveryCodes, removeRecoveryCodes } from './recovery-codes.ts';

/** The time in which an owner may object before the desk turns two steps off. */
const objectionPeriodMs = 24 * 3_600_000;

const scheduledEndId = (member: string): string => `two-steps:${member}`;

/**
 * The first right code of the app turns two steps on; answers the recovery codes. It opens nothing that was closed, and
 * another app comes after `disableTwoSteps` alone: nothing is held. Throws `request.conflict`, `verification.wrong`,
 * `request.too-many`.
 */
export const enableTwoSteps = (world: World, owner: Member, code: string): string[] => {
  const begun = world.state.get(authenticator, owner.id);
  if (begun?.since !== null) throw new Refusal('request.conflict', { why: begun ? 'it is on already' : 'not begun' });
  const wrong = { code: 'verification.wrong', why: 'wrong code' } as const;
  checkAttempt(world, owner.id, 'second-step', () => consumeAuthenticatorCode(world, begun, code), wrong);
  handleProtectionChange(world, owner, false, letters.twoStepsOn);
  return createRecoveryCodes(world, owner.id);
};

/** New recovery codes; the old ones count no more. */
export const replaceRecoveryCodes = (world: World, owner: Member): string[] => {
  handleProtectionChange(world, owner, true, letters.recoveryCodesRenewed);
  return createRecoveryCodes(world, owner.id);
};

/** Throws `request.conflict` while they are off. */
export const disableTwoSteps = (world: World, member: string): void => {
  if (!authenticatorOf(world.state, member)) throw new Refusal('request.conflict', { why: 'two steps are off' });
  world.state.remove(authenticator, member);
  removeRecoveryCodes(world, member);
  cancelTwoStepsEnd(world, member);
  const owner = world.state.get(members, member);
  if (owner) handleProtectionChange(world, owner, true, letters.twoStepsOff);
};

/** When the desk turns them off; null where it does not. */
export const twoStepsEndAt = (world: World, member: string): number | null =>
  world.state.get(due, scheduledEndId(member))?.at ?? null;

/** The phone is lost: two steps go off in a day unless the owner objects. A second request changes nothing. */
export const scheduleTwoStepsEnd = (world: World, member: string): number => {
  const planned = twoStepsEndAt(world, member);
  if (planned !== null) return planned;
  const at = world.now() + objectionPeriodMs;
  world.schedule({ id: scheduledEndId(member), at, type: 'two-steps', data: member });
  const owner = world.state.get(members, member);
  if (owner) notifyOwner(world, owner, letters.twoStepsEnding(at));
  return at;
};

/** Two steps stay on. False where no end of them was planned. */
export const cancelTwoStepsEnd = (world: World, member: string): boolean => {
  const planned = twoStepsEndAt(world, member) !== null;
  world.cancel(scheduledEndId(member));
  return planned;
};

/** Due event: nobody objected. */
export const handleTwoStepsEnd = (world: World, { data }: Due): void => {
  if (authenticatorOf(world.state, String(data))) disableTwoSteps(world, String(data));
};
