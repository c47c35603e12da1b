import { Refusal } from '../../engine/refusal.ts';
import type { State } from '../../engine/state.ts';
import type { World } from '../../engine/world.ts';
import { sendMessage } from '../messages/messages.ts';
import { letters, type WayBack } from '../messages/templates.ts';
import { flag } from '../site/flags.ts';
import { post } from './mail.ts';
import type { Member } from './members.ts';
import { changeSecurity, securityOf } from './security.ts';

const hour = 3_600_000;

/** Until when withdrawals of a member wait after a change, epoch ms; null while they do not. */
export const withdrawalsHeldUntil = (world: World, member: string): number | null => {
  const until = securityOf(world.state, member).heldUntil;
  return until !== null && until > world.now() ? until : null;
};

/** Throws `withdraw.held` while money may not leave. */
export const refuseHeld = (world: World, member: string): void => {
  const until = withdrawalsHeldUntil(world, member);
  if (until !== null)
    throw new Refusal('withdraw.held', { value: { until }, why: `held until ${new Date(until).toISOString()}` });
};

const holdTime = (state: State): number => flag(state, 'WITHDRAW_HOLD_HOURS') * hour;

/**
 * Called after every change of what recovers an account or protects it: e-mail, mobile, questions, payment password,
 * cards, second step. `before` is the member as they were: the contacts of that time are told, so that a thief cannot
 * keep it quiet. The first of a kind holds nothing back; a replacement, or one more, holds withdrawals for a while.
 */
export const noteWayBackChange = (world: World, before: Member, what: WayBack, replaces: boolean): void => {
  const holds = replaces && holdTime(world.state) > 0;
  if (holds) changeSecurity(world, before.id, { heldUntil: world.now() + holdTime(world.state) });
  const letter = letters.wayBackChanged(what, holds ? flag(world.state, 'WITHDRAW_HOLD_HOURS') : 0);
  sendMessage(world, before.id, letter);
  if (before.email) post(world, before, { to: before.email, text: letter.title });
  if (before.mobile) post(world, before, { via: 'sms', to: before.mobile, text: letter.title });
};
