import { dayMs } from '#lib/dates/units.ts';
import { type DueEvent, dueEvents } from '#sim/core/due-event.ts';
import { Refusal } from '#sim/core/refusal.ts';
import type { World } from '#sim/core/world.ts';
import { checkAttempt } from '#sim/features/account/rules/failed-attempts.ts';
import { type Member, members } from '#sim/features/account/rules/members.ts';
import { handleProtectionChange, notifyOwner } from '#sim/features/account/rules/withdrawal-hold.ts';
import { twoStepMessages } from '#sim/features/messages/rules/templates/two-step-messages.ts';
import { authenticatorOf, authenticators, consumeAuthenticatorCode } from './authenticators.ts';
import { createRecoveryCodes, removeRecoveryCodes } from './recovery-codes.ts';

/** Time in which an owner can object before the help desk turns two-step login off. */
const objectionPeriodMs = dayMs;

const scheduledEndId = (memberId: string): string => `two-steps:${memberId}`;

/**
 * Turns two-step login on with the first valid code of the app and returns the recovery codes. Existing restrictions
 * stay. Withdrawals are not held for a second app, because `disableTwoSteps` has to come first. Throws
 * `request.conflict`, `verification.wrong`, `request.too-many`.
 */
export const enableTwoSteps = (world: World, owner: Member, code: string): string[] => {
  const pending = world.state.get(authenticators, owner.id);
  if (pending?.since !== null)
    throw new Refusal('request.conflict', { why: pending ? 'it is on already' : 'not started' });
  const wrong = { code: 'verification.wrong', why: 'wrong code' } as const;
  checkAttempt(world, owner.id, 'second-step', () => consumeAuthenticatorCode(world, pending, code), wrong);
  handleProtectionChange(world, owner, false, twoStepMessages.twoStepsOn);
  return createRecoveryCodes(world, owner.id);
};

/** Returns new recovery codes and invalidates the old ones. */
export const replaceRecoveryCodes = (world: World, owner: Member): string[] => {
  handleProtectionChange(world, owner, true, twoStepMessages.recoveryCodesRenewed);
  return createRecoveryCodes(world, owner.id);
};

/** Turns two-step login off. Throws `request.conflict` if it is off. */
export const disableTwoSteps = (world: World, memberId: string): void => {
  if (!authenticatorOf(world.state, memberId)) throw new Refusal('request.conflict', { why: 'two steps are off' });
  world.state.remove(authenticators, memberId);
  removeRecoveryCodes(world, memberId);
  cancelTwoStepsEnd(world, memberId);
  const owner = world.state.get(members, memberId);
  if (owner) handleProtectionChange(world, owner, true, twoStepMessages.twoStepsOff);
};

/** Returns when two-step login will be turned off at the request of the help desk; null if this is not scheduled. */
export const twoStepsEndAt = (world: World, memberId: string): number | null =>
  world.state.get(dueEvents, scheduledEndId(memberId))?.at ?? null;

/**
 * Schedules the end of two-step login after a lost phone, a day ahead so that the owner can object, and returns its
 * time. A second request changes nothing.
 */
export const scheduleTwoStepsEnd = (world: World, memberId: string): number => {
  const planned = twoStepsEndAt(world, memberId);
  if (planned !== null) return planned;
  const at = world.now() + objectionPeriodMs;
  world.schedule({ id: scheduledEndId(memberId), at, type: 'two-steps', data: memberId });
  const owner = world.state.get(members, memberId);
  if (owner) notifyOwner(world, owner, twoStepMessages.twoStepsEnding(at));
  return at;
};

/** Cancels the scheduled end of two-step login. Returns false if none was scheduled. */
export const cancelTwoStepsEnd = (world: World, memberId: string): boolean => {
  const isPlanned = twoStepsEndAt(world, memberId) !== null;
  world.cancel(scheduledEndId(memberId));
  return isPlanned;
};

/** Handles a due event: turns two-step login off because the owner did not object. */
export const handleTwoStepsEnd = (world: World, { data }: DueEvent): void => {
  if (authenticatorOf(world.state, String(data))) disableTwoSteps(world, String(data));
};
