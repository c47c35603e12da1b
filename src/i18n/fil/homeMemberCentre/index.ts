import type { NamespaceHomeMemberCentreTranslation } from '../../i18n-types.ts';

const homeMemberCentre = {
  toSettings: 'Settings',
  toInbox: 'Messages',
  guestTitle: 'Mag-log in o mag-register',
  guestText: 'Mag-log in para makita ang balance, rewards, records at settings mo.',
  days: 'Member nang {n} araw',
  newToday: 'Member simula ngayong araw',
  changePicture: 'Palitan ang photo',
  vipLevel: 'VIP level:',
  totalBalance: 'Total balance',
  wallets: 'Mga wallet',
  quickTitle: 'Mga shortcut',
  rewardsTitle: 'Rewards',
  recordsTitle: 'Records',
  supportTitle: 'Messages at iba pa',
  yourAccount: 'Account',
  news: 'Balita',
  apps: 'Kunin ang app',
  unclaimed: '{n} puwedeng i-claim',
  pictureTitle: 'Profile photo',
  preset: 'Photo {n}',
  ownPicture: 'Mag-upload ng photo',
  ownHint: 'PNG o JPEG. Iko-crop namin ito nang square.',
  pictureSaved: 'Napalitan ang photo',
  pictureBad: 'Hindi magamit ang file na ito. Pumili ng PNG o JPEG.',
} as const satisfies NamespaceHomeMemberCentreTranslation;

export default homeMemberCentre;
