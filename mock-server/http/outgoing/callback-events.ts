/** Events of a world that callbacks can subscribe to. */
export const callbackEvents = [
  'deposit.approved',
  'withdrawal.paid',
  'member.registered',
  'limit.reached',
  'bet.closed',
] as const;
export type CallbackEvent = (typeof callbackEvents)[number];
