import { type Due, due } from '../../../core/due.ts';
import { Refusal } from '../../../core/refusal.ts';
import type { World } from '../../../core/world.ts';
import { checkGuess } from '../../account/rules/guesses.ts';
import { type Member, member as members } from '../../account/rules/members.ts';
import { noteProtectionChange, tellOwner } from '../../account/rules/recovery-change.ts';
import { letters } from '../../messages/rules/templates.ts';
import { authenticator, authenticatorOf, spendCodeOf } from './authenticators.ts';
import { dropCodes, renewCodes } from './recovery-codes.ts';

/** The time in which an owner may object before the desk turns two steps off. */
const objection = 24 * 3_600_000;

const endingId = (member: string): string => `two-steps:${member}`;

/**
 * The first right code of the app turns two steps on; answers the recovery codes. It opens nothing that was closed, and
 * another app comes after `turnOff` alone: nothing is held. Throws `request.conflict`, `verification.wrong`,
 * `request.too-many`.
 */
export const turnOn = (world: World, owner: Member, code: string): string[] => {
  const begun = world.state.get(authenticator, owner.id);
  if (begun?.since !== null) throw new Refusal('request.conflict', { why: begun ? 'it is on already' : 'not begun' });
  const wrong = { code: 'verification.wrong', why: 'the code is another one' } as const;
  checkGuess(world, owner.id, 'second-step', () => spendCodeOf(world, begun, code), wrong);
  noteProtectionChange(world, owner, false, letters.twoStepsOn);
  return renewCodes(world, owner.id);
};

/** New recovery codes; the old ones count no more. */
export const replaceCodes = (world: World, owner: Member): string[] => {
  noteProtectionChange(world, owner, true, letters.recoveryCodesRenewed);
  return renewCodes(world, owner.id);
};

/** Throws `request.conflict` while they are off. */
export const turnOff = (world: World, member: string): void => {
  if (!authenticatorOf(world.state, member)) throw new Refusal('request.conflict', { why: 'two steps are off' });
  world.state.remove(authenticator, member);
  dropCodes(world, member);
  keepOn(world, member);
  const owner = world.state.get(members, member);
  if (owner) noteProtectionChange(world, owner, true, letters.twoStepsOff);
};

/** When the desk turns them off; null where it does not. */
export const endOf = (world: World, member: string): number | null =>
  world.state.get(due, endingId(member))?.at ?? null;

/** The phone is lost: two steps go off in a day unless the owner objects. A second request changes nothing. */
export const endLater = (world: World, member: string): number => {
  const planned = endOf(world, member);
  if (planned !== null) return planned;
  const at = world.now() + objection;
  world.schedule({ id: endingId(member), at, type: 'two-steps', data: member });
  const owner = world.state.get(members, member);
  if (owner) tellOwner(world, owner, letters.twoStepsEnding(at));
  return at;
};

/** Two steps stay on. False where no end of them was planned. */
export const keepOn = (world: World, member: string): boolean => {
  const planned = endOf(world, member) !== null;
  world.cancel(endingId(member));
  return planned;
};

/** Due event: nobody objected. */
export const endTwoSteps = (world: World, { data }: Due): void => {
  if (authenticatorOf(world.state, String(data))) turnOff(world, String(data));
};
