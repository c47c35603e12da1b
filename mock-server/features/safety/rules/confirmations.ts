import type { Body, ConfirmMethod } from '#contract/types.ts';
import { minuteMs } from '#lib/dates/units.ts';
import { collection, type Doc } from '#sim/core/collection.ts';
import type { DueEvent } from '#sim/core/due-event.ts';
import { Refusal } from '#sim/core/refusal.ts';
import type { State } from '#sim/core/state.ts';
import type { World } from '#sim/core/world.ts';
import type { Session } from '#sim/features/account/rules/sessions.ts';
import { stepMethods } from './second-step.ts';

export type ConfirmPurpose = Body<'confirmIdentity'>['purpose'];

/** A session's confirmation of the owner's identity for one purpose; valid for five minutes. */
const confirmations = collection<Doc>()('confirmation');

const confirmationTtlMs = 5 * minuteMs;

const idOf = ({ name }: Session, purpose: ConfirmPurpose): string => `${name}:${purpose}`;

export const recordConfirmation = (world: World, session: Session, purpose: ConfirmPurpose): void => {
  const id = idOf(session, purpose);
  world.state.put(confirmations, { id });
  world.schedule({ id: `confirm:${id}`, at: world.now() + confirmationTtlMs, type: 'confirm', data: id });
};

export const expireConfirmation = (world: World, { data }: DueEvent): void =>
  world.state.remove(confirmations, String(data));

/**
 * Returns the methods by which a member can confirm: the second steps that are set up, and the password if there is
 * none except a passkey.
 */
export const confirmMethods = (state: State, memberId: string): ConfirmMethod[] => {
  const methods = stepMethods(state, memberId);
  return methods.some((method) => method !== 'passkey') ? methods : [...methods, 'password'];
};

/** Throws `confirm.required` with the possible methods, unless the session was recently confirmed for this purpose. */
export const requireConfirmation = (world: World, session: Session, purpose: ConfirmPurpose): void => {
  if (world.state.get(confirmations, idOf(session, purpose))) return;
  const methods = confirmMethods(world.state, session.member);
  throw new Refusal('confirm.required', { value: { purpose, methods }, why: `not confirmed for ${purpose}` });
};

/** Checks a confirmation like `requireConfirmation` and removes it: each call that transfers money needs its own. */
export const consumeConfirmation = (world: World, session: Session, purpose: ConfirmPurpose): void => {
  requireConfirmation(world, session, purpose);
  world.state.remove(confirmations, idOf(session, purpose));
  world.cancel(`confirm:${idOf(session, purpose)}`);
};

/**
 * Checks a confirmation like `requireConfirmation`, but only for members with a second step; calls require the password
 * of the others themselves.
 */
export const requireSecondStep = (world: World, session: Session, purpose: ConfirmPurpose): void => {
  if (stepMethods(world.state, session.member).length > 0) requireConfirmation(world, session, purpose);
};
