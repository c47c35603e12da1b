import { define } from './flag-definition.ts';

/** Keys of the agent grid that the menu setting can enable (A76). */
export const agentMenuKeys = [
  'teamOverview',
  'accountRecord',
  'team',
  'redRain',
  'teamPnl',
  'teamBetting',
  'agentRebate',
  'teamRebate',
  'securityCenter',
  'webEmail',
] as const;

/** Parts of a member's home. */
export const homeParts = ['recents', 'bonus', 'bets', 'missions', 'deposit', 'pending'] as const;

const downloadKinds = ['Android', 'IOS', 'MOBILECONFIG'] as const;

/** Switches of what the site offers: promotions, the agent's grid, service, apps, parts of home. */
export const contentSwitches = {
  REFERRAL: define(
    'boolean',
    'promotions',
    true,
    'The promotion to invite friends runs.',
    'R066 R176',
    '/m/inviteFriends',
  ),
  MISSION: define('boolean', 'promotions', true, 'The mission activity runs.', 'R182', '/m/leaderBoard'),
  AGENT_MENU: define(
    'list',
    'whitelabel',
    agentMenuKeys,
    'Entries of the agent grid.',
    'R188 A76',
    '/m/agent',
    agentMenuKeys,
  ),
  CUSTOMER_SERVICE: define(
    'boolean',
    'content',
    true,
    'Customer service can be reached.',
    'R080 A06',
    '/m/home /m/service',
  ),
  DOWNLOADS: define(
    'list',
    'content',
    downloadKinds,
    'Apps that can be downloaded.',
    'R082 R086 A34',
    '/m/home /m/download',
    downloadKinds,
  ),
  HOME_PARTS: define(
    'list',
    'whitelabel',
    homeParts,
    'Parts of home for members: games to continue, active bonus, open bets, missions, the last deposit again, orders under way.',
    'X33',
    '/m/home',
    homeParts,
  ),
  HOT_MATCHES: define('number', 'content', 6, 'Matches on the home page’s strip; 0 hides it.', 'R075 R076', '/m/home'),
  WINNERS: define('boolean', 'content', true, 'The board of simulated winners has entries.', 'R252 A80', '/m/home'),
  HIDDEN_CATEGORIES: define(
    'list',
    'content',
    [],
    'Game categories left out of the menu; their games still open.',
    'R091 A37',
    '/m/home',
  ),
};
