import { minuteMs } from '#lib/dates/units.ts';
import { collection, type Doc } from '#sim/core/collection.ts';
import type { DueEvent } from '#sim/core/due-event.ts';
import { Refusal } from '#sim/core/refusal.ts';
import type { World } from '#sim/core/world.ts';
import { hasRateLimits } from '#sim/features/site/rules/rate-limits.ts';
import { sendMail } from './mail.ts';
import type { Member } from './members.ts';

/** A sent code for an address that a member wants to use; the id is the member's, so a newer code replaces it. */
interface EmailCode extends Doc {
  readonly email: string;
  readonly code: string;
  readonly sentAt: number;
  readonly tries: number;
  /** Kept for an hour after expiry, so that the response can give expiry as the reason. */
  readonly expired?: true;
}

export const emailCodes = collection<EmailCode>()('email-code');

/** Validity of a code in minutes. */
export const emailCodeMinutes = 10;
const maxAttempts = 5;

const sameAddress = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();

/** Mails a code to an address. Throws `request.too-many` within a minute of the last one. */
export const sendEmailCode = (world: World, owner: Member, email: string): void => {
  const now = world.now();
  const last = world.state.get(emailCodes, owner.id);
  if (hasRateLimits(world) && last && now - last.sentAt < minuteMs)
    throw new Refusal('request.too-many', { why: 'a code was sent a moment ago' });
  const code = world.secrets.digits(6);
  world.state.put(emailCodes, { id: owner.id, email, code, sentAt: now, tries: 0 });
  world.schedule({
    id: `email-code:${owner.id}`,
    at: now + emailCodeMinutes * minuteMs,
    type: 'email-code',
    data: owner.id,
  });
  sendMail(world, owner, {
    to: email,
    code,
    text: {
      EN: `${code} is your code to confirm this email address. It expires in ${emailCodeMinutes} minutes. Never share it.`,
      TY: `${code} ang code para ma-confirm ang email address na ito. Mag-e-expire ito pagkalipas ng ${emailCodeMinutes} minuto. Huwag itong ibigay kahit kanino.`,
      VI: `${code} là mã xác nhận địa chỉ email này. Mã hết hạn sau ${emailCodeMinutes} phút. Không chia sẻ cho bất kỳ ai.`,
    },
  });
};

/**
 * Throws `verification.expired` for the right code after its expiry, and `verification.wrong` unless this code was sent
 * to this address; five wrong attempts invalidate it.
 */
export const checkEmailCode = (world: World, owner: Member, email: string, typedCode: string): void => {
  const sent = world.state.get(emailCodes, owner.id);
  const open = sent && sent.tries < maxAttempts && sameAddress(sent.email, email);
  if (open && sent.code === typedCode) {
    if (sent.expired) throw new Refusal('verification.expired', { keep: true, why: 'the code has expired' });
    return;
  }
  if (open) world.state.put(emailCodes, { ...sent, tries: sent.tries + 1 });
  throw new Refusal('verification.wrong', {
    keep: true,
    value: { field: 'verificationCode' },
    why: open ? 'wrong code' : 'no code is open for this address',
  });
};

/** Removes a member's e-mail code: a code can be used only once. */
export const consumeEmailCode = (world: World, owner: Member): void => {
  world.state.remove(emailCodes, owner.id);
  world.cancel(`email-code:${owner.id}`);
};

/** Handles a due event: marks a code as expired, and removes it an hour later. */
export const expireEmailCode = (world: World, { data }: DueEvent): void => {
  const id = String(data);
  const found = world.state.get(emailCodes, id);
  if (!found || found.expired) {
    world.state.remove(emailCodes, id);
    return;
  }
  world.state.put(emailCodes, { ...found, expired: true });
  world.schedule({ id: `email-code:${id}`, at: world.now() + 60 * minuteMs, type: 'email-code', data: id });
};
