import enAccountCommon from './en/accountCommon/index.ts';
import enAccountLogin from './en/accountLogin/index.ts';
import enAccountPassword from './en/accountPassword/index.ts';
import enAccountPasswordField from './en/accountPasswordField/index.ts';
import enAccountPasswords from './en/accountPasswords/index.ts';
import enAccountRecovery from './en/accountRecovery/index.ts';
import enAccountRegister from './en/accountRegister/index.ts';
import enAccountSecurity from './en/accountSecurity/index.ts';
import enAccountTrial from './en/accountTrial/index.ts';
import enAgentContracts from './en/agentContracts/index.ts';
import enAgentDividends from './en/agentDividends/index.ts';
import enAgentFigures from './en/agentFigures/index.ts';
import enAgentHome from './en/agentHome/index.ts';
import enAgentIncome from './en/agentIncome/index.ts';
import enAgentOpenAccount from './en/agentOpenAccount/index.ts';
import enAgentRedRain from './en/agentRedRain/index.ts';
import enAgentTeam from './en/agentTeam/index.ts';
import enCashierBankAccount from './en/cashierBankAccount/index.ts';
import enCashierBonus from './en/cashierBonus/index.ts';
import enCashierDeposit from './en/cashierDeposit/index.ts';
import enCashierTransactionResults from './en/cashierTransactionResults/index.ts';
import enCashierTransactions from './en/cashierTransactions/index.ts';
import enCashierUpline from './en/cashierUpline/index.ts';
import enCashierWithdraw from './en/cashierWithdraw/index.ts';
import enContentCommon from './en/contentCommon/index.ts';
import enContentHelp from './en/contentHelp/index.ts';
import enContentNotices from './en/contentNotices/index.ts';
import enContentPromotions from './en/contentPromotions/index.ts';
import enGamesCommon from './en/gamesCommon/index.ts';
import enGamesList from './en/gamesList/index.ts';
import enGamesScreen from './en/gamesScreen/index.ts';
import enGamesSearch from './en/gamesSearch/index.ts';
import enGamesSheet from './en/gamesSheet/index.ts';
import enHome from './en/home/index.ts';
import enHomeLabels from './en/homeLabels/index.ts';
import enHomeMember from './en/homeMember/index.ts';
import enHomeMemberCentre from './en/homeMemberCentre/index.ts';
import enHomePopups from './en/homePopups/index.ts';
import enLotteryBetting from './en/lotteryBetting/index.ts';
import enLotteryDraws from './en/lotteryDraws/index.ts';
import enLotterySlips from './en/lotterySlips/index.ts';
import enMessagesFeedback from './en/messagesFeedback/index.ts';
import enMessagesInbox from './en/messagesInbox/index.ts';
import enRecordsCommon from './en/recordsCommon/index.ts';
import enRecordsReceipt from './en/recordsReceipt/index.ts';
import enRecordsReports from './en/recordsReports/index.ts';
import enRecordsRounds from './en/recordsRounds/index.ts';
import enRewardsCentre from './en/rewardsCentre/index.ts';
import enRewardsClaims from './en/rewardsClaims/index.ts';
import enRewardsInvite from './en/rewardsInvite/index.ts';
import enRewardsMissions from './en/rewardsMissions/index.ts';
import enRewardsRebate from './en/rewardsRebate/index.ts';
import enRewardsVip from './en/rewardsVip/index.ts';
import enSafetyClosure from './en/safetyClosure/index.ts';
import enSafetyIdentity from './en/safetyIdentity/index.ts';
import enSafetyIdentityLine from './en/safetyIdentityLine/index.ts';
import enSafetyPlay from './en/safetyPlay/index.ts';
import enSafetyProtection from './en/safetyProtection/index.ts';
import enSafetyRealityCheck from './en/safetyRealityCheck/index.ts';
import enSafetyStepUp from './en/safetyStepUp/index.ts';
import enSafetyTwoSteps from './en/safetyTwoSteps/index.ts';
import enServiceSupport from './en/serviceSupport/index.ts';
import enSiteDisplay from './en/siteDisplay/index.ts';
import enSiteDownloads from './en/siteDownloads/index.ts';
import enSiteErrors from './en/siteErrors/index.ts';
import enSiteMessages from './en/siteMessages/index.ts';
import enSiteSettings from './en/siteSettings/index.ts';
import enSiteShell from './en/siteShell/index.ts';
import enSiteStates from './en/siteStates/index.ts';
import enSiteTitles from './en/siteTitles/index.ts';
import enSiteWidgets from './en/siteWidgets/index.ts';
import filAccountCommon from './fil/accountCommon/index.ts';
import filAccountLogin from './fil/accountLogin/index.ts';
import filAccountPassword from './fil/accountPassword/index.ts';
import filAccountPasswordField from './fil/accountPasswordField/index.ts';
import filAccountPasswords from './fil/accountPasswords/index.ts';
import filAccountRecovery from './fil/accountRecovery/index.ts';
import filAccountRegister from './fil/accountRegister/index.ts';
import filAccountSecurity from './fil/accountSecurity/index.ts';
import filAccountTrial from './fil/accountTrial/index.ts';
import filAgentContracts from './fil/agentContracts/index.ts';
import filAgentDividends from './fil/agentDividends/index.ts';
import filAgentFigures from './fil/agentFigures/index.ts';
import filAgentHome from './fil/agentHome/index.ts';
import filAgentIncome from './fil/agentIncome/index.ts';
import filAgentOpenAccount from './fil/agentOpenAccount/index.ts';
import filAgentRedRain from './fil/agentRedRain/index.ts';
import filAgentTeam from './fil/agentTeam/index.ts';
import filCashierBankAccount from './fil/cashierBankAccount/index.ts';
import filCashierBonus from './fil/cashierBonus/index.ts';
import filCashierDeposit from './fil/cashierDeposit/index.ts';
import filCashierTransactionResults from './fil/cashierTransactionResults/index.ts';
import filCashierTransactions from './fil/cashierTransactions/index.ts';
import filCashierUpline from './fil/cashierUpline/index.ts';
import filCashierWithdraw from './fil/cashierWithdraw/index.ts';
import filContentCommon from './fil/contentCommon/index.ts';
import filContentHelp from './fil/contentHelp/index.ts';
import filContentNotices from './fil/contentNotices/index.ts';
import filContentPromotions from './fil/contentPromotions/index.ts';
import filGamesCommon from './fil/gamesCommon/index.ts';
import filGamesList from './fil/gamesList/index.ts';
import filGamesScreen from './fil/gamesScreen/index.ts';
import filGamesSearch from './fil/gamesSearch/index.ts';
import filGamesSheet from './fil/gamesSheet/index.ts';
import filHome from './fil/home/index.ts';
import filHomeLabels from './fil/homeLabels/index.ts';
import filHomeMember from './fil/homeMember/index.ts';
import filHomeMemberCentre from './fil/homeMemberCentre/index.ts';
import filHomePopups from './fil/homePopups/index.ts';
import filLotteryBetting from './fil/lotteryBetting/index.ts';
import filLotteryDraws from './fil/lotteryDraws/index.ts';
import filLotterySlips from './fil/lotterySlips/index.ts';
import filMessagesFeedback from './fil/messagesFeedback/index.ts';
import filMessagesInbox from './fil/messagesInbox/index.ts';
import filRecordsCommon from './fil/recordsCommon/index.ts';
import filRecordsReceipt from './fil/recordsReceipt/index.ts';
import filRecordsReports from './fil/recordsReports/index.ts';
import filRecordsRounds from './fil/recordsRounds/index.ts';
import filRewardsCentre from './fil/rewardsCentre/index.ts';
import filRewardsClaims from './fil/rewardsClaims/index.ts';
import filRewardsInvite from './fil/rewardsInvite/index.ts';
import filRewardsMissions from './fil/rewardsMissions/index.ts';
import filRewardsRebate from './fil/rewardsRebate/index.ts';
import filRewardsVip from './fil/rewardsVip/index.ts';
import filSafetyClosure from './fil/safetyClosure/index.ts';
import filSafetyIdentity from './fil/safetyIdentity/index.ts';
import filSafetyIdentityLine from './fil/safetyIdentityLine/index.ts';
import filSafetyPlay from './fil/safetyPlay/index.ts';
import filSafetyProtection from './fil/safetyProtection/index.ts';
import filSafetyRealityCheck from './fil/safetyRealityCheck/index.ts';
import filSafetyStepUp from './fil/safetyStepUp/index.ts';
import filSafetyTwoSteps from './fil/safetyTwoSteps/index.ts';
import filServiceSupport from './fil/serviceSupport/index.ts';
import filSiteDisplay from './fil/siteDisplay/index.ts';
import filSiteDownloads from './fil/siteDownloads/index.ts';
import filSiteErrors from './fil/siteErrors/index.ts';
import filSiteMessages from './fil/siteMessages/index.ts';
import filSiteSettings from './fil/siteSettings/index.ts';
import filSiteShell from './fil/siteShell/index.ts';
import filSiteStates from './fil/siteStates/index.ts';
import filSiteTitles from './fil/siteTitles/index.ts';
import filSiteWidgets from './fil/siteWidgets/index.ts';
import type { Translations } from './i18n-types.ts';
import type { Locale } from './locale.ts';

