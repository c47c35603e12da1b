import type { BaseTranslation } from '../../i18n-types.ts';

const stepUp = {
  confirmTitle: 'Is it you?',
  confirmLead: 'For your safety we ask once more before this goes on. Nothing you typed is lost.',
  loginTitle: 'One more step',
  loginLead: 'Your password was right. Now show that the phone is yours too.',
  code: 'Code from your authenticator app',
  codeHint: 'Six digits, new every half minute.',
  codeRule: 'The code has six digits.',
  savedCode: 'Recovery code',
  savedCodeHint: 'One of the ten codes that you saved. Each works once.',
  savedCodeRule: 'A recovery code has 16 letters and digits.',
  password: 'Login password',
  passwordRule: 'Enter your password.',
  usePasskey: 'Use a passkey',
  passkeyLead: 'Your phone or computer asks for your finger, face or PIN.',
  viaCode: 'Use the authenticator app',
  viaRecovery: 'Use a recovery code',
  viaPassword: 'Use the password',
  viaPasskey: 'Use a passkey',
  others: 'Other ways',
  go: 'Continue',
  wrongCode: 'That code is wrong or was used before. Wait for the next one.',
  tooMany: 'Too many wrong codes. This way opens again in an hour; a passkey works at once.',
  lost: 'I lost my phone',
  lostTitle: 'Phone lost?',
  lostText:
    'Our desk turns two-step login off in 24 hours. Meanwhile we tell you in your inbox, so that nobody does it behind your back. A recovery code works at once.',
  lostGo: 'Ask the desk',
  expired: 'That took too long. Please log in again.',
  close: 'Close',
} as const satisfies BaseTranslation;

export default stepUp;
