import { Refusal } from '../../../core/refusal.ts';
import type { World } from '../../../core/world.ts';
import { type Letter, sendMessage } from '../../messages/rules/messages.ts';
import { letters, type WayBack } from '../../messages/rules/templates.ts';
import { flag } from '../../site/rules/flags.ts';
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

/** Tells a member by every way that leads to them: inbox, mail and text message. */
export const tellOwner = (world: World, owner: Member, letter: Letter): void => {
  sendMessage(world, owner.id, letter);
  if (owner.email) post(world, owner, { to: owner.email, text: letter.title });
  if (owner.mobile) post(world, owner, { via: 'sms', to: owner.mobile, text: letter.title });
};

/**
 * Called after every change of what recovers an account, opens or protects it. `before` is the member as they were: the
 * contacts of that time are told, so that a thief cannot keep it quiet. The letter says for how many hours withdrawals
 * wait, 0 where they do not.
 */
export const noteProtectionChange = (
  world: World,
  before: Member,
  holds: boolean,
  letter: (hours: number) => Letter,
): void => {
  const hours = holds ? flag(world.state, 'WITHDRAW_HOLD_HOURS') : 0;
  if (hours > 0) changeSecurity(world, before.id, { heldUntil: world.now() + hours * hour });
  tellOwner(world, before, letter(hours));
};

/**
 * `noteProtectionChange` of e-mail, mobile, questions, withdrawal password and cards. The first of a kind holds nothing
 * back; a replacement, or one more, holds withdrawals for a while.
 */
export const noteWayBackChange = (world: World, before: Member, what: WayBack, replaces: boolean): void =>
  noteProtectionChange(world, before, replaces, (hours) => letters.wayBackChanged(what, hours));
