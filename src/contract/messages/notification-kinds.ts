/** Kinds of notifications that a member can switch, in the order of the settings. */
export const notificationKinds = ['deposits', 'withdrawals', 'bets', 'security', 'promotions'] as const;
export type NotificationKind = (typeof notificationKinds)[number];

/** Number of devices of a member that receive notifications; a further one replaces the oldest. */
export const maxPushDevices = 5;
