import type { FlagName } from './contract/flags.ts';

/**
 * Who may see a page; what happens to the others is A84's. All but `anyone` and `session-or-login` are closed to trial
 * members, and their paths stand in `barredToTrial` of `access.ts` too.
 */
export type Access =
  | 'anyone'
  /** Guests and members, but no trial members (A24): they are sent home with the text. */
  | 'not-trial'
  /** No session: to home (settings, change password). */
  | 'session-or-home'
  /** No session: to login and back here. */
  | 'session-or-login'
  /** As before, and trial members are turned away (A24). */
  | 'member-or-login'
  /** Agents only: others to home (R185). */
  | 'agent-or-home'
  /** No session: to login; signed in without being an agent: to home. */
  | 'agent-or-login';

export interface Route<Title extends string = string> {
  /** Below the site's root, without the language. */
  readonly path: `/m/${string}`;
  /** Key of the page's name in the namespace `titles`. */
  readonly title: Title;
  /** The shared header is shown (R046, A17). */
  readonly header: boolean;
  /** The bottom bar is shown (R047, A18). */
  readonly footer: boolean;
  /** Where its back control leads (R054). */
  readonly back: 'home' | 'step';
  readonly access: Access;
  /** Open to members whose account is closed by a time-out or self-exclusion too (X06); others lead them to `/m/closed`. */
  readonly whenClosed?: true;
  /** Open in a barred region too (A97); others lead to `/m/ipLimit` there. */
  readonly whenRestricted?: true;
  /** Switch or promotion without which the page is closed (A84). */
  readonly gate?: Gate;
}

export type Gate = FlagName | 'REFERRAL' | 'MISSION';

const page = <Title extends string>(
  path: Route['path'],
  title: Title,
  rest: Partial<Omit<Route, 'path' | 'title'>> = {},
): Route<Title> => ({
  path,
  title,
  header: true,
  footer: true,
  back: 'step',
  access: 'anyone',
  ...rest,
});

const member = { access: 'member-or-login' } as const;
const gated = (gate: Gate) => ({ access: 'member-or-login', gate }) as const;
const agent = { access: 'agent-or-login' } as const;
const whenRestricted = { whenRestricted: true } as const;
/** The way to a member's own money is open to closed accounts and in barred regions alike. */
const whenClosed = { whenClosed: true, ...whenRestricted } as const;

