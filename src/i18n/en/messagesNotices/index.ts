import type { BaseTranslation } from '../../i18n-types.ts';

const messagesNotices = {
  title: 'Notifications',
  what: 'Deposits, withdrawals, bets and security',
  device: 'Notifications on this device',
  deviceHint: 'Notifications stop when you log out.',
  kinds: 'Notify me about',
  deposits: 'Deposits',
  withdrawals: 'Withdrawals',
  bets: 'Settled bets',
  security: 'Account security',
  promotions: 'Promotions',
  promotionsHint: 'Never sent while you have a limit, a time-out or a self-exclusion.',
  details: 'Show amounts and games',
  detailsHint: 'Keep this off to hide them on your lock screen.',
  inbox: 'These messages are also in your inbox.',
  unsupported: 'This browser can’t show notifications. On iPhone, add the app to your Home Screen first.',
  blocked: 'Notifications are blocked. Allow them in your browser’s site settings.',
  unavailable: 'Notifications aren’t available right now. Your messages are in your inbox.',
  failed: 'Notifications couldn’t be turned on. Try again later.',
  askDeposit: 'Notify me when it’s credited',
  askWithdrawal: 'Notify me when it’s paid',
  askBet: 'Notify me when it’s settled',
  on: 'You’ll get a notification on this device.',
  settings: 'Notification settings',
} as const satisfies BaseTranslation;

export default messagesNotices;