/** All texts of both languages. Only for servers and the build: a page contains just its own namespaces. */
export const dictionaries: Readonly<Record<Locale, Translations>> = {
  en: {
    safetyPlay: enSafetyPlay,
    safetyProtection: enSafetyProtection,
    safetyClosure: enSafetyClosure,
    siteDisplay: enSiteDisplay,
    safetyIdentity: enSafetyIdentity,
    safetyIdentityLine: enSafetyIdentityLine,
    safetyRealityCheck: enSafetyRealityCheck,
    accountCommon: enAccountCommon,
    agentHome: enAgentHome,
    agentContracts: enAgentContracts,
    agentTeam: enAgentTeam,
    agentOpenAccount: enAgentOpenAccount,
    agentFigures: enAgentFigures,
    agentDividends: enAgentDividends,
    agentIncome: enAgentIncome,
    agentRedRain: enAgentRedRain,
    serviceSupport: enServiceSupport,
    lotteryDraws: enLotteryDraws,
    lotteryBetting: enLotteryBetting,
    lotterySlips: enLotterySlips,
    contentCommon: enContentCommon,
    siteStates: enSiteStates,
    safetyStepUp: enSafetyStepUp,
    contentNotices: enContentNotices,
    contentHelp: enContentHelp,
    contentPromotions: enContentPromotions,
    siteDownloads: enSiteDownloads,
    homePopups: enHomePopups,
    siteErrors: enSiteErrors,
    siteShell: enSiteShell,
    gamesScreen: enGamesScreen,
    gamesCommon: enGamesCommon,
    home: enHome,
    homeLabels: enHomeLabels,
    homeMember: enHomeMember,
    gamesList: enGamesList,
    accountLogin: enAccountLogin,
    siteMessages: enSiteMessages,
    cashierDeposit: enCashierDeposit,
    cashierBonus: enCashierBonus,
    accountPasswordField: enAccountPasswordField,
    accountPasswords: enAccountPasswords,
    cashierBankAccount: enCashierBankAccount,
    cashierWithdraw: enCashierWithdraw,
    cashierTransactionResults: enCashierTransactionResults,
    cashierTransactions: enCashierTransactions,
    homeMemberCentre: enHomeMemberCentre,
    rewardsInvite: enRewardsInvite,
    rewardsRebate: enRewardsRebate,
    rewardsMissions: enRewardsMissions,
    rewardsVip: enRewardsVip,
    rewardsCentre: enRewardsCentre,
    rewardsClaims: enRewardsClaims,
    accountRegister: enAccountRegister,
    safetyTwoSteps: enSafetyTwoSteps,
    recordsCommon: enRecordsCommon,
    accountRecovery: enAccountRecovery,
    accountPassword: enAccountPassword,
    recordsReceipt: enRecordsReceipt,
    recordsReports: enRecordsReports,
    recordsRounds: enRecordsRounds,
    siteSettings: enSiteSettings,
    accountTrial: enAccountTrial,
    gamesSearch: enGamesSearch,
    gamesSheet: enGamesSheet,
    siteTitles: enSiteTitles,
    messagesInbox: enMessagesInbox,
    messagesFeedback: enMessagesFeedback,
    accountSecurity: enAccountSecurity,
    cashierUpline: enCashierUpline,
    siteWidgets: enSiteWidgets,
  },
  fil: {
    safetyPlay: filSafetyPlay,
    safetyProtection: filSafetyProtection,
    safetyClosure: filSafetyClosure,
    siteDisplay: filSiteDisplay,
    safetyIdentity: filSafetyIdentity,
    safetyIdentityLine: filSafetyIdentityLine,
    safetyRealityCheck: filSafetyRealityCheck,
    accountCommon: filAccountCommon,
    agentHome: filAgentHome,
    agentContracts: filAgentContracts,
    agentTeam: filAgentTeam,
    agentOpenAccount: filAgentOpenAccount,
    agentFigures: filAgentFigures,
    agentDividends: filAgentDividends,
    agentIncome: filAgentIncome,
    agentRedRain: filAgentRedRain,
    serviceSupport: filServiceSupport,
    lotteryDraws: filLotteryDraws,
    lotteryBetting: filLotteryBetting,
    lotterySlips: filLotterySlips,
    contentCommon: filContentCommon,
    siteStates: filSiteStates,
    safetyStepUp: filSafetyStepUp,
    contentNotices: filContentNotices,
    contentHelp: filContentHelp,
    contentPromotions: filContentPromotions,
    siteDownloads: filSiteDownloads,
    homePopups: filHomePopups,
    siteErrors: filSiteErrors,
    siteShell: filSiteShell,
    gamesScreen: filGamesScreen,
    gamesCommon: filGamesCommon,
    home: filHome,
    homeLabels: filHomeLabels,
    homeMember: filHomeMember,
    gamesList: filGamesList,
    accountLogin: filAccountLogin,
    siteMessages: filSiteMessages,
    cashierDeposit: filCashierDeposit,
    cashierBonus: filCashierBonus,
    accountPasswordField: filAccountPasswordField,
    accountPasswords: filAccountPasswords,
    cashierBankAccount: filCashierBankAccount,
    cashierWithdraw: filCashierWithdraw,
    cashierTransactionResults: filCashierTransactionResults,
    cashierTransactions: filCashierTransactions,
    homeMemberCentre: filHomeMemberCentre,
    rewardsInvite: filRewardsInvite,
    rewardsRebate: filRewardsRebate,
    rewardsMissions: filRewardsMissions,
    rewardsVip: filRewardsVip,
    rewardsCentre: filRewardsCentre,
    rewardsClaims: filRewardsClaims,
    accountRegister: filAccountRegister,
    safetyTwoSteps: filSafetyTwoSteps,
    recordsCommon: filRecordsCommon,
    accountRecovery: filAccountRecovery,
    accountPassword: filAccountPassword,
    recordsReceipt: filRecordsReceipt,
    recordsReports: filRecordsReports,
    recordsRounds: filRecordsRounds,
    siteSettings: filSiteSettings,
    accountTrial: filAccountTrial,
    gamesSearch: filGamesSearch,
    gamesSheet: filGamesSheet,
    siteTitles: filSiteTitles,
    messagesInbox: filMessagesInbox,
    messagesFeedback: filMessagesFeedback,
    accountSecurity: filAccountSecurity,
    cashierUpline: filCashierUpline,
    siteWidgets: filSiteWidgets,
  },
};
