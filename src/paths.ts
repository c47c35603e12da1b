/**
 * Path of every page, relative to the site's root and without the language. `routes.ts` has the other properties of a
 * page.
 */
export const paths = {
  home: '/m/home',
  login: '/m/login',
  register: '/m/register',
  passwordRecovery: '/m/forget',
  changePassword: '/m/changePsw',
  notice: '/m/notice',
  memberCentre: '/m/mine',
  memberCentreHome: '/m/member/home',
  settings: '/m/set',
  agent: '/m/agent',
  activity: '/m/activity',
  activityDetail: '/m/activityDetail',
  activityMenu: '/m/activityMenu',
  service: '/m/service',
  chat: '/m/chat',
  offline: '/m/offline',
  moreLottery: '/m/moreLottery',
  startLottery: '/m/startLottery',
  gameLobby: '/m/gameLobby',
  gameCenter: '/m/gameCenter',
  slotsCenter: '/m/slotsCenter',
  gameList: '/m/gameList',
  lottery: '/m/lottery',
  search: '/m/search',
  launchGame: '/m/launchGame',
  gameScreen: '/m/outerApp',
  userAgreement: '/m/useragreement',
  help: '/m/help',
  helpDetail: '/m/helpDetail',
  trial: '/m/trail',
  maintenance: '/m/maintenance',
  ipLimit: '/m/ipLimit',
  serviceError: '/m/serviceError',
  notFound: '/m/404',
  download: '/m/download',
  responsible: '/m/responsible',
  closed: '/m/closed',
  deposit: '/m/voucherCenter',
  withdraw: '/m/withdraw',
  inviteFriends: '/m/inviteFriends',
  message: '/m/message',
  webEmail: '/m/webEmail',
  benefits: '/m/member/benefits',
  securityCenter: '/m/securityCenter',
  loginSessions: '/m/security/sessions',
  twoSteps: '/m/security/twoSteps',
  depositRecord: '/m/vouReport',
  withdrawalRecord: '/m/withdrawReport',
  transactionRecord: '/m/transaction/record',
  gameRecord: '/m/gameRecord',
  profitAndLoss: '/m/profitandloss',
  statement: '/m/statement',
  identity: '/m/member/identity',
  receipt: '/m/member/receipt',
  verifyReceipt: '/m/receipt',
  uplineTransfer: '/m/upLine/transfer',
  manualRebate: '/m/member/manualRebate',
  leaderBoard: '/m/leaderBoard',
  rebateReport: '/m/member/rebateReport',
  feedback: '/m/feedback',
  rewardCenter: '/m/rewardCenter',
  salaryContract: '/m/member/agent/getSalaryContract',
  dividendContract: '/m/member/agent/getDevidendContract',
  hourContract: '/m/member/agent/getHourContract',
  teamOverview: '/m/agent/team/overview',
  teamPnl: '/m/agent/team/pnl',
  team: '/m/member/team',
  teamBetting: '/m/teamBetting',
  redRain: '/m/redRain',
  agentRebate: '/m/member/agent/agentRebeat',
  teamRebate: '/m/member/teamRebate',
  agentRegister: '/m/agentRegister',
  agentDividend: '/m/member/agent/agentDivident',
  agentIncome: '/m/member/agent/income',
  agentNotice: '/m/member/notice',
} as const satisfies Record<string, `/m/${string}`>;

export type RouteName = keyof typeof paths;

/** Returns the internal link to a page, with a query where one is given: `hrefOf('helpDetail', { i: 2 })`. */
export const hrefOf = (name: RouteName, query: Readonly<Record<string, string | number>> = {}): string => {
  const search = Object.entries(query).map(([key, value]) => `${key}=${encodeURIComponent(value)}`);
  return search.length > 0 ? `${paths[name]}?${search.join('&')}` : paths[name];
};

/** Paths that also serve a page's document. */
export const aliases: Readonly<Record<string, string>> = {
  '/': paths.home,
  '/m': paths.home,
  '/m/': paths.home,
  '/m/index': paths.home,
  '/m/index.html': paths.home,
  '/register.html': paths.register,
  '/m/register.html': paths.register,
};

/** Alternative paths that redirect to the page. */
const redirects: Readonly<Record<string, string>> = { '/m/trial': paths.trial };

/** Canonical path of every page by its path, aliases and redirects in lower case: other spellings redirect to it. */
export const spellings: Readonly<Record<string, string>> = Object.fromEntries([
  ...Object.values(paths).map((path) => [path.toLowerCase(), path] as const),
  ...[...Object.entries(aliases), ...Object.entries(redirects)].map(
    ([name, path]) => [name.toLowerCase(), path] as const,
  ),
]);

/** Pages with one document per entry, and the query parameter that selects the entry. */
export const entryParameters: Readonly<Record<string, string>> = {
  [paths.activityDetail]: 'id',
  [paths.gameList]: 'gameType',
  [paths.help]: 'i',
  [paths.helpDetail]: 'i',
};
