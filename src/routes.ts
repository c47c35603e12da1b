import type { MerchantFlagName } from '#contract/flags.ts';
import { paths, type RouteName } from '#paths.ts';

/**
 * Visitors who can open a page; `redirectFor` of `shell/access` determines where others are redirected. In
 * `X-or-Y`, X can open the page and Y is where guests are redirected to: home, or the login page and back. A session may
 * belong to a trial member; members and agents are without them. Members are redirected from agent pages to home.
 */
export type Access =
  | 'anyone'
  /** Guests and members, but no trial members. */
  | 'not-trial'
  | 'session-or-login'
  | 'member-or-home'
  | 'member-or-login'
  | 'agent-or-home'
  | 'agent-or-login';

export interface Route<Title extends string = string> {
  readonly path: `/m/${string}`;
  /** Key of the page's title in the namespace `siteTitles`. */
  readonly title: Title;
  /** Shows the shared header. */
  readonly header: boolean;
  /** Shows the tab bar. */
  readonly tabBar: boolean;
  /** Target of the back button: home or one step back. */
  readonly back: 'home' | 'step';
  readonly access: Access;
  /**
   * Available to members whose account is closed by a time-out or self-exclusion; other pages redirect to
   * `closed`.
   */
  readonly whenClosed?: true;
  /** Available in a restricted region; other pages redirect to `ipLimit`. */
  readonly whenRestricted?: true;
  /** Flag or promotion that the page requires. */
  readonly gate?: Gate;
  /** Key of the title during a first login. */
  readonly firstTitle?: 'firstPassword';
  /** Shows the ornaments of a brand. */
  readonly ornaments?: true;
  /** Fills the screen with a game. */
  readonly fillsScreen?: true;
  /**
   * Whether links are prefetched; false where visitors mostly go back or to another topic of the same document. True by
   * default.
   */
  readonly prefetch?: boolean;
}

/** Condition of a page: a flag, or a promotion that can be switched off. */
export type Gate = MerchantFlagName | 'REFERRAL' | 'MISSION';

const page = <Title extends string>(
  name: RouteName,
  title: Title,
  facts: Partial<Omit<Route, 'path' | 'title'>> = {},
): Route<Title> => ({
  path: paths[name],
  title,
  header: true,
  tabBar: true,
  back: 'step',
  access: 'anyone',
  ...facts,
});

const member = { access: 'member-or-login' } as const;
const gated = (gate: Gate) => ({ access: 'member-or-login', gate }) as const;
const agent = { access: 'agent-or-login' } as const;
const whenRestricted = { whenRestricted: true } as const;
/** Pages with access to a member's own money stay available to closed accounts and in restricted regions. */
const whenClosed = { whenClosed: true, ...whenRestricted } as const;

