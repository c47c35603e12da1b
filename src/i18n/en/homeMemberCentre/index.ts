import type { BaseTranslation } from '../../i18n-types.ts';

const memberCentre = {
  toSettings: 'Settings',
  toInbox: 'Messages',
  guestTitle: 'Log in or register',
  guestText: 'Log in to see your balance, rewards, records and settings.',
  days: 'Member for {n} {{n:day|days}}',
  newToday: 'Member since today',
  changePicture: 'Change picture',
  vipLevel: 'VIP level:',
  totalBalance: 'Total balance',
  wallets: 'Wallets',
  quickTitle: 'Shortcuts',
  rewardsTitle: 'Rewards',
  recordsTitle: 'Records',
  supportTitle: 'Messages and more',
  yourAccount: 'Account',
  news: 'News',
  apps: 'Get the app',
  unclaimed: '{n} to claim',
  pictureTitle: 'Your picture',
  preset: 'Picture {n}',
  ownPicture: 'Upload a picture',
  ownHint: 'PNG or JPEG. We crop it to a square.',
  pictureSaved: 'Picture changed',
  pictureBad: 'This file is not a picture we can use. Choose a PNG or JPEG.',
  walletsTitle: 'Your wallets',
  walletsText: 'Your balance in the main wallet and with each provider.',
  mainWallet: 'Main wallet',
  walletsEmpty: 'All your money is in the main wallet.',
} as const satisfies BaseTranslation;

export default memberCentre;
