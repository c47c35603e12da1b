import type { Handler } from '../pipeline/handle.ts';
import { activityHandlers } from './activity.ts';
import { affiliateLinkHandlers } from './affiliate-links.ts';
import { agentIncomeHandlers } from './agent-income.ts';
import { cardHandlers } from './cards.ts';
import { clubHandlers } from './club.ts';
import { contentHandlers } from './content.ts';
import { contractHandlers } from './contracts.ts';
import { depositHandlers } from './deposit.ts';
import { downlineHandlers } from './downline.ts';
import { gameHandlers } from './games.ts';
import { launchHandlers } from './launch.ts';
import { lotteryHandlers } from './lottery.ts';
import { lotteryOrderHandlers } from './lottery-orders.ts';
import { matchHandlers } from './matches.ts';
import { memberHandlers } from './member.ts';
import { messageHandlers } from './messages.ts';
import { passwordHandlers } from './password.ts';
import { redRainHandlers } from './red-rain.ts';
import { registrationHandlers } from './registration.ts';
import { reportHandlers } from './reports.ts';
import { securityHandlers } from './security.ts';
import { serviceHandlers } from './service.ts';
import { sessionHandlers } from './session.ts';
import { shelfHandlers } from './shelf.ts';
import { socialHandlers } from './social.ts';
import { systemHandlers } from './system.ts';
import { teamKpiHandlers } from './team-kpi.ts';
import { teamReportHandlers } from './team-reports.ts';
import { trialHandlers } from './trial.ts';
import { verificationHandlers } from './verification.ts';
import { walletHandlers } from './wallet.ts';
import { winnerHandlers } from './winners.ts';
import { withdrawHandlers } from './withdraw.ts';

/** Every handler of the simulated backend; a file a domain. */
export const handlers: readonly Handler[] = [
  ...sessionHandlers,
  ...registrationHandlers,
  ...verificationHandlers,
  ...passwordHandlers,
  ...trialHandlers,
  ...socialHandlers,
  ...systemHandlers,
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
  ...teamKpiHandlers,
  ...downlineHandlers,
  ...affiliateLinkHandlers,
  ...teamReportHandlers,
  ...redRainHandlers,
  ...contractHandlers,
  ...agentIncomeHandlers,
];
