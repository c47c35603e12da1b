import type { Body, ConfirmMethod } from '../../../../src/contract/types.ts';
import { type Doc, kind } from '../../../core/collection.ts';
import type { Due } from '../../../core/due.ts';
import { Refusal } from '../../../core/refusal.ts';
import type { State } from '../../../core/state.ts';
import type { World } from '../../../core/world.ts';
import type { Session } from '../../account/rules/sessions.ts';
import { stepMethods } from './second-step.ts';

export type ConfirmPurpose = Body<'confirmIdentity'>['purpose'];

/** That the owner of a session showed who they are, for one purpose; it counts for five minutes. */
const confirmation = kind<Doc>().named('confirmation');

const confirmationTtlMs = 5 * 60_000;

const idOf = ({ name }: Session, purpose: ConfirmPurpose): string => `${name}:${purpose}`;

export const recordConfirmation = (world: World, session: Session, purpose: ConfirmPurpose): void => {
  const id = idOf(session, purpose);
  world.state.put(confirmation, { id });
  world.schedule({ id: `confirm:${id}`, at: world.now() + confirmationTtlMs, type: 'confirm', data: id });
};

export const expireConfirmation = (world: World, { data }: Due): void => world.state.remove(confirmation, String(data));

/** By what a member confirms: a second step where one is set up, else the password. */
export const confirmMethods = (state: State, member: string): ConfirmMethod[] => {
  const methods = stepMethods(state, member);
  return methods.some((method) => method !== 'passkey') ? methods : [...methods, 'password'];
};

/** Throws `confirm.required`, which says how to confirm, unless the session did so for this purpose a moment ago. */
export const requireConfirmation = (world: World, session: Session, purpose: ConfirmPurpose): void => {
  if (world.state.get(confirmation, idOf(session, purpose))) return;
  const methods = confirmMethods(world.state, session.member);
  throw new Refusal('confirm.required', { value: { purpose, methods }, why: `not confirmed for ${purpose}` });
};

/** As `requireConfirmation`, and the next call has to confirm anew: money leaves once for each. */
export const consumeConfirmation = (world: World, session: Session, purpose: ConfirmPurpose): void => {
  requireConfirmation(world, session, purpose);
  world.state.remove(confirmation, idOf(session, purpose));
  world.cancel(`confirm:${idOf(session, purpose)}`);
};

/** As `requireConfirmation`, of members who have a second step; the others' passwords are asked for by the call itself. */
export const requireSecondStep = (world: World, session: Session, purpose: ConfirmPurpose): void => {
  if (stepMethods(world.state, session.member).length > 0) requireConfirmation(world, session, purpose);
};
