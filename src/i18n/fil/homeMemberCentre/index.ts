import type { NamespaceHomeMemberCentreTranslation } from '../../i18n-types.ts';

const memberCentre = {
  toSettings: 'Settings',
  toInbox: 'Messages',
  guestTitle: 'Mag-log in o mag-register',
  guestText: 'Mag-log in para makita ang balance, rewards, records at settings mo.',
  days: 'Member nang {n} araw',
  newToday: 'Member simula ngayong araw',
  changePicture: 'Palitan ang picture',
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
  pictureTitle: 'Picture mo',
  preset: 'Picture {n}',
  ownPicture: 'Mag-upload ng picture',
  ownHint: 'PNG o JPEG. Iko-crop namin ito nang square.',
  pictureSaved: 'Napalitan ang picture',
  pictureBad: 'Hindi magamit ang file na ito. Pumili ng PNG o JPEG.',
  walletsTitle: 'Mga wallet mo',
  walletsText: 'Balance mo sa main wallet at sa bawat provider.',
  mainWallet: 'Main wallet',
  walletsEmpty: 'Nasa main wallet ang lahat ng pera mo.',
} as const satisfies NamespaceHomeMemberCentreTranslation;

export default memberCentre;
