import { paths, type RouteName } from '#paths.ts';
import type { IconName } from '#ui/styles/icons.ts';

const iconByRoute: Partial<Record<RouteName, IconName>> = {
  leaderBoard: 'mission',
  rewardCenter: 'reward',
  activity: 'reward',
  activityDetail: 'reward',
  inviteFriends: 'inviteOne',
  benefits: 'vip',
  manualRebate: 'rebate',
  rebateReport: 'rebate',
  deposit: 'wallets',
  depositRecord: 'wallets',
  withdraw: 'payout',
  withdrawalRecord: 'payout',
  transactionRecord: 'ledger',
  gameRecord: 'bets',
  identity: 'card',
  changePassword: 'safe',
  securityCenter: 'safe',
  loginSessions: 'safe',
  twoSteps: 'safe',
  responsible: 'lock',
  salaryContract: 'contract',
  dividendContract: 'contract',
  hourContract: 'contract',
};

const iconByPath: ReadonlyMap<string, IconName> = new Map(
  Object.entries(iconByRoute).map(([name, icon]) => [paths[name as RouteName], icon]),
);

/** Returns the icon of the first page that a message links to; an envelope if it links to none that has one. */
export const messageIcon = (content: string): IconName => {
  for (const [, path = ''] of content.matchAll(/href="([^"?#]+)/g)) {
    const icon = iconByPath.get(path);
    if (icon) return icon;
  }
  return 'inbox';
};
