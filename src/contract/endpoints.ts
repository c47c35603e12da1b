// Written by `npm run endpoints`; do not edit.
import * as accountIdentitySchemas from './account/identity.schemas.ts';
import * as accountLoginSchemas from './account/login.schemas.ts';
import * as accountLogin from './account/login.ts';
import * as accountMemberSchemas from './account/member.schemas.ts';
import * as accountMember from './account/member.ts';
import * as accountPasswordSchemas from './account/password.schemas.ts';
import * as accountPassword from './account/password.ts';
import * as accountRegistrationSchemas from './account/registration.schemas.ts';
import * as accountRegistration from './account/registration.ts';
import * as accountSecuritySchemas from './account/security.schemas.ts';
import * as accountSecurity from './account/security.ts';
import * as accountSessionsSchemas from './account/sessions.schemas.ts';
import * as accountSessions from './account/sessions.ts';
import * as accountSocialSchemas from './account/social.schemas.ts';
import * as accountSocial from './account/social.ts';
import * as accountTrialSchemas from './account/trial.schemas.ts';
import * as accountTrial from './account/trial.ts';
import * as accountVerificationSchemas from './account/verification.schemas.ts';
import * as accountVerification from './account/verification.ts';
import * as agentAffiliateLinksSchemas from './agent/affiliate-links.schemas.ts';
import * as agentAffiliateLinks from './agent/affiliate-links.ts';
import * as agentContractsSchemas from './agent/contracts.schemas.ts';
import * as agentContracts from './agent/contracts.ts';
import * as agentFundsSchemas from './agent/funds.schemas.ts';
import * as agentFunds from './agent/funds.ts';
import * as agentPartsSchemas from './agent/parts.schemas.ts';
import * as agentRedRainSchemas from './agent/red-rain.schemas.ts';
import * as agentRedRain from './agent/red-rain.ts';
import * as agentTeamKpiSchemas from './agent/team-kpi.schemas.ts';
import * as agentTeamKpi from './agent/team-kpi.ts';
import * as agentTeamReportsSchemas from './agent/team-reports.schemas.ts';
import * as agentTeamReports from './agent/team-reports.ts';
import * as agentTeamSchemas from './agent/team.schemas.ts';
import * as agentTeam from './agent/team.ts';
import * as agentTransfersSchemas from './agent/transfers.schemas.ts';
import * as agentTransfers from './agent/transfers.ts';
import * as cashierBankAccountsSchemas from './cashier/bank-accounts.schemas.ts';
import * as cashierBankAccounts from './cashier/bank-accounts.ts';
import * as cashierDepositSchemas from './cashier/deposit.schemas.ts';
import * as cashierDeposit from './cashier/deposit.ts';
import * as cashierWageringSchemas from './cashier/wagering.schemas.ts';
import * as cashierWagering from './cashier/wagering.ts';
import * as cashierWalletSchemas from './cashier/wallet.schemas.ts';
import * as cashierWallet from './cashier/wallet.ts';
import * as cashierWithdrawSchemas from './cashier/withdraw.schemas.ts';
import * as cashierWithdraw from './cashier/withdraw.ts';
import * as contentContentSchemas from './content/content.schemas.ts';
import * as contentContent from './content/content.ts';
import * as gamesFairnessSchemas from './games/fairness.schemas.ts';
import * as gamesFairness from './games/fairness.ts';
import * as gamesFlightsSchemas from './games/flights.schemas.ts';
import * as gamesFlights from './games/flights.ts';
import * as gamesGamesSchemas from './games/games.schemas.ts';
import * as gamesGames from './games/games.ts';
import * as gamesHandsSchemas from './games/hands.schemas.ts';
import * as gamesHands from './games/hands.ts';
import * as gamesHighlightsSchemas from './games/highlights.schemas.ts';
import * as gamesHighlights from './games/highlights.ts';
import * as gamesSabongSchemas from './games/sabong.schemas.ts';
import * as gamesSabong from './games/sabong.ts';
import * as gamesSportsSchemas from './games/sports.schemas.ts';
import * as gamesSports from './games/sports.ts';
import * as homeMemberHomeSchemas from './home/member-home.schemas.ts';
import * as homeMemberHome from './home/member-home.ts';
import * as lotteryLotterySchemas from './lottery/lottery.schemas.ts';
import * as lotteryLottery from './lottery/lottery.ts';
import * as messagesMessagesSchemas from './messages/messages.schemas.ts';
import * as messagesMessages from './messages/messages.ts';
import * as recordsReceiptsSchemas from './records/receipts.schemas.ts';
import * as recordsReceipts from './records/receipts.ts';
import * as recordsReportsSchemas from './records/reports.schemas.ts';
import * as recordsReports from './records/reports.ts';
import * as recordsRoundDetailSchemas from './records/round-detail.schemas.ts';
import * as rewardsInviteSchemas from './rewards/invite.schemas.ts';
import * as rewardsInvite from './rewards/invite.ts';
import * as rewardsMissionsSchemas from './rewards/missions.schemas.ts';
import * as rewardsMissions from './rewards/missions.ts';
import * as rewardsRebatesSchemas from './rewards/rebates.schemas.ts';
import * as rewardsRebates from './rewards/rebates.ts';
import * as rewardsRewardsSchemas from './rewards/rewards.schemas.ts';
import * as rewardsRewards from './rewards/rewards.ts';
import * as rewardsVipSchemas from './rewards/vip.schemas.ts';
import * as rewardsVip from './rewards/vip.ts';
import * as safetyClosureSchemas from './safety/closure.schemas.ts';
import * as safetyClosure from './safety/closure.ts';
import * as safetyIdentityVerificationSchemas from './safety/identity-verification.schemas.ts';
import * as safetyIdentityVerification from './safety/identity-verification.ts';
import * as safetyLimitsSchemas from './safety/limits.schemas.ts';
import * as safetyLimits from './safety/limits.ts';
import * as safetyPasskeysSchemas from './safety/passkeys.schemas.ts';
import * as safetyPasskeys from './safety/passkeys.ts';
import * as safetyTwoStepsSchemas from './safety/two-steps.schemas.ts';
import * as safetyTwoSteps from './safety/two-steps.ts';
import * as serviceServiceSchemas from './service/service.schemas.ts';
import * as serviceService from './service/service.ts';
import * as siteSystemSchemas from './site/system.schemas.ts';
import * as siteSystem from './site/system.ts';
import * as siteWebVitalsSchemas from './site/web-vitals.schemas.ts';
import * as siteWebVitals from './site/web-vitals.ts';
import type { EndpointDefinition, EndpointSchemas } from './endpoint.ts';

