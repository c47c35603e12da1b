import { mobileKey } from '../../../../src/features/account/model/mobile.ts';
import { type Doc, kind } from '../../../core/collection.ts';
import type { Due } from '../../../core/due.ts';
import { Refusal } from '../../../core/refusal.ts';
import type { World } from '../../../core/world.ts';
import { flag } from '../../site/rules/flags.ts';
import { isPaced, keepPace, refuseTooFast } from './pace.ts';

/** What an SMS code is good for. */
export type CodePurpose = 'register' | 'login' | 'reset' | 'provider' | 'mobile';

/** An SMS that was sent; a newer one for the same purpose takes its place. */
export interface SmsCode extends Doc {
  readonly purpose: CodePurpose;
  readonly mobile: string;
  readonly code: string;
  readonly sentAt: number;
  readonly expiresAt: number;
  readonly tries: number;
  /** False for a number that nobody has: nothing was sent, only the pace is kept. */
  readonly delivered: boolean;
}

export const smsCode = kind<SmsCode>().named('sms-code');

const minute = 60_000;
const pause = 30_000;
const mostTries = 5;

const idOf = (purpose: CodePurpose, mobile: string): string => `${purpose}:${mobileKey(mobile)}`;

/** Sends a code. Throws `request.too-many` when the last one left less than half a minute ago. */
export const sendCode = (world: World, purpose: CodePurpose, mobile: string, delivered = true): SmsCode => {
  const id = idOf(purpose, mobile);
  const now = world.now();
  const last = world.state.get(smsCode, id);
  if (isPaced(world) && last && now - last.sentAt < pause)
    throw new Refusal('request.too-many', { why: `${mobile} got one just now` });
  const expiresAt = now + (flag(world.state, 'SMS_MINUTES') || 1) * minute;
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
  world.state.put(smsCode, sent);
  world.schedule({ id: `sms:${id}`, at: expiresAt, type: 'sms', data: id });
  return sent;
};

/** `value` of the reply that says a code was sent. */
export const sentReply = (world: World): { expiredMinutes?: number } => {
  const minutes = flag(world.state, 'SMS_MINUTES');
  return minutes > 0 ? { expiredMinutes: minutes } : {};
};

/**
 * Throws `verification.wrong` unless this is the code; five wrong tries spend it. Wrong ones count for the network
 * address (`from`) that tries, so that nobody spends the codes of others for long: it gets `request.too-many`.
 */
export const checkCode = (world: World, purpose: CodePurpose, mobile: string, given: string, from: string): void => {
  refuseTooFast(world, 'guesses', from);
  const sent = world.state.get(smsCode, idOf(purpose, mobile));
  if (sent?.delivered && sent.code === given && sent.tries < mostTries) return;
  if (sent) world.state.put(smsCode, { ...sent, tries: sent.tries + 1 });
  keepPace(world, { guesses: from });
  throw new Refusal('verification.wrong', { keep: true, why: sent ? 'the code is another one' : 'no code is open' });
};

/** A code counts once. */
export const spendCode = (world: World, purpose: CodePurpose, mobile: string): void => {
  world.state.remove(smsCode, idOf(purpose, mobile));
  world.cancel(`sms:${idOf(purpose, mobile)}`);
};

export const forgetCode = (world: World, { data }: Due): void => world.state.remove(smsCode, String(data));
