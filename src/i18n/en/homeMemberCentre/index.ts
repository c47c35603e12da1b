import type { BaseTranslation } from '../../i18n-types.ts';

const homeMemberCentre = {
  toSettings: 'Settings',
  toInbox: 'Messages',
  guestTitle: 'Log in or register',
  guestText: 'Log in to see your balance, rewards, records and settings.',
  days: 'Member for {n} {{n:day|days}}',
  newToday: 'Member since today',
  changePicture: 'Change photo',
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
  pictureTitle: 'Profile photo',
  preset: 'Photo {n}',
  ownPicture: 'Upload photo',
  ownHint: 'PNG or JPEG. We crop it to a square.',
  pictureSaved: 'Photo changed',
  pictureBad: 'We can’t use this file. Choose a PNG or JPEG.',
} as const satisfies BaseTranslation;

export default homeMemberCentre;
