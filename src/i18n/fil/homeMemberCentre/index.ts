import type { NamespaceHomeMemberCentreTranslation } from '../../i18n-types.ts';

const memberCentre = {
  toSettings: 'Settings',
  toInbox: 'Mga mensahe',
  guestTitle: 'Mag-login o sumali',
  guestText: 'Nandito ang balanse, gantimpala, mga tala at settings mo.',
  days: 'Member nang {n} araw',
  newToday: 'Ngayong araw lang sumali',
  changePicture: 'Palitan ang larawan',
  vipLevel: 'Antas ng VIP:',
  totalBalance: 'Kabuuang balanse',
  wallets: 'Mga wallet',
  quickTitle: 'Mga shortcut',
  rewardsTitle: 'Mga gantimpala',
  recordsTitle: 'Mga tala',
  supportTitle: 'Mensahe at iba pa',
  yourAccount: 'Account',
  news: 'Balita',
  apps: 'Kunin ang app',
  unclaimed: '{n} ang puwedeng kunin',
  pictureTitle: 'Larawan mo',
  preset: 'Larawan {n}',
  ownPicture: 'Mag-upload ng sarili mo',
  ownHint: 'PNG o JPEG. Ang gitna ang kukunin namin.',
  pictureSaved: 'Napalitan ang larawan',
  pictureBad: 'Hindi mabasa ang file na ito. Pumili ng PNG o JPEG.',
  walletsTitle: 'Mga wallet mo',
  walletsText: 'Balanse mo sa pangunahing wallet at sa bawat vendor.',
  mainWallet: 'Pangunahing wallet',
  walletsEmpty: 'Walang laman ang mga wallet ng vendor. Nasa pangunahing wallet ang lahat ng pera mo.',
} as const satisfies NamespaceHomeMemberCentreTranslation;

export default memberCentre;
