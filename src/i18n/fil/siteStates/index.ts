import type { NamespaceSiteStatesTranslation } from '../../i18n-types.ts';

const states = {
  maintenanceTitle: 'May ginagawa kaming upgrade',
  maintenanceText: 'Babalik kami agad. Ligtas ang balanse at mga bukas na taya mo.',
  backAt: 'Babalik sa {time}, oras ng Maynila',
  chat: 'Live chat',
  regionTitle: 'Hindi available kung nasaan ka',
  regionText:
    'Hindi pinapayagan ng batas na magbukas kami rito, o mukhang nasa ibang lugar ang IP address mo. Kung sa tingin mo ay mali ito, makipag-ugnayan sa amin.',
  regionMembers:
    'Kung member ka, puwede ka pa ring mag-log in, mag-withdraw, tumingin ng records at mag-set ng limits.',
  withdraw: 'Mag-withdraw',
  logIn: 'Mag-log in',
  toRecords: 'Records',
  toProtection: 'Responsableng paglalaro',
  contact: 'Makipag-ugnayan',
  errorTitle: 'May naging problema sa panig namin',
  errorText: 'Hindi maipakita ang page. Walang perang gumalaw. Subukan ulit maya-maya.',
  retry: 'Subukan ulit',
  notFoundTitle: 'Hindi namin makita ang page na iyan',
  notFoundText: 'Baka luma na o mali ang pagkaka-type ng address. Nasa dati ang lahat ng iba.',
  toHome: 'Bumalik sa home',
  toHelp: 'Sentro ng tulong',
  offlineTitle: 'Wala kang koneksyon',
  offlineText: 'Kailangan ng network ang page na ito. Bubukas kahit wala nito ang home, tulong, promo at kasunduan.',
  toPromotions: 'Mga promo',
  toAgreement: 'Kasunduan ng user',
  newVersion: 'May bagong bersyon na.',
  reload: 'I-reload',
  downloadTitle: 'Dalhin ang {brand}',
  downloadText:
    'Ang site sa home screen mo: bumubukas nang buong screen, at nababasa ang tulong at promo kahit walang network.',
  install: 'I-install',
  installed: 'Naka-install na ito. Hanapin ang icon sa home screen mo.',
  android: 'Android',
  androidSteps: 'Buksan ang page na ito sa Chrome, pindutin ang menu ⋮ at piliin ang “Add to Home screen”.',
  ios: 'iPhone at iPad',
  iosSteps: 'Buksan ang page na ito sa Safari, pindutin ang Share at piliin ang “Add to Home Screen”.',
  iosOld:
    'Mas luma sa 12.2 ang iOS mo. Pindutin ang bookmark sa Safari, saka “Add to Home Screen”; sa Safari bubukas ang site mula roon.',
  profile: 'iOS profile',
  profileSteps: 'Inilalagay ng profile ang icon sa home screen mo. Makikita ito sa Settings pagka-download.',
  demoFiles: 'Walang app file sa demonstrasyong ito: sa page na ito papunta ang bawat paraan.',
} as const satisfies NamespaceSiteStatesTranslation;

export default states;
