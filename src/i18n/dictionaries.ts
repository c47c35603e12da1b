import enAccount from './en/account/index.ts';
import enAgency from './en/agency/index.ts';
import enAgencyFigures from './en/agencyFigures/index.ts';
import enAgencyOpen from './en/agencyOpen/index.ts';
import enAgencyRain from './en/agencyRain/index.ts';
import enAgencyShare from './en/agencyShare/index.ts';
import enAgencyTeam from './en/agencyTeam/index.ts';
import enAgencyTerms from './en/agencyTerms/index.ts';
import enBetting from './en/betting/index.ts';
import enClaims from './en/claims/index.ts';
import enClosure from './en/closure/index.ts';
import enComfort from './en/comfort/index.ts';
import enContent from './en/content/index.ts';
import enDepositing from './en/depositing/index.ts';
import enDownloads from './en/downloads/index.ts';
import enDraws from './en/draws/index.ts';
import enErrors from './en/errors/index.ts';
import enFeedbacks from './en/feedbacks/index.ts';
import enFrame from './en/frame/index.ts';
import enGame from './en/game/index.ts';
import enGames from './en/games/index.ts';
import enHelp from './en/help/index.ts';
import enHome from './en/home/index.ts';
import enHomeLabels from './en/homeLabels/index.ts';
import enInvites from './en/invites/index.ts';
import enList from './en/list/index.ts';
import enLogin from './en/login/index.ts';
import enMailbox from './en/mailbox/index.ts';
import enMemberCentre from './en/memberCentre/index.ts';
import enMessages from './en/messages/index.ts';
import enMissionPage from './en/missionPage/index.ts';
import enMoveEnds from './en/moveEnds/index.ts';
import enMoves from './en/moves/index.ts';
import enNotices from './en/notices/index.ts';
import enOwnRebate from './en/ownRebate/index.ts';
import enPasswords from './en/passwords/index.ts';
import enPopups from './en/popups/index.ts';
import enPromotions from './en/promotions/index.ts';
import enProtection from './en/protection/index.ts';
import enRealityChecks from './en/realityChecks/index.ts';
import enRecords from './en/records/index.ts';
import enRecovery from './en/recovery/index.ts';
import enRegister from './en/register/index.ts';
import enReports from './en/reports/index.ts';
import enRewardCentre from './en/rewardCentre/index.ts';
import enSafeguards from './en/safeguards/index.ts';
import enSecurity from './en/security/index.ts';
import enSettings from './en/settings/index.ts';
import enSheet from './en/sheet/index.ts';
import enSlips from './en/slips/index.ts';
import enStates from './en/states/index.ts';
import enStepUp from './en/stepUp/index.ts';
import enSupport from './en/support/index.ts';
import enTitles from './en/titles/index.ts';
import enTrial from './en/trial/index.ts';
import enUpline from './en/upline/index.ts';
import enVip from './en/vip/index.ts';
import enWidgets from './en/widgets/index.ts';
import enWithdrawing from './en/withdrawing/index.ts';
import filAccount from './fil/account/index.ts';
import filAgency from './fil/agency/index.ts';
import filAgencyFigures from './fil/agencyFigures/index.ts';
import filAgencyOpen from './fil/agencyOpen/index.ts';
import filAgencyRain from './fil/agencyRain/index.ts';
import filAgencyShare from './fil/agencyShare/index.ts';
import filAgencyTeam from './fil/agencyTeam/index.ts';
import filAgencyTerms from './fil/agencyTerms/index.ts';
import filBetting from './fil/betting/index.ts';
import filClaims from './fil/claims/index.ts';
import filClosure from './fil/closure/index.ts';
import filComfort from './fil/comfort/index.ts';
import filContent from './fil/content/index.ts';
import filDepositing from './fil/depositing/index.ts';
import filDownloads from './fil/downloads/index.ts';
import filDraws from './fil/draws/index.ts';
import filErrors from './fil/errors/index.ts';
import filFeedbacks from './fil/feedbacks/index.ts';
import filFrame from './fil/frame/index.ts';
import filGame from './fil/game/index.ts';
import filGames from './fil/games/index.ts';
import filHelp from './fil/help/index.ts';
import filHome from './fil/home/index.ts';
import filHomeLabels from './fil/homeLabels/index.ts';
import filInvites from './fil/invites/index.ts';
import filList from './fil/list/index.ts';
import filLogin from './fil/login/index.ts';
import filMailbox from './fil/mailbox/index.ts';
import filMemberCentre from './fil/memberCentre/index.ts';
import filMessages from './fil/messages/index.ts';
import filMissionPage from './fil/missionPage/index.ts';
import filMoveEnds from './fil/moveEnds/index.ts';
import filMoves from './fil/moves/index.ts';
import filNotices from './fil/notices/index.ts';
import filOwnRebate from './fil/ownRebate/index.ts';
import filPasswords from './fil/passwords/index.ts';
import filPopups from './fil/popups/index.ts';
import filPromotions from './fil/promotions/index.ts';
import filProtection from './fil/protection/index.ts';
import filRealityChecks from './fil/realityChecks/index.ts';
import filRecords from './fil/records/index.ts';
import filRecovery from './fil/recovery/index.ts';
import filRegister from './fil/register/index.ts';
import filReports from './fil/reports/index.ts';
import filRewardCentre from './fil/rewardCentre/index.ts';
import filSafeguards from './fil/safeguards/index.ts';
import filSecurity from './fil/security/index.ts';
import filSettings from './fil/settings/index.ts';
import filSheet from './fil/sheet/index.ts';
import filSlips from './fil/slips/index.ts';
import filStates from './fil/states/index.ts';
import filStepUp from './fil/stepUp/index.ts';
import filSupport from './fil/support/index.ts';
import filTitles from './fil/titles/index.ts';
import filTrial from './fil/trial/index.ts';
import filUpline from './fil/upline/index.ts';
import filVip from './fil/vip/index.ts';
import filWidgets from './fil/widgets/index.ts';
import filWithdrawing from './fil/withdrawing/index.ts';
import type { Translations } from './i18n-types.ts';
import type { Locale } from './locale.ts';

