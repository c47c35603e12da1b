import type { NamespaceSafetyStepUpTranslation } from '../../i18n-types.ts';

const safetyStepUp = {
  confirmTitle: 'I-confirm na ikaw ito',
  confirmLead: 'Para sa security mo, mag-confirm muna bago magpatuloy. Hindi mawawala ang nailagay mo.',
  loginTitle: 'Two-step verification',
  loginLead: 'I-confirm na ikaw ito para makapag-log in.',
  code: 'Code mula sa authenticator app',
  codeHint: '6 na digit na nagbabago bawat 30 segundo.',
  codeRule: 'Ilagay ang 6-digit code.',
  savedCode: 'Recovery code',
  savedCodeHint: 'Isa sa 10 code na na-save mo. Isang beses lang gagana ang bawat code.',
  savedCodeRule: 'May 16 na letra at numero ang recovery code.',
  password: 'Login password',
  passwordRule: 'Ilagay ang password mo.',
  usePasskey: 'Gumamit ng passkey',
  passkeyLead: 'Gamitin ang fingerprint, mukha o PIN sa device na ito.',
  viaCode: 'Gamitin ang authenticator app',
  viaRecovery: 'Gumamit ng recovery code',
  viaPassword: 'Gamitin ang password',
  viaPasskey: 'Gumamit ng passkey',
  others: 'Sumubok ng ibang paraan',
  go: 'Magpatuloy',
  wrongCode: 'Mali o nagamit na ang code. Hintayin ang susunod na code.',
  tooMany: 'Ilang beses nang mali ang code. Subukan ulit pagkalipas ng 1 oras, o gumamit ng passkey ngayon.',
  lost: 'Nawala ang phone ko',
  lostTitle: 'Nawala ang phone mo?',
  lostText:
    'I-o-off ng customer service ang two-step verification pagkalipas ng 24 na oras. Ino-notify ka namin sa inbox para mapigilan mo kung hindi ikaw ito. Gagana agad ang recovery code.',
  lostGo: 'I-request ang pag-off',
  expired: 'Nag-time out ang login mo. Mag-log in ulit.',
  close: 'Isara',
} as const satisfies NamespaceSafetyStepUpTranslation;

export default safetyStepUp;
