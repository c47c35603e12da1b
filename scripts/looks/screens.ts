import { hrefOf } from '#paths.ts';
import type { ScenarioName } from '#sim/client/scenario-names.ts';

/** A screen as one visitor sees it first, at the top of the page. */
export interface Screen {
  readonly name: string;
  /** Path without the language. */
  readonly path: string;
  /** Account; a guest without one. */
  readonly as?: 'player01' | 'topagent01';
  /** Applied to a world of its own. */
  readonly scenario?: ScenarioName;
}

const asGuest: readonly Screen[] = [
  { name: 'home', path: hrefOf('home') },
  { name: 'lobby', path: hrefOf('gameCenter') },
  { name: 'slots', path: hrefOf('gameList', { gameType: 'RNG' }) },
  { name: 'live-casino', path: hrefOf('gameList', { gameType: 'LIVE' }) },
  { name: 'sports', path: hrefOf('gameList', { gameType: 'SPORTS' }) },
  { name: 'search', path: hrefOf('search') },
  { name: 'login', path: hrefOf('login') },
  { name: 'register', path: hrefOf('register') },
  { name: 'password-recovery', path: hrefOf('passwordRecovery') },
  { name: 'promotions', path: hrefOf('activity') },
  { name: 'promotion', path: `${hrefOf('activityDetail')}/401` },
  { name: 'help', path: hrefOf('help') },
  { name: 'help-topic', path: `${hrefOf('helpDetail')}/0` },
  { name: 'service', path: hrefOf('service') },
  { name: 'download', path: hrefOf('download') },
  { name: 'terms', path: hrefOf('userAgreement') },
  { name: 'not-found', path: '/m/nothing' },
];

const asMember: readonly Screen[] = [
  { name: 'member-centre', path: hrefOf('memberCentre') },
  { name: 'settings', path: hrefOf('settings') },
  { name: 'deposit', path: hrefOf('deposit') },
  { name: 'withdraw', path: hrefOf('withdraw') },
  { name: 'deposits', path: hrefOf('depositRecord', { period: 'month' }) },
  { name: 'withdrawals', path: hrefOf('withdrawalRecord', { period: 'month' }) },
  { name: 'transactions', path: hrefOf('transactionRecord', { period: 'month' }) },
  { name: 'bets', path: hrefOf('gameRecord', { period: 'month' }) },
  { name: 'profit-and-loss', path: hrefOf('profitAndLoss') },
  { name: 'statement', path: hrefOf('statement') },
  { name: 'missions', path: hrefOf('leaderBoard') },
  { name: 'vip', path: hrefOf('benefits') },
  { name: 'rewards', path: hrefOf('rewardCenter') },
  { name: 'invite', path: hrefOf('inviteFriends') },
  { name: 'inbox', path: hrefOf('message') },
  { name: 'security', path: hrefOf('securityCenter') },
  { name: 'identity', path: hrefOf('identity'), scenario: 'identity.none' as const },
  { name: 'responsible-gaming', path: hrefOf('responsible') },
].map((it) => ({ ...it, as: 'player01' as const }));

const asAgent: readonly Screen[] = [
  { name: 'agent', path: hrefOf('agent') },
  { name: 'team', path: hrefOf('team') },
  { name: 'team-overview', path: hrefOf('teamOverview') },
  { name: 'agent-income', path: hrefOf('agentIncome') },
  { name: 'salary-contract', path: hrefOf('salaryContract') },
].map((it) => ({ ...it, as: 'topagent01' as const }));

/** The screens of sheets and of the visual regression test. */
export const screens: readonly Screen[] = [...asGuest, ...asMember, ...asAgent];
