import type { NamespaceAccountPasswordsTranslation } from '../../i18n-types.ts';

const accountPasswords = {
  login: 'Login password',
  loginHint: 'Para ma-confirm na ikaw ito',
  loginRequired: 'Ilagay ang login password mo.',
  forgot: 'Nakalimutan?',
  withdrawal: 'Withdrawal password',
  withdrawalRequired: 'Ilagay ang 6-digit withdrawal password mo.',
  withdrawalNew: 'Bagong withdrawal password',
  withdrawalNewHint: '6 na digit na hindi mo ginagamit sa iba.',
  withdrawalWeakPattern: 'Madaling hulaan. Huwag gumamit ng sunod-sunod, pattern o paulit-ulit na numero.',
  withdrawalWeakBirthday: 'Madaling hulaan. Huwag gamitin ang birthday mo.',
  withdrawalWeakMobile: 'Madaling hulaan. Huwag gamitin ang numero ng mobile mo.',
  withdrawalUsesDetail:
    'Gamit ng withdrawal password mo ang birthday o mobile number mo. Palitan muna ang password na iyon.',
  withdrawalAgain: 'Ulitin ang withdrawal password',
  notEqual: 'Hindi magkapareho ang dalawang password.',
  lockedUntil: 'Ilang beses ka nang nagkamali. Subukan ulit pagkatapos ng {time}.',
  hold: 'Pagkatapos nito, naka-hold ang withdrawal nang {hours} oras at ino-notify namin ang dati mong contact.',
  notifies: 'Pagkatapos nito, ino-notify namin ang dati mong contact.',
} satisfies NamespaceAccountPasswordsTranslation;

export default accountPasswords;
