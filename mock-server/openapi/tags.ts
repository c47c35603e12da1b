import type { Endpoint } from '#contract/endpoints.ts';

/** Groups of endpoints. */
export const tagTexts = {
  session: 'Log in with a password, code, passkey, social account or free trial, take the second step, log out.',
  captcha: 'Captcha pictures for login and registration.',
  verification: 'Codes by SMS and checks of names before a registration.',
  provider: 'The external provider of phone verification and social login.',
  member: 'Registration, profile, security centre, accounts for withdrawals, passkeys, two-step login and sessions.',
  affiliate: 'Affiliate codes and invitations.',
  system: 'Settings of the merchant, state of the site, help, countries. Most work during maintenance too.',
  announcement: 'Banners, notices and promotions.',
  game: 'Lobby, favourites, recent games, launch, rounds and their fairness, card hands, cockfights and sports bets.',
  lottery: 'Lotteries, ways to bet, draws and orders.',
  deposit: 'Channels, promotions and orders of deposits.',
  transaction: 'Withdrawals.',
  wallets: 'Balance, transfers between wallets, wagering requirements and the record of transactions.',
  records: 'Bets, profit and loss, and account statements of a member.',
  receipts: 'Receipts of own orders, and their verification by anyone.',
  promotion: 'Rewards, missions and red envelopes.',
  rebate: 'Rebates that members claim themselves.',
  safety: 'Limits, reality checks, time-outs and self-exclusion.',
  messages: 'Inbox of the member.',
  feedback: 'Feedback with pictures.',
  service: 'Chat with customer service.',
  agent: 'Team of an agent: members, transfers, contracts, salaries, dividends, rebates and reports.',
  admin: 'Control of the simulator for testers and developers. Other backends do not have it.',
} as const;

type Tag = keyof typeof tagTexts;

/** Groups of the calls below `/wps/relay`, by the start of their name. */
const relayTags: readonly (readonly [start: string, tag: Tag])[] = [
  ['DEP_', 'deposit'],
  ['CSP_', 'messages'],
  ['CBS_', 'service'],
  ['GCSGAME_', 'game'],
  ['ODSFE2_Mem', 'records'],
];

/** Returns the group of an endpoint by its path. */
export const tagOf = ({ path }: Pick<Endpoint, 'path'>): Tag => {
  if (path.startsWith('/lgw/') || path === '/moreLottery') return 'lottery';
  const [, , domain = '', call = ''] = path.split('/');
  if (domain !== 'relay') return domain as Tag;
  return relayTags.find(([start]) => call.startsWith(start))?.[1] ?? 'agent';
};
