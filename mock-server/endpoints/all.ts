import type { Handler } from '../pipeline/handle.ts';
import { memberHandlers } from './account/member.ts';
import { passwordHandlers } from './account/password.ts';
import { registrationHandlers } from './account/registration.ts';
import { securityHandlers } from './account/security.ts';
import { sessionHandlers } from './account/session.ts';
import { sessionListHandlers } from './account/sessions.ts';
import { socialHandlers } from './account/social.ts';
import { trialHandlers } from './account/trial.ts';
import { verificationHandlers } from './account/verification.ts';
import { affiliateLinkHandlers } from './agent/affiliate-links.ts';
import { agentIncomeHandlers } from './agent/agent-income.ts';
import { contractHandlers } from './agent/contracts.ts';
import { downlineHandlers } from './agent/downline.ts';
import { redRainHandlers } from './agent/red-rain.ts';
import { teamKpiHandlers } from './agent/team-kpi.ts';
import { teamListHandlers } from './agent/team-list.ts';
import { teamReportHandlers } from './agent/team-reports.ts';
import { cardHandlers } from './cashier/cards.ts';
import { depositHandlers } from './cashier/deposit.ts';
import { walletHandlers } from './cashier/wallet.ts';
import { withdrawHandlers } from './cashier/withdraw.ts';
import { contentHandlers } from './content/content.ts';
import { gameHandlers } from './games/games.ts';
import { launchHandlers } from './games/launch.ts';
import { matchHandlers } from './games/matches.ts';
import { shelfHandlers } from './games/shelf.ts';
import { winnerHandlers } from './games/winners.ts';
import { lotteryHandlers } from './lottery/lottery.ts';
import { lotteryOrderHandlers } from './lottery/orders.ts';
import { messageHandlers } from './messages/messages.ts';
import { reportHandlers } from './records/reports.ts';
import { clubHandlers } from './rewards/club.ts';
import { activityHandlers } from './rewards/missions.ts';
import { closureHandlers } from './safety/closure.ts';
import { limitHandlers } from './safety/limits.ts';
import { passkeyHandlers } from './safety/passkeys.ts';
import { twoStepHandlers } from './safety/two-steps.ts';
import { serviceHandlers } from './service/service.ts';
import { fieldHandlers } from './site/field.ts';
import { systemHandlers } from './site/system.ts';

/** Every handler of the simulated backend; each file of a domain is named. */
export const handlers: readonly Handler[] = [
  ...sessionHandlers,
  ...sessionListHandlers,
  ...twoStepHandlers,
  ...passkeyHandlers,
  ...registrationHandlers,
  ...verificationHandlers,
  ...passwordHandlers,
  ...trialHandlers,
  ...socialHandlers,
  ...systemHandlers,
  ...fieldHandlers,
  ...gameHandlers,
  ...shelfHandlers,
  ...launchHandlers,
  ...lotteryHandlers,
  ...lotteryOrderHandlers,
  ...matchHandlers,
  ...winnerHandlers,
  ...memberHandlers,
  ...contentHandlers,
  ...serviceHandlers,
  ...walletHandlers,
  ...messageHandlers,
  ...securityHandlers,
  ...cardHandlers,
  ...withdrawHandlers,
  ...depositHandlers,
  ...clubHandlers,
  ...activityHandlers,
  ...reportHandlers,
  ...limitHandlers,
  ...closureHandlers,
  ...teamKpiHandlers,
  ...downlineHandlers,
  ...teamListHandlers,
  ...affiliateLinkHandlers,
  ...teamReportHandlers,
  ...redRainHandlers,
  ...contractHandlers,
  ...agentIncomeHandlers,
];
