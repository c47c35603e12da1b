import { freeTrialHandlers } from './account/endpoints/free-trial.ts';
import { loginHandlers } from './account/endpoints/login.ts';
import { memberHandlers } from './account/endpoints/member.ts';
import { passwordHandlers } from './account/endpoints/password.ts';
import { registrationHandlers } from './account/endpoints/registration.ts';
import { securityHandlers } from './account/endpoints/security.ts';
import { sessionHandlers } from './account/endpoints/sessions.ts';
import { socialLoginHandlers } from './account/endpoints/social-login.ts';
import { verificationHandlers } from './account/endpoints/verification.ts';
import { affiliateLinkHandlers } from './agent/endpoints/affiliate-links.ts';
import { agentIncomeHandlers } from './agent/endpoints/agent-income.ts';
import { contractHandlers } from './agent/endpoints/contracts.ts';
import { downlineHandlers } from './agent/endpoints/downline.ts';
import { redRainHandlers } from './agent/endpoints/red-rain.ts';
import { teamKpiHandlers } from './agent/endpoints/team-kpi.ts';
import { teamListHandlers } from './agent/endpoints/team-list.ts';
import { teamReportHandlers } from './agent/endpoints/team-reports.ts';
import { bankAccountHandlers } from './cashier/endpoints/bank-accounts.ts';
import { depositHandlers } from './cashier/endpoints/deposit.ts';
import { wageringHandlers } from './cashier/endpoints/wagering.ts';
import { walletHandlers } from './cashier/endpoints/wallet.ts';
import { withdrawHandlers } from './cashier/endpoints/withdraw.ts';
import { contentHandlers } from './content/endpoints/content.ts';
import { fairnessHandlers } from './games/endpoints/fairness.ts';
import { favouriteAndRecentHandlers } from './games/endpoints/favourites-and-recents.ts';
import { flightHandlers } from './games/endpoints/flights.ts';
import { gameHandlers } from './games/endpoints/game-lists.ts';
import { handHandlers } from './games/endpoints/hands.ts';
import { jackpotHandlers } from './games/endpoints/jackpots.ts';
import { launchHandlers } from './games/endpoints/launch.ts';
import { matchHandlers } from './games/endpoints/matches.ts';
import { sabongHandlers } from './games/endpoints/sabong.ts';
import { sportsHandlers } from './games/endpoints/sports.ts';
import { winnerHandlers } from './games/endpoints/winners.ts';
import type { Handler } from './handler.ts';
import { memberHomeHandlers } from './home/endpoints/member-home.ts';
import { lotteryHandlers } from './lottery/endpoints/lottery.ts';
import { lotteryOrderHandlers } from './lottery/endpoints/orders.ts';
import { messageHandlers } from './messages/endpoints/messages.ts';
import { receiptHandlers } from './records/endpoints/receipts.ts';
import { reportHandlers } from './records/endpoints/reports.ts';
import { inviteHandlers } from './rewards/endpoints/invite.ts';
import { missionHandlers } from './rewards/endpoints/missions.ts';
import { rebateHandlers } from './rewards/endpoints/rebates.ts';
import { rewardHandlers } from './rewards/endpoints/rewards.ts';
import { vipHandlers } from './rewards/endpoints/vip.ts';
import { closureHandlers } from './safety/endpoints/closure.ts';
import { identityVerificationHandlers } from './safety/endpoints/identity-verification.ts';
import { limitHandlers } from './safety/endpoints/limits.ts';
import { passkeyHandlers } from './safety/endpoints/passkeys.ts';
import { twoStepHandlers } from './safety/endpoints/two-steps.ts';
import { serviceHandlers } from './service/endpoints/service.ts';
import { systemHandlers } from './site/endpoints/system.ts';
import { webVitalsHandlers } from './site/endpoints/web-vitals.ts';

/** All endpoint handlers of the simulated backend. */
export const handlers: readonly Handler[] = [
  ...loginHandlers,
  ...sessionHandlers,
  ...twoStepHandlers,
  ...passkeyHandlers,
  ...registrationHandlers,
  ...verificationHandlers,
  ...passwordHandlers,
  ...freeTrialHandlers,
  ...socialLoginHandlers,
  ...systemHandlers,
  ...webVitalsHandlers,
  ...gameHandlers,
  ...favouriteAndRecentHandlers,
  ...launchHandlers,
  ...memberHomeHandlers,
  ...lotteryHandlers,
  ...lotteryOrderHandlers,
  ...matchHandlers,
  ...sabongHandlers,
  ...sportsHandlers,
  ...fairnessHandlers,
  ...handHandlers,
  ...flightHandlers,
  ...jackpotHandlers,
  ...winnerHandlers,
  ...memberHandlers,
  ...contentHandlers,
  ...serviceHandlers,
  ...wageringHandlers,
  ...walletHandlers,
  ...messageHandlers,
  ...securityHandlers,
  ...bankAccountHandlers,
  ...withdrawHandlers,
  ...depositHandlers,
  ...vipHandlers,
  ...rewardHandlers,
  ...missionHandlers,
  ...rebateHandlers,
  ...inviteHandlers,
  ...receiptHandlers,
  ...reportHandlers,
  ...limitHandlers,
  ...closureHandlers,
  ...identityVerificationHandlers,
  ...teamKpiHandlers,
  ...downlineHandlers,
  ...teamListHandlers,
  ...affiliateLinkHandlers,
  ...teamReportHandlers,
  ...redRainHandlers,
  ...contractHandlers,
  ...agentIncomeHandlers,
];
