import type { NamespaceErrorsTranslation } from '../../i18n-types.ts';

const errors = {
  sessionRequired: 'Hindi ka pa naka-login. Mag-login muna.',
  sessionExpired: 'Na-logout ang account mo. Mag-login ulit.',
  wrongPassword: 'Hindi tugma ang password. Subukan ulit.',
  captchaRequired: 'Ilagay ang code na nasa larawan para makapagpatuloy.',
  locked: 'Masyadong maraming subok. Maghintay ng ilang minuto bago umulit.',
  nonMember: 'Hindi ito account ng miyembro kaya hindi makaka-login dito.',
  nonAgent: 'Hindi ito account ng agent kaya hindi makaka-login dito.',
  unknownUser: 'Walang ganitong user o naka-disable na ito.',
  usernameTaken: 'May gumagamit na ng username na ito.',
  verificationWrong: 'Mali ang verification code.',
  referrerWrong: 'Mali ang referral link.',
  sameAsOld: 'Hindi puwedeng magkapareho ang bago at lumang password',
  permissionDenied: 'Walang pahintulot ang account mo, o pansamantalang hindi magagamit ito.',
  invalid: 'Pakisuri ang inilagay mo.',
  tooMany: 'Masyadong mabilis. Maghintay sandali at subukan ulit.',
  conflict: 'Nagawa na ito o nabago na habang nandito ka.',
  notFound: 'Hindi namin ito makita.',
  urlEmpty: 'Walang laman ang hiniling na address.',
  insufficient: 'Kulang ang balanse mo para dito.',
  paymentPassword: 'Hindi tugma ang withdrawal password.',
  amountRange: 'Lampas sa limitasyon ang halagang ito.',
  limitReached: 'Naabot mo na ang limit sa ngayon.',
  turnoverOpen: 'May bonus ka pang hindi natatapos laruin.',
  promotionUnavailable: 'Hindi makukuha ang alok na ito ngayon.',
  drawClosed: 'Sarado na ang taya para sa draw na ito.',
  betRange: 'Lampas sa limitasyon ng laro ang taya mo.',
  gameUnavailable: 'Hindi malalaro ang larong ito sa ngayon.',
  ticketUsed: 'Nabuksan na ang larong ito. Simulan ulit mula sa lobby.',
  upgrading: 'Ina-upgrade ang system. Subukan ulit mamaya.',
  maintenance: 'Nasa maintenance ang platform.',
  region: 'Hindi puwede ang access mula sa lokasyon o IP mo. Makipag-ugnayan sa amin.',
  slow: 'Mabagal ang koneksyon mo. Subukan ulit.',
  offline: 'Walang internet.',
  encryptionMissing:
    'Hindi kayang i-encrypt ng browser na ito ang password mo kaya hindi ito ipinadala. Buksan ang site sa https.',
  storageBlocked:
    'Walang iniimbak ang browser na ito kaya hindi ka mananatiling naka-login. Payagan ang site data at subukan ulit.',
  unknown: 'May problema sa panig namin. Subukan ulit.',
} as const satisfies NamespaceErrorsTranslation;

export default errors;
