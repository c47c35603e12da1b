import { expireGuestReply } from '#sim/core/idempotency.ts';
import type { DueEventHandlers } from '#sim/core/world.ts';
import { expireCaptcha } from '#sim/features/account/rules/captcha.ts';
import { expireEmailCode } from '#sim/features/account/rules/email-codes.ts';
import { expireFailedAttempts } from '#sim/features/account/rules/failed-attempts.ts';
import { unlockLogin } from '#sim/features/account/rules/login-lockout.ts';
import { expireNonce } from '#sim/features/account/rules/nonces.ts';
import { expireSession } from '#sim/features/account/rules/sessions.ts';
import { expireSmsCode } from '#sim/features/account/rules/sms-codes.ts';
import { expireIdToken } from '#sim/features/account/rules/social-providers.ts';
import { expireTemporaryPassword } from '#sim/features/account/rules/temporary-passwords.ts';
import { closeAgentDay } from '#sim/features/agent/rules/agent-days.ts';
import { closeAgentHour } from '#sim/features/agent/rules/salaries.ts';
import { expireBonus, remindOfBonus } from '#sim/features/cashier/rules/deposit-bonus.ts';
import { expireOrReviewDeposit } from '#sim/features/cashier/rules/deposit-expiry.ts';
import { processWithdrawal } from '#sim/features/cashier/rules/withdrawal-processing.ts';
import { expireQuote } from '#sim/features/games/rules/cash-out.ts';
import { endFlight } from '#sim/features/games/rules/flights.ts';
import { expireLaunch } from '#sim/features/games/rules/game-visits.ts';
import { playLapsedTurn } from '#sim/features/games/rules/hands.ts';
import { refundOverdueBet } from '#sim/features/games/rules/rounds.ts';
import { settleFight } from '#sim/features/games/rules/sabong.ts';
import { expireSavedSlip } from '#sim/features/games/rules/saved-slips.ts';
import { handleMatchEnd } from '#sim/features/games/rules/settle-sports-bets.ts';
import { settleDraw } from '#sim/features/lottery/rules/orders.ts';
import { answerFeedback } from '#sim/features/messages/rules/feedbacks.ts';
import { purgeMessage } from '#sim/features/messages/rules/messages.ts';
import { grantBirthdayGift } from '#sim/features/rewards/rules/birthday-gifts.ts';
import { grantCashback } from '#sim/features/rewards/rules/cashback.ts';
import { grantWeeklyPrizes } from '#sim/features/rewards/rules/leaderboard.ts';
import { drawRaffle } from '#sim/features/rewards/rules/raffles.ts';
import { rewardReferralLater } from '#sim/features/rewards/rules/referrals.ts';
import { expireReward } from '#sim/features/rewards/rules/rewards.ts';
import { handleTimeOutEnd } from '#sim/features/safety/rules/close-account.ts';
import { expireConfirmation } from '#sim/features/safety/rules/confirmations.ts';
import { expireIdentityDraft, handleDeletion } from '#sim/features/safety/rules/identity-files.ts';
import { handleIdentityExpiry, remindOfIdentity } from '#sim/features/safety/rules/identity-verification.ts';
import { expireLoginTicket } from '#sim/features/safety/rules/login-tickets.ts';
import { expireChallenge } from '#sim/features/safety/rules/passkeys.ts';
import { handleTwoStepsEnd } from '#sim/features/safety/rules/two-steps.ts';
import { expireRecentCalls } from '#sim/features/site/rules/rate-limits.ts';

/** Handlers of due events, by event type. */
export const dueEventHandlers: DueEventHandlers = {
  session: expireSession,
  launch: expireLaunch,
  bet: refundOverdueBet,
  hand: playLapsedTurn,
  flight: endFlight,
  match: handleMatchEnd,
  'cashout-quote': expireQuote,
  'saved-slip': expireSavedSlip,
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
  raffle: drawRaffle,
  referral: rewardReferralLater,
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
