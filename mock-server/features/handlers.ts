import { freeTrialHandlers } from '#sim/features/account/endpoints/free-trial.ts';
import { loginHandlers } from '#sim/features/account/endpoints/login.ts';
import { memberHandlers } from '#sim/features/account/endpoints/member.ts';
import { passwordHandlers } from '#sim/features/account/endpoints/password.ts';
import { registrationHandlers } from '#sim/features/account/endpoints/registration.ts';
import { securityHandlers } from '#sim/features/account/endpoints/security.ts';
import { sessionHandlers } from '#sim/features/account/endpoints/sessions.ts';
import { socialLoginHandlers } from '#sim/features/account/endpoints/social-login.ts';
import { verificationHandlers } from '#sim/features/account/endpoints/verification.ts';
import { affiliateLinkHandlers } from '#sim/features/agent/endpoints/affiliate-links.ts';
import { agentIncomeHandlers } from '#sim/features/agent/endpoints/agent-income.ts';
import { contractHandlers } from '#sim/features/agent/endpoints/contracts.ts';
import { downlineHandlers } from '#sim/features/agent/endpoints/downline.ts';
import { redRainHandlers } from '#sim/features/agent/endpoints/red-rain.ts';
import { teamKpiHandlers } from '#sim/features/agent/endpoints/team-kpi.ts';
import { teamListHandlers } from '#sim/features/agent/endpoints/team-list.ts';
import { teamReportHandlers } from '#sim/features/agent/endpoints/team-reports.ts';
import { bankAccountHandlers } from '#sim/features/cashier/endpoints/bank-accounts.ts';
import { depositHandlers } from '#sim/features/cashier/endpoints/deposit.ts';
import { wageringHandlers } from '#sim/features/cashier/endpoints/wagering.ts';
import { walletHandlers } from '#sim/features/cashier/endpoints/wallet.ts';
import { withdrawHandlers } from '#sim/features/cashier/endpoints/withdraw.ts';
import { contentHandlers } from '#sim/features/content/endpoints/content.ts';
import { fairnessHandlers } from '#sim/features/games/endpoints/fairness.ts';
import { favouriteAndRecentHandlers } from '#sim/features/games/endpoints/favourites-and-recents.ts';
import { flightHandlers } from '#sim/features/games/endpoints/flights.ts';
import { gameHandlers } from '#sim/features/games/endpoints/game-lists.ts';
import { handHandlers } from '#sim/features/games/endpoints/hands.ts';
import { jackpotHandlers } from '#sim/features/games/endpoints/jackpots.ts';
import { launchHandlers } from '#sim/features/games/endpoints/launch.ts';
import { matchHandlers } from '#sim/features/games/endpoints/matches.ts';
import { sabongHandlers } from '#sim/features/games/endpoints/sabong.ts';
import { sportsHandlers } from '#sim/features/games/endpoints/sports.ts';
import { winnerHandlers } from '#sim/features/games/endpoints/winners.ts';
import { memberHomeHandlers } from '#sim/features/home/endpoints/member-home.ts';
import { lotteryHandlers } from '#sim/features/lottery/endpoints/lottery.ts';
import { lotteryOrderHandlers } from '#sim/features/lottery/endpoints/orders.ts';
import { messageHandlers } from '#sim/features/messages/endpoints/messages.ts';
import { notificationHandlers } from '#sim/features/messages/endpoints/notifications.ts';
import { receiptHandlers } from '#sim/features/records/endpoints/receipts.ts';
import { reportHandlers } from '#sim/features/records/endpoints/reports.ts';
import { inviteHandlers } from '#sim/features/rewards/endpoints/invite.ts';
import { missionHandlers } from '#sim/features/rewards/endpoints/missions.ts';
import { rebateHandlers } from '#sim/features/rewards/endpoints/rebates.ts';
import { rewardHandlers } from '#sim/features/rewards/endpoints/rewards.ts';
import { vipHandlers } from '#sim/features/rewards/endpoints/vip.ts';
import { closureHandlers } from '#sim/features/safety/endpoints/closure.ts';
import { identityVerificationHandlers } from '#sim/features/safety/endpoints/identity-verification.ts';
import { limitHandlers } from '#sim/features/safety/endpoints/limits.ts';
import { passkeyHandlers } from '#sim/features/safety/endpoints/passkeys.ts';
import { twoStepHandlers } from '#sim/features/safety/endpoints/two-steps.ts';
import { serviceHandlers } from '#sim/features/service/endpoints/service.ts';
import { systemHandlers } from '#sim/features/site/endpoints/system.ts';
import { webVitalsHandlers } from '#sim/features/site/endpoints/web-vitals.ts';
import type { Handler } from './handler.ts';

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
  ...notificationHandlers,
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
