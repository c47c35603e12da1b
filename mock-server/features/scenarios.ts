import { lotteryCategories } from '#contract/games/categories.ts';
import { offersAny } from '#contract/games/offers.ts';
import { loginScenarios } from '#sim/features/account/scenarios/login.ts';
import { registerScenarios } from '#sim/features/account/scenarios/register.ts';
import { securityScenarios } from '#sim/features/account/scenarios/security.ts';
import { sessionScenarios } from '#sim/features/account/scenarios/session.ts';
import { trialScenarios } from '#sim/features/account/scenarios/trial.ts';
import { agentScenarios } from '#sim/features/agent/scenarios/agent.ts';
import { depositScenarios } from '#sim/features/cashier/scenarios/deposit.ts';
import { walletScenarios } from '#sim/features/cashier/scenarios/wallet.ts';
import { withdrawScenarios } from '#sim/features/cashier/scenarios/withdraw.ts';
import { bannerScenarios } from '#sim/features/content/scenarios/banners.ts';
import { helpScenarios } from '#sim/features/content/scenarios/help.ts';
import { noticeScenarios } from '#sim/features/content/scenarios/notices.ts';
import { promotionScenarios } from '#sim/features/content/scenarios/promotions.ts';
import { gameRoundScenarios } from '#sim/features/games/scenarios/game-rounds.ts';
import { gameScenarios } from '#sim/features/games/scenarios/games.ts';
import { matchScenarios } from '#sim/features/games/scenarios/matches.ts';
import { sportsBetScenarios } from '#sim/features/games/scenarios/sports-bets.ts';
import { lotteryScenarios } from '#sim/features/lottery/scenarios/lottery.ts';
import { feedbackScenarios } from '#sim/features/messages/scenarios/feedback.ts';
import { messageScenarios } from '#sim/features/messages/scenarios/messages.ts';
import { receiptScenarios } from '#sim/features/records/scenarios/receipts.ts';
import { recordScenarios } from '#sim/features/records/scenarios/records.ts';
import { rewardScenarios } from '#sim/features/rewards/scenarios/rewards.ts';
import { identityScenarios } from '#sim/features/safety/scenarios/identity.ts';
import { safetyScenarios } from '#sim/features/safety/scenarios/safety.ts';
import { serviceScenarios } from '#sim/features/service/scenarios/service.ts';
import { clockScenarios } from '#sim/features/site/scenarios/clock.ts';
import { downloadScenarios } from '#sim/features/site/scenarios/downloads.ts';
import { flagScenarios } from '#sim/features/site/scenarios/flags.ts';
import { networkScenarios } from '#sim/features/site/scenarios/network.ts';
import { startScenarios } from '#sim/features/site/scenarios/start.ts';
import type { Scenario } from './scenario.ts';

const all: readonly Scenario[] = [
  ...agentScenarios,
  ...bannerScenarios,
  ...clockScenarios,
  ...depositScenarios,
  ...downloadScenarios,
  ...feedbackScenarios,
  ...flagScenarios,
  ...gameScenarios,
  ...gameRoundScenarios,
  ...helpScenarios,
  ...identityScenarios,
  ...loginScenarios,
  ...(offersAny(lotteryCategories) ? lotteryScenarios : []),
  ...(offersAny(['SPORTS', 'ESPORTS']) ? [...matchScenarios, ...sportsBetScenarios] : []),
  ...messageScenarios,
  ...networkScenarios,
  ...noticeScenarios,
  ...promotionScenarios,
  ...receiptScenarios,
  ...recordScenarios,
  ...registerScenarios,
  ...rewardScenarios,
  ...safetyScenarios,
  ...securityScenarios,
  ...serviceScenarios,
  ...sessionScenarios,
  ...startScenarios,
  ...trialScenarios,
  ...walletScenarios,
  ...withdrawScenarios,
];

/** All scenarios by name, sorted by name. Import this module with `import()`: a start without scenarios does not need it. */
export const scenarios: ReadonlyMap<string, Scenario> = new Map(
  [...all].sort((a, b) => (a.name < b.name ? -1 : 1)).map((it) => [it.name, it]),
);
