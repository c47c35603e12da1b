import { expireGuestReply } from '../core/idempotency.ts';
import type { DueEventHandlers } from '../core/world.ts';
import { expireCaptcha } from './account/rules/captcha.ts';
import { expireEmailCode } from './account/rules/email-codes.ts';
import { expireFailedAttempts } from './account/rules/failed-attempts.ts';
import { unlockLogin } from './account/rules/login-lockout.ts';
import { expireNonce } from './account/rules/nonces.ts';
import { expireSession } from './account/rules/sessions.ts';
import { expireSmsCode } from './account/rules/sms-codes.ts';
import { expireIdToken } from './account/rules/social-providers.ts';
import { expireTemporaryPassword } from './account/rules/temporary-passwords.ts';
import { closeAgentDay } from './agent/rules/agent-days.ts';
import { closeAgentHour } from './agent/rules/salaries.ts';
import { expireBonus, remindOfBonus } from './cashier/rules/deposit-bonus.ts';
import { expireOrReviewDeposit } from './cashier/rules/deposit-expiry.ts';
import { processWithdrawal } from './cashier/rules/withdrawal-processing.ts';
import { expireQuote } from './games/rules/cash-out.ts';
import { endFlight } from './games/rules/flights.ts';
import { expireLaunch } from './games/rules/game-visits.ts';
import { playLapsedTurn } from './games/rules/hands.ts';
import { refundOverdueBet } from './games/rules/rounds.ts';
import { settleFight } from './games/rules/sabong.ts';
import { handleMatchEnd } from './games/rules/settle-sports-bets.ts';
import { settleDraw } from './lottery/rules/orders.ts';
import { answerFeedback } from './messages/rules/feedbacks.ts';
import { purgeMessage } from './messages/rules/messages.ts';
import { grantBirthdayGift } from './rewards/rules/birthday-gifts.ts';
import { grantCashback } from './rewards/rules/cashback.ts';
import { grantWeeklyPrizes } from './rewards/rules/leaderboard.ts';
import { expireReward } from './rewards/rules/rewards.ts';
import { handleTimeOutEnd } from './safety/rules/close-account.ts';
import { expireConfirmation } from './safety/rules/confirmations.ts';
import { expireIdentityDraft, handleDeletion } from './safety/rules/identity-files.ts';
import { handleIdentityExpiry, remindOfIdentity } from './safety/rules/identity-verification.ts';
import { expireLoginTicket } from './safety/rules/login-tickets.ts';
import { expireChallenge } from './safety/rules/passkeys.ts';
import { handleTwoStepsEnd } from './safety/rules/two-steps.ts';
import { expireRecentCalls } from './site/rules/rate-limits.ts';

/** Handlers of due events, by event type. */
export const dueEventHandlers: DueEventHandlers = {
  session: expireSession,
  launch: expireLaunch,
  bet: refundOverdueBet,
  hand: playLapsedTurn,
  flight: endFlight,
  match: handleMatchEnd,
  'cashout-quote': expireQuote,
  sabong: settleFight,
  lottery: settleDraw,
  passkey: expireChallenge,
  confirm: expireConfirmation,
  'login-ticket': expireLoginTicket,
  'two-steps': handleTwoStepsEnd,
  'time-out': handleTimeOutEnd,
  'identity-draft': expireIdentityDraft,
  'identity-files': handleDeletion,
  'identity-expiry': handleIdentityExpiry,
  'identity-reminder': remindOfIdentity,
  unlock: unlockLogin,
  'guest-reply': expireGuestReply,
  nonce: expireNonce,
  sms: expireSmsCode,
  captcha: expireCaptcha,
  idtoken: expireIdToken,
  pace: expireRecentCalls,
  recovery: expireTemporaryPassword,
  feedback: answerFeedback,
  message: purgeMessage,
  guesses: expireFailedAttempts,
  'email-code': expireEmailCode,
  birthday: grantBirthdayGift,
  reward: expireReward,
  withdraw: processWithdrawal,
  deposit: expireOrReviewDeposit,
  bonus: expireBonus,
  'bonus-reminder': remindOfBonus,
  cashback: grantCashback,
  'mission-week': grantWeeklyPrizes,
  'agent-day': closeAgentDay,
  'agent-hour': closeAgentHour,
};
