import type { DueHandlers } from '../engine/due-events.ts';
import { forgetCaptcha } from '../rules/account/captchas.ts';
import { forgetCode } from '../rules/account/codes.ts';
import { forgetEmailCode } from '../rules/account/email-codes.ts';
import { forgetGuesses } from '../rules/account/guesses.ts';
import { unlock } from '../rules/account/login-guard.ts';
import { forgetNonce } from '../rules/account/nonces.ts';
import { forgetPace } from '../rules/account/pace.ts';
import { forgetIdToken } from '../rules/account/provider.ts';
import { forgetTemporaryPassword } from '../rules/account/recovery.ts';
import { lapseSession } from '../rules/account/sessions.ts';
import { closeAgentDay } from '../rules/agent/agent-days.ts';
import { closeAgentHour } from '../rules/agent/salaries.ts';
import { endBonus } from '../rules/cashier/bonus.ts';
import { ripenDeposit } from '../rules/cashier/deposit-flow.ts';
import { processWithdrawal } from '../rules/cashier/withdrawal-flow.ts';
import { forgetLaunch } from '../rules/games/launches.ts';
import { refundOverdue } from '../rules/games/rounds.ts';
import { settleDraw } from '../rules/lottery/orders.ts';
import { answerFeedback } from '../rules/messages/feedbacks.ts';
import { forgetMessage } from '../rules/messages/messages.ts';
import { giveBirthdayGift } from '../rules/rewards/birthdays.ts';
import { giveCashback } from '../rules/rewards/cashback.ts';
import { givePrizes } from '../rules/rewards/leader-board.ts';
import { expireReward } from '../rules/rewards/rewards.ts';
import { forgetConfirmation } from '../rules/safety/confirmations.ts';
import { forgetTicket } from '../rules/safety/login-tickets.ts';
import { forgetChallenge } from '../rules/safety/passkeys.ts';
import { endTwoSteps } from '../rules/safety/two-steps.ts';

/** What happens when something is due, by the type of the event. */
export const dueHandlers: DueHandlers = {
  session: lapseSession,
  launch: forgetLaunch,
  bet: refundOverdue,
  lottery: settleDraw,
  passkey: forgetChallenge,
  confirm: forgetConfirmation,
  'login-ticket': forgetTicket,
  'two-steps': endTwoSteps,
  unlock,
  nonce: forgetNonce,
  sms: forgetCode,
  captcha: forgetCaptcha,
  idtoken: forgetIdToken,
  pace: forgetPace,
  recovery: forgetTemporaryPassword,
  feedback: answerFeedback,
  message: forgetMessage,
  guesses: forgetGuesses,
  'email-code': forgetEmailCode,
  birthday: giveBirthdayGift,
  reward: expireReward,
  withdraw: processWithdrawal,
  deposit: ripenDeposit,
  bonus: endBonus,
  cashback: giveCashback,
  'mission-week': givePrizes,
  'agent-day': closeAgentDay,
  'agent-hour': closeAgentHour,
};
