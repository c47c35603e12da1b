import type { NamespaceSafetyStepUpTranslation } from '../../i18n-types.ts';

const stepUp = {
  confirmTitle: 'Ikaw ba ito?',
  confirmLead: 'Para ligtas ka, isang beses pa kaming magtatanong bago ito ituloy. Walang mawawala sa na-type mo.',
  loginTitle: 'Isang hakbang pa',
  loginLead: 'Tama ang password mo. Ipakita namang sa iyo rin ang phone.',
  code: 'Code mula sa authenticator app',
  codeHint: 'Anim na digit, bago kada kalahating minuto.',
  codeRule: 'Anim na digit ang code.',
  savedCode: 'Recovery code',
  savedCodeHint: 'Isa sa sampung code na itinabi mo. Isang beses lang magagamit ang bawat isa.',
  savedCodeRule: 'May 16 letra at numero ang recovery code.',
  password: 'Login password',
  passwordRule: 'Ilagay ang password mo.',
  usePasskey: 'Gumamit ng passkey',
  passkeyLead: 'Hihingin ng phone o computer mo ang daliri, mukha o PIN mo.',
  viaCode: 'Gamitin ang authenticator app',
  viaRecovery: 'Gumamit ng recovery code',
  viaPassword: 'Gamitin ang password',
  viaPasskey: 'Gumamit ng passkey',
  others: 'Ibang paraan',
  go: 'Magpatuloy',
  wrongCode: 'Mali o nagamit na ang code. Hintayin ang susunod.',
  tooMany: 'Sobrang daming maling code. Bubukas ulit ito makalipas ang isang oras; gagana agad ang passkey.',
  lost: 'Nawala ang phone ko',
  lostTitle: 'Nawala ang phone?',
  lostText:
    'Io-off ng desk namin ang two-step login sa loob ng 24 oras. Habang naghihintay, ipapaalam namin sa inbox mo para walang makagawa nito nang palihim. Gagana agad ang recovery code.',
  lostGo: 'Sabihin sa desk',
  expired: 'Masyadong matagal. Mag-login ulit.',
  close: 'Isara',
} as const satisfies NamespaceSafetyStepUpTranslation;

export default stepUp;