/** All exports of the endpoint files, by name. */
export type EndpointModules = typeof accountIdentitySchemas &
  typeof accountLoginSchemas &
  typeof accountLogin &
  typeof accountMemberSchemas &
  typeof accountMember &
  typeof accountPasswordSchemas &
  typeof accountPassword &
  typeof accountRegistrationSchemas &
  typeof accountRegistration &
  typeof accountSecuritySchemas &
  typeof accountSecurity &
  typeof accountSessionsSchemas &
  typeof accountSessions &
  typeof accountSocialSchemas &
  typeof accountSocial &
  typeof accountTrialSchemas &
  typeof accountTrial &
  typeof accountVerificationSchemas &
  typeof accountVerification &
  typeof agentAffiliateLinksSchemas &
  typeof agentAffiliateLinks &
  typeof agentContractsSchemas &
  typeof agentContracts &
  typeof agentFundsSchemas &
  typeof agentFunds &
  typeof agentPartsSchemas &
  typeof agentRedRainSchemas &
  typeof agentRedRain &
  typeof agentTeamKpiSchemas &
  typeof agentTeamKpi &
  typeof agentTeamReportsSchemas &
  typeof agentTeamReports &
  typeof agentTeamSchemas &
  typeof agentTeam &
  typeof agentTransfersSchemas &
  typeof agentTransfers &
  typeof cashierBankAccountsSchemas &
  typeof cashierBankAccounts &
  typeof cashierDepositSchemas &
  typeof cashierDeposit &
  typeof cashierWageringSchemas &
  typeof cashierWagering &
  typeof cashierWalletSchemas &
  typeof cashierWallet &
  typeof cashierWithdrawSchemas &
  typeof cashierWithdraw &
  typeof contentContentSchemas &
  typeof contentContent &
  typeof gamesFairnessSchemas &
  typeof gamesFairness &
  typeof gamesFlightsSchemas &
  typeof gamesFlights &
  typeof gamesGamesSchemas &
  typeof gamesGames &
  typeof gamesHandsSchemas &
  typeof gamesHands &
  typeof gamesHighlightsSchemas &
  typeof gamesHighlights &
  typeof gamesSabongSchemas &
  typeof gamesSabong &
  typeof gamesSportsSchemas &
  typeof gamesSports &
  typeof homeMemberHomeSchemas &
  typeof homeMemberHome &
  typeof lotteryLotterySchemas &
  typeof lotteryLottery &
  typeof messagesMessagesSchemas &
  typeof messagesMessages &
  typeof recordsReceiptsSchemas &
  typeof recordsReceipts &
  typeof recordsReportsSchemas &
  typeof recordsReports &
  typeof recordsRoundDetailSchemas &
  typeof rewardsInviteSchemas &
  typeof rewardsInvite &
  typeof rewardsMissionsSchemas &
  typeof rewardsMissions &
  typeof rewardsRebatesSchemas &
  typeof rewardsRebates &
  typeof rewardsRewardsSchemas &
  typeof rewardsRewards &
  typeof rewardsVipSchemas &
  typeof rewardsVip &
  typeof safetyClosureSchemas &
  typeof safetyClosure &
  typeof safetyIdentityVerificationSchemas &
  typeof safetyIdentityVerification &
  typeof safetyLimitsSchemas &
  typeof safetyLimits &
  typeof safetyPasskeysSchemas &
  typeof safetyPasskeys &
  typeof safetyTwoStepsSchemas &
  typeof safetyTwoSteps &
  typeof serviceServiceSchemas &
  typeof serviceService &
  typeof siteSystemSchemas &
  typeof siteSystem &
  typeof siteWebVitalsSchemas &
  typeof siteWebVitals;

