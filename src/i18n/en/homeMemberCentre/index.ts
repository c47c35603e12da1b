import type { BaseTranslation } from '../../i18n-types.ts';

const memberCentre = {
  toSettings: 'Settings',
  toInbox: 'Messages',
  guestTitle: 'Log in or register',
  guestText: 'Your balance, rewards, records and settings are kept here.',
  days: 'Member for {n} {{n:day|days}}',
  newToday: 'With us since today',
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
  ownPicture: 'Upload your own',
  ownHint: 'PNG or JPEG. We cut out the middle.',
  pictureSaved: 'Picture changed',
  pictureBad: 'This file is not a picture we can read. Choose a PNG or JPEG.',
  walletsTitle: 'Your wallets',
  walletsText: 'Your balance in the main wallet and with each vendor.',
  mainWallet: 'Main wallet',
  walletsEmpty: 'Nothing lies with a vendor. All your money is in the main wallet.',
} as const satisfies BaseTranslation;

export default memberCentre;