/** Every route of the product (R007–R037); aliases are the server's business (A04). */
export const routes = {
  home: page('/m/home', 'home'),
  login: page('/m/login', 'login', { ...whenClosed, header: false, footer: false, back: 'home' }),
  register: page('/m/register', 'register', { header: false, footer: false, back: 'home' }),
  forget: page('/m/forget', 'forget', { ...whenRestricted, footer: false, back: 'home' }),
  changePsw: page('/m/changePsw', 'changePsw', { ...whenRestricted, footer: false, access: 'session-or-home' }),
  notice: page('/m/notice', 'notice', { footer: false, back: 'home' }),
  mine: page('/m/mine', 'mine', { header: false, back: 'home', access: 'not-trial' }),
  memberHome: page('/m/member/home', 'mine', { header: false, back: 'home', access: 'not-trial' }),
  set: page('/m/set', 'set', { ...whenRestricted, access: 'session-or-home' }),
  agent: page('/m/agent', 'agent', { header: false, footer: false, access: 'agent-or-home' }),
  activity: page('/m/activity', 'activity', { footer: false }),
  activityDetail: page('/m/activityDetail', 'activityDetail', { footer: false }),
  activityMenu: page('/m/activityMenu', 'activityMenu', { footer: false }),
  service: page('/m/service', 'service', { ...whenClosed, footer: false }),
  /** The simulated desk that live chat opens (A06). */
  chat: page('/m/chat', 'chat', { ...whenClosed, footer: false }),
  /** Stands in for pages that need the network (X14). */
  offline: page('/m/offline', 'offline', whenClosed),
  moreLottery: page('/m/moreLottery', 'moreLottery', { footer: false }),
  startLottery: page('/m/startLottery', 'startLottery'),
  gameLobby: page('/m/gameLobby', 'gameLobby'),
  gameCenter: page('/m/gameCenter', 'gameCenter'),
  slotsCenter: page('/m/slotsCenter', 'slotsCenter'),
  gameList: page('/m/gameList', 'gameList'),
  lottery: page('/m/lottery', 'lottery'),
  launchGame: page('/m/launchGame', 'launchGame', { footer: false, access: 'session-or-login' }),
  outerApp: page('/m/outerApp', 'outerApp', { footer: false, access: 'session-or-login' }),
  useragreement: page('/m/useragreement', 'useragreement', { ...whenClosed, footer: false }),
  help: page('/m/help', 'help', { ...whenClosed, header: false }),
  helpDetail: page('/m/helpDetail', 'help', whenClosed),
  trail: page('/m/trail', 'trail', { footer: false, back: 'home' }),
  maintenance: page('/m/maintenance', 'maintenance', { whenClosed: true, footer: false }),
  ipLimit: page('/m/ipLimit', 'ipLimit', { ...whenClosed, footer: false }),
  serviceError: page('/m/serviceError', 'serviceError', whenClosed),
  notFound: page('/m/404', 'notFound', whenClosed),
  download: page('/m/download', 'download'),
  responsible: page('/m/responsible', 'responsible', whenClosed),
  /** All that a closed account may see (X06). */
  closed: page('/m/closed', 'closed', { ...whenClosed, footer: false, access: 'member-or-login' }),
  voucherCenter: page('/m/voucherCenter', 'voucherCenter', member),
  withdraw: page('/m/withdraw', 'withdraw', { ...member, ...whenClosed }),
  inviteFriends: page('/m/inviteFriends', 'inviteFriends', gated('REFERRAL')),
  message: page('/m/message', 'message', member),
  webEmail: page('/m/webEmail', 'message', gated('MAILCEN')),
  benefits: page('/m/member/benefits', 'benefits', gated('VIPBENEFIT3')),
  securityCenter: page('/m/securityCenter', 'securityCenter', { ...member, ...whenClosed }),
  loginSessions: page('/m/security/sessions', 'loginSessions', { ...whenRestricted, footer: false, ...member }),
  twoSteps: page('/m/security/twoSteps', 'twoSteps', { ...whenRestricted, footer: false, ...member }),
  vouReport: page('/m/vouReport', 'vouReport', { ...gated('DEPRECM3'), ...whenClosed }),
  withdrawReport: page('/m/withdrawReport', 'withdrawReport', { ...gated('WITHREC3'), ...whenClosed }),
  transactionRecord: page('/m/transaction/record', 'transactionRecord', { ...gated('TRANSREC3'), ...whenClosed }),
  gameRecord: page('/m/gameRecord', 'gameRecord', { ...gated('TRANSBETREPMEM3'), ...whenClosed }),
  profitandloss: page('/m/profitandloss', 'profitandloss', { ...gated('PERSREP'), ...whenClosed }),
  /** X07 */
  statement: page('/m/statement', 'statement', { ...member, ...whenClosed }),
  uplineTransfer: page('/m/upLine/transfer', 'uplineTransfer', gated('AGETRANSFERUP3')),
  manualRebate: page('/m/member/manualRebate', 'manualRebate', gated('MANPLAYREB3')),
  leaderBoard: page('/m/leaderBoard', 'leaderBoard', gated('MISSION')),
  rebateReport: page('/m/member/rebateReport', 'rebateReport', gated('PLYRBT')),
  feedback: page('/m/feedback', 'feedback', gated('FEEDBACK3')),
  rewardCenter: page('/m/rewardCenter', 'rewardCenter', gated('REWCEN3')),
  salaryContract: page('/m/member/agent/getSalaryContract', 'salaryContract', agent),
  dividendContract: page('/m/member/agent/getDevidendContract', 'dividendContract', agent),
  hourContract: page('/m/member/agent/getHourContract', 'hourContract', agent),
  teamOverview: page('/m/agent/team/overview', 'teamOverview', agent),
  teamPnl: page('/m/agent/team/pnl', 'teamPnl', agent),
  team: page('/m/member/team', 'team', agent),
  teamBetting: page('/m/teamBetting', 'teamBetting', agent),
  redRain: page('/m/redRain', 'redRain', agent),
  agentRebate: page('/m/member/agent/agentRebeat', 'agentRebate', agent),
  teamRebate: page('/m/member/teamRebate', 'teamRebate', agent),
  agentRegister: page('/m/agentRegister', 'agentRegister', agent),
  agentDividend: page('/m/member/agent/agentDivident', 'agentDividend', agent),
  agentNotice: page('/m/member/notice', 'agentNotice', agent),
} as const satisfies Record<string, Route>;

export type RouteName = keyof typeof routes;
