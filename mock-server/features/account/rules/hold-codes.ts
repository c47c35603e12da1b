import { Refusal } from '#sim/core/refusal.ts';
import type { World } from '#sim/core/world.ts';
import { flag } from '#sim/features/site/rules/flags.ts';
import { applyRateLimits } from '#sim/features/site/rules/rate-limits.ts';
import { establishedContactsOf } from './contact-proofs.ts';
import { checkEmailCode, consumeEmailCode, emailCodeMinutes, sendEmailCode } from './email-codes.ts';
import { maskContact } from './masking.ts';
import type { Contact, Member } from './members.ts';
import { checkSmsCode, consumeSmsCode, sendSmsCode } from './sms-codes.ts';
import { liftableHoldOf, liftPayoutHold, type PayoutCaller } from './withdrawal-hold.ts';

/** Returns the contacts, masked, whose code ends the current hold on withdrawals; none without such a hold. */
export const holdContactsOf = (world: World, owner: Member): { via: Contact; contact: string }[] =>
  liftableHoldOf(world, owner.id)
    ? establishedContactsOf(world, owner).map((via) => ({ via, contact: maskContact(owner[via]) ?? '' }))
    : [];

/** Returns the address of a contact that may end the hold. Throws `request.conflict` for another one. */
const addressOf = (world: World, owner: Member, via: Contact): string => {
  const isOffered = holdContactsOf(world, owner).some((it) => it.via === via);
  const address = owner[via];
  if (!isOffered || !address) throw new Refusal('request.conflict', { why: `no hold that a code by ${via} ends` });
  return address;
};

/** Sends a code that ends the hold. Returns its validity in minutes. Throws `request.conflict` and `request.too-many`. */
export const sendHoldCode = (world: World, owner: Member, via: Contact, from: string): number => {
  const to = addressOf(world, owner, via);
  applyRateLimits(world, {
    member: owner.id,
    address: from,
    ...(via === 'mobile' ? { number: to } : { mail: to.toLowerCase() }),
  });
  if (via === 'email') {
    sendEmailCode(world, owner, to);
    return emailCodeMinutes;
  }
  sendSmsCode(world, 'hold', to);
  return flag(world.state, 'SMS_MINUTES') || 1;
};

/** Ends the hold. Throws `request.conflict`, `verification.wrong` and `verification.expired`. */
export const liftHoldByCode = (call: PayoutCaller, via: Contact, typedCode: string, from: string): void => {
  const { world, member } = call;
  const to = addressOf(world, member, via);
  if (via === 'email') {
    checkEmailCode(world, member, to, typedCode);
    consumeEmailCode(world, member);
  } else {
    checkSmsCode(world, 'hold', to, typedCode, from);
    consumeSmsCode(world, 'hold', to);
  }
  liftPayoutHold(call);
};
