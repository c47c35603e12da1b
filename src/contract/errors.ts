/**
 * All error codes of replies with their HTTP status. The site shows one catalogue text per code; unknown codes
 * use `system.unknown`.
 */
export const errorStatus = {
  'session.required': 401,
  'session.expired': 401,
  'login.wrong-password': 400,
  'login.captcha-required': 400,
  'login.locked': 429,
  'login.non-member': 403,
  'login.non-agent': 403,
  'login.second-step': 401,
  'confirm.required': 403,
  'passkey.unknown': 404,
  'password.change-required': 403,
  'password.common': 400,
  'user.unknown': 404,
  'username.taken': 409,
  'email.taken': 409,
  'mobile.taken': 409,
  'verification.wrong': 400,
  'verification.expired': 400,
  'referrer.wrong': 400,
  'modify.new.old.same': 400,
  'permission.denied': 403,
  'request.invalid': 422,
  'request.too-large': 413,
  'request.unsupported': 415,
  'request.too-many': 429,
  'request.conflict': 409,
  'resource.unknown': 404,
  'url.empty': 404,
  'balance.insufficient': 409,
  'payment.wrong-password': 400,
  'payment.weak-password': 400,
  'amount.out-of-range': 422,
  'limit.reached': 409,
  'turnover.open': 409,
  'bonus.ends': 409,
  'deposit.required': 409,
  'withdraw.held': 409,
  'promotion.unavailable': 409,
  'draw.closed': 409,
  'bet.out-of-range': 422,
  'odds.changed': 409,
  'match.closed': 409,
  'cashout.closed': 409,
  'game.unavailable': 409,
  'ticket.used': 409,
  'safety.limit': 409,
  'safety.check': 409,
  'safety.closed': 403,
  'safety.excluded': 403,
  'safety.review': 403,
  'identity.required': 403,
  'system.upgrading': 503,
  'system.maintenance': 503,
  'region.restricted': 403,
  'system.unknown': 500,
} as const;

export type ErrorCode = keyof typeof errorStatus;

/** An invalid field of a `request.invalid` reply: its dotted path and the rule it breaks. */
export interface FieldError {
  readonly field: string;
  readonly rule: string;
}
