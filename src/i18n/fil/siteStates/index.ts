import type { NamespaceSiteStatesTranslation } from '../../i18n-types.ts';

const siteStates = {
  maintenanceTitle: 'Under maintenance',
  maintenanceText: 'Babalik kami agad. Safe ang balance at open bets mo.',
  backAt: 'Babalik sa {time}, oras sa {city}',
  chat: 'Live chat',
  regionTitle: 'Hindi available sa location mo',
  regionText:
    'Hindi kami puwedeng mag-operate dito ayon sa batas, o mukhang nasa ibang lugar ang IP address mo. Kung mali ito, mag-message sa amin.',
  regionMembers:
    'Kung member ka, puwede ka pa ring mag-log in, mag-withdraw, tumingin ng records at mag-set ng limits.',
  logIn: 'Mag-log in',
  toRecords: 'Records',
  toProtection: 'Responsible gaming',
  contact: 'Mag-message sa amin',
  errorTitle: 'Nagkaproblema',
  errorText: 'Hindi namin maipakita ang page. Hindi ka nasingil. Subukan ulit maya-maya.',
  retry: 'Subukan ulit',
  notFoundTitle: 'Hindi makita ang page',
  notFoundText: 'Baka luma na o mali ang address.',
  notOfferedTitle: 'Hindi available dito',
  notOfferedText: 'Walang ganitong games sa {brand}.',
  toGames: 'Lahat ng games',
  toHome: 'Bumalik sa home',
  toHelp: 'Help Center',
  offlineTitle: 'Walang internet',
  offlineText:
    'Kailangan ng internet ang page na ito. Puwede mo pa ring buksan ang home, help, promos at User Agreement.',
  toPromotions: 'Mga promo',
  toAgreement: 'User Agreement',
  reload: 'I-reload',
  downloadTitle: 'Ilagay ang {brand} sa phone mo',
  downloadText: 'Idagdag ang site sa home screen mo. Full screen ito, at gumagana ang help at promos kahit offline.',
  install: 'I-install',
  installed: 'Naka-install na. Hanapin ang icon sa home screen mo.',
  android: 'Android',
  androidSteps: 'Buksan ang page na ito sa Chrome, i-tap ang menu ⋮ at piliin ang “Add to Home screen”.',
  ios: 'iPhone at iPad',
  iosSteps: 'Buksan ang page na ito sa Safari, i-tap ang Share at piliin ang “Add to Home Screen”.',
  iosOld:
    'Mas luma sa 12.2 ang iOS mo. I-tap ang Share button sa ibaba ng Safari, tapos ang “Add to Home Screen”. Sa Safari magbubukas ang site.',
  profile: 'iOS profile',
  profileSteps: 'Idinadagdag ng profile ang icon sa home screen mo. Pagka-download, hanapin ito sa Settings.',
  demoFiles: 'Walang app file sa demo na ito. Sa page na ito papunta ang lahat ng option.',
} as const satisfies NamespaceSiteStatesTranslation;

export default siteStates;
