import type { MerchantFlagName } from '#contract/flags.ts';
import type { Category } from '#contract/games/categories.ts';
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
  /** Categories of its games: a brand that offers none of them has a page that says so instead. */
  readonly categories?: readonly Category[];
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

/** Returns the properties of a page. The key of its title is its name unless stated. */
const page = <Name extends RouteName, Title extends string = Name>(
  name: Name,
  { title, ...facts }: Partial<Omit<Route, 'path' | 'title'>> & { readonly title?: Title } = {},
): Route<NoInfer<Title>> => ({
  path: paths[name],
  title: title ?? (name as string as Title),
  header: true,
  tabBar: true,
  back: 'step',
  access: 'anyone',
  ...facts,
});

const member = { access: 'member-or-login' } as const;
const gated = (gate: Gate) => ({ access: 'member-or-login', gate }) as const;
const agent = { access: 'agent-or-login' } as const;
const lotteries = { categories: ['ELOTT', 'LOTT'] } as const;
const whenRestricted = { whenRestricted: true } as const;
/** Pages with access to a member's own money stay available to closed accounts and in restricted regions. */
const whenClosed = { whenClosed: true, ...whenRestricted } as const;

/** Properties of every page. */
export const routes = {
  home: page('home', { ornaments: true }),
  login: page('login', { ...whenClosed, header: false, tabBar: false, back: 'home' }),
  register: page('register', { header: false, tabBar: false, back: 'home' }),
  passwordRecovery: page('passwordRecovery', { ...whenRestricted, tabBar: false, back: 'home' }),
  changePassword: page('changePassword', {
    ...whenRestricted,
    firstTitle: 'firstPassword',
    tabBar: false,
    access: 'member-or-home',
  }),
  notice: page('notice', { tabBar: false, back: 'home' }),
  memberCentre: page('memberCentre', { header: false, back: 'home', access: 'not-trial' }),
  memberCentreHome: page('memberCentreHome', {
    title: 'memberCentre',
    header: false,
    back: 'home',
    access: 'not-trial',
  }),
  settings: page('settings', { ...whenRestricted, access: 'member-or-home' }),
  agent: page('agent', { header: false, tabBar: false, access: 'agent-or-home' }),
  activity: page('activity', { tabBar: false }),
  activityDetail: page('activityDetail', { tabBar: false }),
  activityMenu: page('activityMenu', { tabBar: false }),
  service: page('service', { ...whenClosed, tabBar: false }),
  /** Simulated support desk of the live chat. */
  chat: page('chat', { ...whenClosed, tabBar: false }),
  /** Shown by the service worker in place of pages that need the network. */
  offline: page('offline', whenClosed),
  moreLottery: page('moreLottery', { tabBar: false, ...lotteries }),
  startLottery: page('startLottery', lotteries),
  gameLobby: page('gameLobby', { ornaments: true }),
  gameCenter: page('gameCenter', { ornaments: true }),
  slotsCenter: page('slotsCenter', { ornaments: true, categories: ['RNG'] }),
  gameList: page('gameList'),
  lottery: page('lottery', lotteries),
  search: page('search', { gate: 'SEARCH3' }),
  launchGame: page('launchGame', { tabBar: false, access: 'session-or-login', ...lotteries }),
  gameScreen: page('gameScreen', { fillsScreen: true, tabBar: false, access: 'session-or-login' }),
  userAgreement: page('userAgreement', { ...whenClosed, tabBar: false }),
  help: page('help', { ...whenClosed, header: false, prefetch: false }),
  helpDetail: page('helpDetail', { title: 'help', ...whenClosed, prefetch: false }),
  trial: page('trial', { tabBar: false, back: 'home' }),
  maintenance: page('maintenance', { whenClosed: true, tabBar: false }),
  ipLimit: page('ipLimit', { ...whenClosed, tabBar: false }),
  serviceError: page('serviceError', whenClosed),
  notFound: page('notFound', whenClosed),
  download: page('download'),
  responsible: page('responsible', whenClosed),
  /** Home of a closed account. */
  closed: page('closed', { ...whenClosed, tabBar: false, access: 'member-or-login' }),
  deposit: page('deposit', member),
  withdraw: page('withdraw', { ...member, ...whenClosed }),
  inviteFriends: page('inviteFriends', gated('REFERRAL')),
  message: page('message', member),
  webEmail: page('webEmail', { title: 'message', ...gated('MAILCEN') }),
  benefits: page('benefits', gated('VIPBENEFIT3')),
  securityCenter: page('securityCenter', { ...member, ...whenClosed }),
  loginSessions: page('loginSessions', { ...whenRestricted, tabBar: false, ...member }),
  twoSteps: page('twoSteps', { ...whenRestricted, tabBar: false, ...member }),
  depositRecord: page('depositRecord', { ...gated('DEPRECM3'), ...whenClosed }),
  withdrawalRecord: page('withdrawalRecord', { ...gated('WITHREC3'), ...whenClosed }),
  transactionRecord: page('transactionRecord', { ...gated('TRANSREC3'), ...whenClosed }),
  gameRecord: page('gameRecord', { ...gated('TRANSBETREPMEM3'), ...whenClosed }),
  profitAndLoss: page('profitAndLoss', { ...gated('PERSREP'), ...whenClosed }),
  statement: page('statement', { ...member, ...whenClosed }),
  identity: page('identity', { ...gated('IDENTITY3'), ...whenClosed }),
  receipt: page('receipt', { ...gated('RECEIPT3'), ...whenClosed }),
  verifyReceipt: page('verifyReceipt', {
    ...whenClosed,
    tabBar: false,
    back: 'home',
    gate: 'RECEIPT3',
  }),
  uplineTransfer: page('uplineTransfer', gated('AGETRANSFERUP3')),
  manualRebate: page('manualRebate', gated('MANPLAYREB3')),
  leaderBoard: page('leaderBoard', gated('MISSION')),
  rebateReport: page('rebateReport', gated('PLYRBT')),
  feedback: page('feedback', gated('FEEDBACK3')),
  rewardCenter: page('rewardCenter', gated('REWCEN3')),
  salaryContract: page('salaryContract', agent),
  dividendContract: page('dividendContract', agent),
  hourContract: page('hourContract', agent),
  teamOverview: page('teamOverview', agent),
  teamPnl: page('teamPnl', agent),
  team: page('team', agent),
  teamBetting: page('teamBetting', agent),
  redRain: page('redRain', agent),
  agentRebate: page('agentRebate', agent),
  teamRebate: page('teamRebate', agent),
  agentRegister: page('agentRegister', agent),
  agentDividend: page('agentDividend', agent),
  agentIncome: page('agentIncome', agent),
  agentNotice: page('agentNotice', agent),
} as const satisfies Record<RouteName, Route>;
