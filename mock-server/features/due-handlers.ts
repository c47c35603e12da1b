import type { DueHandlers } from '../core/due-events.ts';
import { forgetCaptcha } from './account/rules/captchas.ts';
import { forgetCode } from './account/rules/codes.ts';
import { forgetEmailCode } from './account/rules/email-codes.ts';
import { forgetGuesses } from './account/rules/guesses.ts';
import { unlock } from './account/rules/login-guard.ts';
import { forgetNonce } from './account/rules/nonces.ts';
import { forgetPace } from './account/rules/pace.ts';
import { forgetIdToken } from './account/rules/provider.ts';
import { forgetTemporaryPassword } from './account/rules/recovery.ts';
import { lapseSession } from './account/rules/sessions.ts';
import { closeAgentDay } from './agent/rules/agent-days.ts';
import { closeAgentHour } from './agent/rules/salaries.ts';
import { endBonus } from './cashier/rules/bonus.ts';
import { ripenDeposit } from './cashier/rules/deposit-flow.ts';
import { processWithdrawal } from './cashier/rules/withdrawal-flow.ts';
import { forgetLaunch } from './games/rules/launches.ts';
import { refundOverdue } from './games/rules/rounds.ts';
import { settleDraw } from './lottery/rules/orders.ts';
import { answerFeedback } from './messages/rules/feedbacks.ts';
import { forgetMessage } from './messages/rules/messages.ts';
import { giveBirthdayGift } from './rewards/rules/birthdays.ts';
import { giveCashback } from './rewards/rules/cashback.ts';
import { givePrizes } from './rewards/rules/leader-board.ts';
import { expireReward } from './rewards/rules/rewards.ts';
import { forgetConfirmation } from './safety/rules/confirmations.ts';
import { forgetTicket } from './safety/rules/login-tickets.ts';
import { forgetChallenge } from './safety/rules/passkeys.ts';
import { endTwoSteps } from './safety/rules/two-steps.ts';

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
