import { offersWalletQr } from '#markets/current.ts';
import { defineFlag } from './flag-definition.ts';

/** Keys of the agent grid that the menu setting can enable. */
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

/** Flags of the site's content: promotions, the agent's grid, service, apps, parts of home. */
export const contentFlags = {
  WALLET_QR: defineFlag({
    type: 'boolean',
    group: 'promotions',
    default: offersWalletQr,
    meaning: 'Deposits by Alipay, WeChat Pay and QQ Wallet are offered. Their calls work either way.',
    requirements: ['R264'],
    pages: ['/m/voucherCenter'],
  }),
  REFERRAL: defineFlag({
    type: 'boolean',
    group: 'promotions',
    default: true,
    meaning: 'Inviting friends is on.',
    requirements: ['R066', 'R176'],
    pages: ['/m/inviteFriends'],
  }),
  MISSION: defineFlag({
    type: 'boolean',
    group: 'promotions',
    default: true,
    meaning: 'Missions are on.',
    requirements: ['R182'],
    pages: ['/m/leaderBoard'],
  }),
  AGENT_MENU: defineFlag({
    type: 'list',
    group: 'whitelabel',
    default: agentMenuKeys,
    meaning: 'Entries of the agent menu.',
    requirements: ['R188', 'A76'],
    pages: ['/m/agent'],
    values: agentMenuKeys,
  }),
  CUSTOMER_SERVICE: defineFlag({
    type: 'boolean',
    group: 'content',
    default: true,
    meaning: 'Customer service is available.',
    requirements: ['R080', 'A06'],
    pages: ['/m/home', '/m/service'],
  }),
  DOWNLOADS: defineFlag({
    type: 'list',
    group: 'content',
    default: downloadKinds,
    meaning: 'Apps that can be downloaded.',
    requirements: ['R082', 'R086', 'A34'],
    pages: ['/m/home', '/m/download'],
    values: downloadKinds,
  }),
  HOME_PARTS: defineFlag({
    type: 'list',
    group: 'whitelabel',
    default: homeParts,
    meaning:
      'Parts of home for members: games to continue, active bonus, open bets, missions, deposit again, orders in progress.',
    requirements: ['X33'],
    pages: ['/m/home'],
    values: homeParts,
  }),
  HOT_MATCHES: defineFlag({
    type: 'number',
    group: 'content',
    default: 6,
    meaning: 'Number of hot matches on home; 0 hides the strip.',
    requirements: ['R075', 'R076'],
    pages: ['/m/home'],
  }),
  WINNERS: defineFlag({
    type: 'boolean',
    group: 'content',
    default: true,
    meaning: 'Home shows simulated winners.',
    requirements: ['R252', 'A80'],
    pages: ['/m/home'],
  }),
  HIDDEN_CATEGORIES: defineFlag({
    type: 'list',
    group: 'content',
    default: [],
    meaning: 'Game categories hidden from the menu; their games can still be opened.',
    requirements: ['R091', 'A37'],
    pages: ['/m/home'],
  }),
};
