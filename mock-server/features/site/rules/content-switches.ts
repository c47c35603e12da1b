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
  REFERRAL: define('boolean', 'promotions', true, 'Inviting friends is on.', 'R066 R176', '/m/inviteFriends'),
  MISSION: define('boolean', 'promotions', true, 'Missions are on.', 'R182', '/m/leaderBoard'),
  AGENT_MENU: define(
    'list',
    'whitelabel',
    agentMenuKeys,
    'Entries of the agent menu.',
    'R188 A76',
    '/m/agent',
    agentMenuKeys,
  ),
  CUSTOMER_SERVICE: define(
    'boolean',
    'content',
    true,
    'Customer service is available.',
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
    'Parts of home for members: games to continue, active bonus, open bets, missions, deposit again, orders in progress.',
    'X33',
    '/m/home',
    homeParts,
  ),
  HOT_MATCHES: define(
    'number',
    'content',
    6,
    'Number of hot matches on home; 0 hides the strip.',
    'R075 R076',
    '/m/home',
  ),
  WINNERS: define('boolean', 'content', true, 'Home shows simulated winners.', 'R252 A80', '/m/home'),
  HIDDEN_CATEGORIES: define(
    'list',
    'content',
    [],
    'Game categories hidden from the menu; their games can still be opened.',
    'R091 A37',
    '/m/home',
  ),
};
