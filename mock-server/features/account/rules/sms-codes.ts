import { mobileKey } from '#features/account/model/mobile.ts';
import { minuteMs } from '#lib/dates/units.ts';
import { collection, type Doc } from '#sim/core/collection.ts';
import type { DueEvent } from '#sim/core/due-event.ts';
import { Refusal } from '#sim/core/refusal.ts';
import type { World } from '#sim/core/world.ts';
import { flag } from '#sim/features/site/rules/flags.ts';
import { applyRateLimits, checkRateLimit, hasRateLimits } from '#sim/features/site/rules/rate-limits.ts';

/** Purpose of an SMS code. */
export type CodePurpose = 'register' | 'login' | 'reset' | 'provider' | 'mobile' | 'hold';

/** A sent SMS code; a newer one for the same purpose replaces it. Times in epoch ms. */
export interface SmsCode extends Doc {
  readonly purpose: CodePurpose;
  readonly mobile: string;
  readonly code: string;
  readonly sentAt: number;
  readonly expiresAt: number;
  readonly tries: number;
  /** Kept for an hour after expiry, so that the response can give expiry as the reason. */
  readonly expired?: true;
  /** False for a number without an account: nothing was sent, only the rate limit counts. */
  readonly delivered: boolean;
}

export const smsCodes = collection<SmsCode>()('sms-code');

const resendDelayMs = 30_000;
const keepExpiredMs = 60 * minuteMs;
const maxAttempts = 5;

const idOf = (purpose: CodePurpose, mobile: string): string => `${purpose}:${mobileKey(mobile)}`;

/** Sends an SMS code. Throws `request.too-many` within 30 seconds of the last one. */
export const sendSmsCode = (world: World, purpose: CodePurpose, mobile: string, delivered = true): SmsCode => {
  const id = idOf(purpose, mobile);
  const now = world.now();
  const last = world.state.get(smsCodes, id);
  if (hasRateLimits(world) && last && now - last.sentAt < resendDelayMs)
    throw new Refusal('request.too-many', { why: `a code was sent to ${mobile} a moment ago` });
  const expiresAt = now + (flag(world.state, 'SMS_MINUTES') || 1) * minuteMs;
  const sent: SmsCode = {
    id,
    purpose,
    mobile,
    code: world.secrets.digits(6),
    sentAt: now,
    expiresAt,
    tries: 0,
    delivered,
  };
  world.state.put(smsCodes, sent);
  world.schedule({ id: `sms:${id}`, at: expiresAt, type: 'sms', data: id });
  return sent;
};

/** Returns the response value after a code was sent. */
export const smsSentReply = (world: World): { expiredMinutes?: number } => {
  const minutes = flag(world.state, 'SMS_MINUTES');
  return minutes > 0 ? { expiredMinutes: minutes } : {};
};

/**
 * Checks an SMS code. Throws `verification.expired` for the right code after its time, else `verification.wrong`; five
 * wrong attempts invalidate the code. Wrong attempts also count for the network address (`from`), so that one address
 * cannot invalidate many codes: it gets `request.too-many`.
 */
export const checkSmsCode = (
  world: World,
  purpose: CodePurpose,
  mobile: string,
  typedCode: string,
  from: string,
): void => {
  checkRateLimit(world, 'guesses', from);
  const sent = world.state.get(smsCodes, idOf(purpose, mobile));
  if (sent?.delivered && sent.code === typedCode && sent.tries < maxAttempts) {
    if (sent.expired) throw new Refusal('verification.expired', { keep: true, why: 'the code has expired' });
    return;
  }
  if (sent) world.state.put(smsCodes, { ...sent, tries: sent.tries + 1 });
  applyRateLimits(world, { guesses: from });
  throw new Refusal('verification.wrong', { keep: true, why: sent ? 'wrong code' : 'no code is open' });
};

/** Removes a used code. */
export const consumeSmsCode = (world: World, purpose: CodePurpose, mobile: string): void => {
  world.state.remove(smsCodes, idOf(purpose, mobile));
  world.cancel(`sms:${idOf(purpose, mobile)}`);
};

/** Handles a due event: marks a code as expired, and removes it an hour later. */
export const expireSmsCode = (world: World, { data }: DueEvent): void => {
  const id = String(data);
  const found = world.state.get(smsCodes, id);
  if (!found || found.expired) {
    world.state.remove(smsCodes, id);
    return;
  }
  world.state.put(smsCodes, { ...found, expired: true });
  world.schedule({ id: `sms:${id}`, at: world.now() + keepExpiredMs, type: 'sms', data: id });
};
