import { settleDraw } from '../lottery/orders.ts';
import { forgetNonce } from '../pipeline/open-body.ts';
import { closeAgentDay } from './agent-days.ts';
import { giveBirthdayGift } from './birthdays.ts';
import { forgetCaptcha } from './captchas.ts';
import { giveCashback } from './cashback.ts';
import { forgetCode } from './codes.ts';
import { ripenDeposit } from './deposits.ts';
import { answerFeedback } from './feedbacks.ts';
import { forgetLaunch } from './launches.ts';
import { givePrizes } from './leader-board.ts';
import { unlock } from './login-guard.ts';
import { forgetIdToken } from './provider.ts';
import { forgetTemporaryPassword } from './recovery.ts';
import { expireReward } from './rewards.ts';
import { refundOverdue } from './rounds.ts';
import { closeAgentHour } from './salaries.ts';
import { forgetFailures } from './security.ts';
import { lapseSession } from './sessions.ts';
import { processWithdrawal } from './withdrawals.ts';
import type { DueHandlers } from './world.ts';

/** What happens when something is due, by the type of the event. */
export const dueHandlers: DueHandlers = {
  session: lapseSession,
  launch: forgetLaunch,
  bet: refundOverdue,
  lottery: settleDraw,
  unlock,
  nonce: forgetNonce,
  sms: forgetCode,
  captcha: forgetCaptcha,
  idtoken: forgetIdToken,
  recovery: forgetTemporaryPassword,
  feedback: answerFeedback,
  secret: forgetFailures,
  birthday: giveBirthdayGift,
  reward: expireReward,
  withdraw: processWithdrawal,
  deposit: ripenDeposit,
  cashback: giveCashback,
  'mission-week': givePrizes,
  'agent-day': closeAgentDay,
  'agent-hour': closeAgentHour,
};