/** An endpoint with its schemas. */
export interface Endpoint extends EndpointDefinition, EndpointSchemas {}

const modules: Readonly<Record<string, unknown>> = {
  ...accountIdentitySchemas,
  ...accountLoginSchemas,
  ...accountLogin,
  ...accountMemberSchemas,
  ...accountMember,
  ...accountPasswordSchemas,
  ...accountPassword,
  ...accountRegistrationSchemas,
  ...accountRegistration,
  ...accountSecuritySchemas,
  ...accountSecurity,
  ...accountSessionsSchemas,
  ...accountSessions,
  ...accountSocialSchemas,
  ...accountSocial,
  ...accountTrialSchemas,
  ...accountTrial,
  ...accountVerificationSchemas,
  ...accountVerification,
  ...agentAffiliateLinksSchemas,
  ...agentAffiliateLinks,
  ...agentContractsSchemas,
  ...agentContracts,
  ...agentFundsSchemas,
  ...agentFunds,
  ...agentPartsSchemas,
  ...agentRedRainSchemas,
  ...agentRedRain,
  ...agentTeamKpiSchemas,
  ...agentTeamKpi,
  ...agentTeamReportsSchemas,
  ...agentTeamReports,
  ...agentTeamSchemas,
  ...agentTeam,
  ...agentTransfersSchemas,
  ...agentTransfers,
  ...cashierBankAccountsSchemas,
  ...cashierBankAccounts,
  ...cashierDepositSchemas,
  ...cashierDeposit,
  ...cashierWageringSchemas,
  ...cashierWagering,
  ...cashierWalletSchemas,
  ...cashierWallet,
  ...cashierWithdrawSchemas,
  ...cashierWithdraw,
  ...contentContentSchemas,
  ...contentContent,
  ...gamesFairnessSchemas,
  ...gamesFairness,
  ...gamesFlightsSchemas,
  ...gamesFlights,
  ...gamesGamesSchemas,
  ...gamesGames,
  ...gamesHandsSchemas,
  ...gamesHands,
  ...gamesHighlightsSchemas,
  ...gamesHighlights,
  ...gamesSabongSchemas,
  ...gamesSabong,
  ...gamesSportsSchemas,
  ...gamesSports,
  ...homeMemberHomeSchemas,
  ...homeMemberHome,
  ...lotteryLotterySchemas,
  ...lotteryLottery,
  ...messagesMessagesSchemas,
  ...messagesMessages,
  ...recordsReceiptsSchemas,
  ...recordsReceipts,
  ...recordsReportsSchemas,
  ...recordsReports,
  ...recordsRoundDetailSchemas,
  ...rewardsInviteSchemas,
  ...rewardsInvite,
  ...rewardsMissionsSchemas,
  ...rewardsMissions,
  ...rewardsRebatesSchemas,
  ...rewardsRebates,
  ...rewardsRewardsSchemas,
  ...rewardsRewards,
  ...rewardsVipSchemas,
  ...rewardsVip,
  ...safetyClosureSchemas,
  ...safetyClosure,
  ...safetyIdentityVerificationSchemas,
  ...safetyIdentityVerification,
  ...safetyLimitsSchemas,
  ...safetyLimits,
  ...safetyPasskeysSchemas,
  ...safetyPasskeys,
  ...safetyTwoStepsSchemas,
  ...safetyTwoSteps,
  ...serviceServiceSchemas,
  ...serviceService,
  ...siteSystemSchemas,
  ...siteSystem,
  ...siteWebVitalsSchemas,
  ...siteWebVitals,
};

const isDefinition = (value: unknown): value is EndpointDefinition =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value;

/** The endpoint table by name, for the simulator and tests; browsers import single definitions and types. */
export const endpoints: ReadonlyMap<string, Endpoint> = new Map(
  Object.values(modules)
    .filter(isDefinition)
    .map((definition) => {
      const schemas = modules[`${definition.name}Schemas`] as EndpointSchemas | undefined;
      if (!schemas) throw new Error(`contract: endpoint ${definition.name} has no schemas`);
      return [definition.name, { ...definition, ...schemas }] as const;
    }),
);