/** All words of both languages. Servers and the build only: a page carries just its own namespaces. */
export const dictionaries: Readonly<Record<Locale, Translations>> = {
  en: {
    protection: enProtection,
    closure: enClosure,
    comfort: enComfort,
    realityChecks: enRealityChecks,
    account: enAccount,
    agency: enAgency,
    agencyTerms: enAgencyTerms,
    agencyTeam: enAgencyTeam,
    agencyOpen: enAgencyOpen,
    agencyFigures: enAgencyFigures,
    agencyShare: enAgencyShare,
    agencyRain: enAgencyRain,
    support: enSupport,
    draws: enDraws,
    betting: enBetting,
    slips: enSlips,
    content: enContent,
    states: enStates,
    stepUp: enStepUp,
    notices: enNotices,
    help: enHelp,
    promotions: enPromotions,
    downloads: enDownloads,
    popups: enPopups,
    errors: enErrors,
    frame: enFrame,
    game: enGame,
    games: enGames,
    home: enHome,
    homeLabels: enHomeLabels,
    list: enList,
    login: enLogin,
    messages: enMessages,
    depositing: enDepositing,
    withdrawing: enWithdrawing,
    moveEnds: enMoveEnds,
    moves: enMoves,
    memberCentre: enMemberCentre,
    invites: enInvites,
    ownRebate: enOwnRebate,
    missionPage: enMissionPage,
    vip: enVip,
    rewardCentre: enRewardCentre,
    claims: enClaims,
    register: enRegister,
    safeguards: enSafeguards,
    records: enRecords,
    recovery: enRecovery,
    passwords: enPasswords,
    reports: enReports,
    settings: enSettings,
    trial: enTrial,
    sheet: enSheet,
    titles: enTitles,
    mailbox: enMailbox,
    feedbacks: enFeedbacks,
    security: enSecurity,
    upline: enUpline,
    widgets: enWidgets,
  },
  fil: {
    protection: filProtection,
    closure: filClosure,
    comfort: filComfort,
    realityChecks: filRealityChecks,
    account: filAccount,
    agency: filAgency,
    agencyTerms: filAgencyTerms,
    agencyTeam: filAgencyTeam,
    agencyOpen: filAgencyOpen,
    agencyFigures: filAgencyFigures,
    agencyShare: filAgencyShare,
    agencyRain: filAgencyRain,
    support: filSupport,
    draws: filDraws,
    betting: filBetting,
    slips: filSlips,
    content: filContent,
    states: filStates,
    stepUp: filStepUp,
    notices: filNotices,
    help: filHelp,
    promotions: filPromotions,
    downloads: filDownloads,
    popups: filPopups,
    errors: filErrors,
    frame: filFrame,
    game: filGame,
    games: filGames,
    home: filHome,
    homeLabels: filHomeLabels,
    list: filList,
    login: filLogin,
    messages: filMessages,
    depositing: filDepositing,
    withdrawing: filWithdrawing,
    moveEnds: filMoveEnds,
    moves: filMoves,
    memberCentre: filMemberCentre,
    invites: filInvites,
    ownRebate: filOwnRebate,
    missionPage: filMissionPage,
    vip: filVip,
    rewardCentre: filRewardCentre,
    claims: filClaims,
    register: filRegister,
    safeguards: filSafeguards,
    records: filRecords,
    recovery: filRecovery,
    passwords: filPasswords,
    reports: filReports,
    settings: filSettings,
    trial: filTrial,
    sheet: filSheet,
    titles: filTitles,
    mailbox: filMailbox,
    feedbacks: filFeedbacks,
    security: filSecurity,
    upline: filUpline,
    widgets: filWidgets,
  },
};
