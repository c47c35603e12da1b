import { loginScenarios } from './account/scenarios/login.ts';
import { registerScenarios } from './account/scenarios/register.ts';
import { securityScenarios } from './account/scenarios/security.ts';
import { sessionScenarios } from './account/scenarios/session.ts';
import { trialScenarios } from './account/scenarios/trial.ts';
import { agentScenarios } from './agent/scenarios/agent.ts';
import { depositScenarios } from './cashier/scenarios/deposit.ts';
import { walletScenarios } from './cashier/scenarios/wallet.ts';
import { withdrawScenarios } from './cashier/scenarios/withdraw.ts';
import { bannerScenarios } from './content/scenarios/banners.ts';
import { helpScenarios } from './content/scenarios/help.ts';
import { noticeScenarios } from './content/scenarios/notices.ts';
import { promotionScenarios } from './content/scenarios/promotions.ts';
import { gameScenarios } from './games/scenarios/games.ts';
import { matchScenarios } from './games/scenarios/matches.ts';
import { lotteryScenarios } from './lottery/scenarios/lottery.ts';
import { feedbackScenarios } from './messages/scenarios/feedback.ts';
import { messageScenarios } from './messages/scenarios/messages.ts';
import { receiptScenarios } from './records/scenarios/receipts.ts';
import { recordScenarios } from './records/scenarios/records.ts';
import { rewardScenarios } from './rewards/scenarios/rewards.ts';
import { identityScenarios } from './safety/scenarios/identity.ts';
import { safetyScenarios } from './safety/scenarios/safety.ts';
import type { Scenario } from './scenario.ts';
import { serviceScenarios } from './service/scenarios/service.ts';
import { clockScenarios } from './site/scenarios/clock.ts';
import { downloadScenarios } from './site/scenarios/downloads.ts';
import { flagScenarios } from './site/scenarios/flags.ts';
import { networkScenarios } from './site/scenarios/network.ts';
import { startScenarios } from './site/scenarios/start.ts';

const all: readonly Scenario[] = [
  ...agentScenarios,
  ...bannerScenarios,
  ...clockScenarios,
  ...depositScenarios,
  ...downloadScenarios,
  ...feedbackScenarios,
  ...flagScenarios,
  ...gameScenarios,
  ...helpScenarios,
  ...identityScenarios,
  ...loginScenarios,
  ...lotteryScenarios,
  ...matchScenarios,
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
