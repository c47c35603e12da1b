import type { ErrorCode } from '#contract/errors.ts';
import { codeOf } from '#lib/http/errors.ts';
import type { Words } from './translate.ts';

/** Codes raised by the client itself. */
export type ClientErrorCode =
  | 'network.offline'
  | 'network.slow'
  | 'reply.broken'
  | 'network.part'
  | 'encryption.unavailable'
  | 'storage.blocked'
  | 'passkey.here'
  | 'passkey.failed';

/** One catalogue text per code. */
const catalogue: Record<ErrorCode | ClientErrorCode, keyof Words['siteErrors']> = {
  'session.required': 'sessionRequired',
  'session.expired': 'sessionExpired',
  'login.wrong-password': 'wrongLoginPassword',
  'login.captcha-required': 'captchaRequired',
  'login.locked': 'locked',
  'login.non-member': 'nonMember',
  'login.non-agent': 'nonAgent',
  'login.second-step': 'secondStep',
  'confirm.required': 'confirmRequired',
  'passkey.unknown': 'passkeyUnknown',
  'password.change-required': 'changePassword',
  'password.common': 'commonPassword',
  'user.unknown': 'unknownUser',
  'username.taken': 'usernameTaken',
  'email.taken': 'emailTaken',
  'mobile.taken': 'mobileTaken',
  'verification.wrong': 'verificationWrong',
  'verification.expired': 'verificationExpired',
  'referrer.wrong': 'referrerWrong',
  'modify.new.old.same': 'sameAsOld',
  'permission.denied': 'permissionDenied',
  'request.invalid': 'invalid',
  'request.too-large': 'invalid',
  'request.unsupported': 'invalid',
  'request.too-many': 'tooMany',
  'request.conflict': 'conflict',
  'resource.unknown': 'notFound',
  'url.empty': 'urlEmpty',
  'balance.insufficient': 'insufficient',
  'payment.wrong-password': 'paymentPassword',
  'payment.weak-password': 'weakPaymentPassword',
  'amount.out-of-range': 'amountRange',
  'limit.reached': 'limitReached',
  'bonus.ends': 'bonusEnds',
  'turnover.open': 'turnoverOpen',
  'deposit.required': 'depositRequired',
  'withdraw.held': 'withdrawHeld',
  'promotion.unavailable': 'promotionUnavailable',
  'draw.closed': 'drawClosed',
  'bet.out-of-range': 'betRange',
  'odds.changed': 'oddsChanged',
  'match.closed': 'matchClosed',
  'cashout.closed': 'cashOutClosed',
  'game.unavailable': 'gameUnavailable',
  'ticket.used': 'ticketUsed',
  'safety.limit': 'ownLimit',
  'safety.check': 'realityCheck',
  'safety.closed': 'closed',
  'safety.excluded': 'excluded',
  'safety.review': 'identityReview',
  'identity.required': 'identityRequired',
  'system.upgrading': 'upgrading',
  'system.maintenance': 'maintenance',
  'region.restricted': 'region',
  'system.unknown': 'unknown',
  'network.offline': 'offline',
  'network.slow': 'slow',
  'reply.broken': 'unknown',
  'network.part': 'part',
  'encryption.unavailable': 'encryptionMissing',
  'storage.blocked': 'storageBlocked',
  'passkey.here': 'passkeyHere',
  'passkey.failed': 'passkeyFailed',
};

/** Returns the catalogue text of an error or an error code; the text of the unknown error for codes without one. */
export const errorText = (words: Words, error: unknown): string => {
  const code = typeof error === 'string' ? error : codeOf(error);
  return words.siteErrors[Object.hasOwn(catalogue, code) ? catalogue[code as ErrorCode] : 'unknown']();
};