/** Properties of every page. */
export const routes = {
  home: page('home', 'home', { ornaments: true }),
  login: page('login', 'login', { ...whenClosed, header: false, tabBar: false, back: 'home' }),
  register: page('register', 'register', { header: false, tabBar: false, back: 'home' }),
  passwordRecovery: page('passwordRecovery', 'passwordRecovery', { ...whenRestricted, tabBar: false, back: 'home' }),
  changePassword: page('changePassword', 'changePassword', {
    ...whenRestricted,
    firstTitle: 'firstPassword',
    tabBar: false,
    access: 'member-or-home',
  }),
  notice: page('notice', 'notice', { tabBar: false, back: 'home' }),
  memberCentre: page('memberCentre', 'memberCentre', { header: false, back: 'home', access: 'not-trial' }),
  memberCentreHome: page('memberCentreHome', 'memberCentre', { header: false, back: 'home', access: 'not-trial' }),
  settings: page('settings', 'settings', { ...whenRestricted, access: 'member-or-home' }),
  agent: page('agent', 'agent', { header: false, tabBar: false, access: 'agent-or-home' }),
  activity: page('activity', 'activity', { tabBar: false }),
  activityDetail: page('activityDetail', 'activityDetail', { tabBar: false }),
  activityMenu: page('activityMenu', 'activityMenu', { tabBar: false }),
  service: page('service', 'service', { ...whenClosed, tabBar: false }),
  /** Simulated support desk of the live chat. */
  chat: page('chat', 'chat', { ...whenClosed, tabBar: false }),
  /** Shown by the service worker in place of pages that need the network. */
  offline: page('offline', 'offline', whenClosed),
  moreLottery: page('moreLottery', 'moreLottery', { tabBar: false }),
  startLottery: page('startLottery', 'startLottery'),
  gameLobby: page('gameLobby', 'gameLobby', { ornaments: true }),
  gameCenter: page('gameCenter', 'gameCenter', { ornaments: true }),
  slotsCenter: page('slotsCenter', 'slotsCenter', { ornaments: true }),
  gameList: page('gameList', 'gameList'),
  lottery: page('lottery', 'lottery'),
  search: page('search', 'search', { gate: 'SEARCH3' }),
  launchGame: page('launchGame', 'launchGame', { tabBar: false, access: 'session-or-login' }),
  gameScreen: page('gameScreen', 'gameScreen', { fillsScreen: true, tabBar: false, access: 'session-or-login' }),
  userAgreement: page('userAgreement', 'userAgreement', { ...whenClosed, tabBar: false }),
  help: page('help', 'help', { ...whenClosed, header: false, prefetch: false }),
  helpDetail: page('helpDetail', 'help', { ...whenClosed, prefetch: false }),
  trial: page('trial', 'trial', { tabBar: false, back: 'home' }),
  maintenance: page('maintenance', 'maintenance', { whenClosed: true, tabBar: false }),
  ipLimit: page('ipLimit', 'ipLimit', { ...whenClosed, tabBar: false }),
  serviceError: page('serviceError', 'serviceError', whenClosed),
  notFound: page('notFound', 'notFound', whenClosed),
  download: page('download', 'download'),
  responsible: page('responsible', 'responsible', whenClosed),
  /** Home of a closed account. */
  closed: page('closed', 'closed', { ...whenClosed, tabBar: false, access: 'member-or-login' }),
  deposit: page('deposit', 'deposit', member),
  withdraw: page('withdraw', 'withdraw', { ...member, ...whenClosed }),
  inviteFriends: page('inviteFriends', 'inviteFriends', gated('REFERRAL')),
  message: page('message', 'message', member),
  webEmail: page('webEmail', 'message', gated('MAILCEN')),
  benefits: page('benefits', 'benefits', gated('VIPBENEFIT3')),
  securityCenter: page('securityCenter', 'securityCenter', { ...member, ...whenClosed }),
  loginSessions: page('loginSessions', 'loginSessions', { ...whenRestricted, tabBar: false, ...member }),
  twoSteps: page('twoSteps', 'twoSteps', { ...whenRestricted, tabBar: false, ...member }),
  depositRecord: page('depositRecord', 'depositRecord', { ...gated('DEPRECM3'), ...whenClosed }),
  withdrawalRecord: page('withdrawalRecord', 'withdrawalRecord', { ...gated('WITHREC3'), ...whenClosed }),
  transactionRecord: page('transactionRecord', 'transactionRecord', { ...gated('TRANSREC3'), ...whenClosed }),
  gameRecord: page('gameRecord', 'gameRecord', { ...gated('TRANSBETREPMEM3'), ...whenClosed }),
  profitAndLoss: page('profitAndLoss', 'profitAndLoss', { ...gated('PERSREP'), ...whenClosed }),
  statement: page('statement', 'statement', { ...member, ...whenClosed }),
  identity: page('identity', 'identity', { ...gated('IDENTITY3'), ...whenClosed }),
  receipt: page('receipt', 'receipt', { ...gated('RECEIPT3'), ...whenClosed }),
  verifyReceipt: page('verifyReceipt', 'verifyReceipt', {
    ...whenClosed,
    tabBar: false,
    back: 'home',
    gate: 'RECEIPT3',
  }),
  uplineTransfer: page('uplineTransfer', 'uplineTransfer', gated('AGETRANSFERUP3')),
  manualRebate: page('manualRebate', 'manualRebate', gated('MANPLAYREB3')),
  leaderBoard: page('leaderBoard', 'leaderBoard', gated('MISSION')),
  rebateReport: page('rebateReport', 'rebateReport', gated('PLYRBT')),
  feedback: page('feedback', 'feedback', gated('FEEDBACK3')),
  rewardCenter: page('rewardCenter', 'rewardCenter', gated('REWCEN3')),
  salaryContract: page('salaryContract', 'salaryContract', agent),
  dividendContract: page('dividendContract', 'dividendContract', agent),
  hourContract: page('hourContract', 'hourContract', agent),
  teamOverview: page('teamOverview', 'teamOverview', agent),
  teamPnl: page('teamPnl', 'teamPnl', agent),
  team: page('team', 'team', agent),
  teamBetting: page('teamBetting', 'teamBetting', agent),
  redRain: page('redRain', 'redRain', agent),
  agentRebate: page('agentRebate', 'agentRebate', agent),
  teamRebate: page('teamRebate', 'teamRebate', agent),
  agentRegister: page('agentRegister', 'agentRegister', agent),
  agentDividend: page('agentDividend', 'agentDividend', agent),
  agentIncome: page('agentIncome', 'agentIncome', agent),
  agentNotice: page('agentNotice', 'agentNotice', agent),
} as const satisfies Record<RouteName, Route>;
