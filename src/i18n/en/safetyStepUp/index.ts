import type { BaseTranslation } from '../../i18n-types.ts';

const safetyStepUp = {
  confirmTitle: 'Confirm it’s you',
  confirmLead: 'For your security, please confirm before you continue. We keep what you entered.',
  loginTitle: 'Two-step verification',
  loginLead: 'Confirm it’s you to finish logging in.',
  code: 'Code from your authenticator app',
  codeHint: '6 digits that change every 30 seconds.',
  codeRule: 'Enter the 6-digit code.',
  savedCode: 'Recovery code',
  savedCodeHint: 'One of your 10 saved codes. Each code works once.',
  savedCodeRule: 'A recovery code has 16 letters and digits.',
  password: 'Login password',
  passwordRule: 'Enter your password.',
  usePasskey: 'Use a passkey',
  passkeyLead: 'Use your fingerprint, face or PIN on this device.',
  viaCode: 'Use the authenticator app',
  viaRecovery: 'Use a recovery code',
  viaPassword: 'Use your password',
  viaPasskey: 'Use a passkey',
  others: 'Try another way',
  go: 'Continue',
  wrongCode: 'This code is wrong or already used. Wait for the next code.',
  tooMany: 'Too many wrong codes. Try again in 1 hour, or use a passkey now.',
  lost: 'I lost my phone',
  lostTitle: 'Lost your phone?',
  lostText:
    'Customer service turns off two-step verification after 24 hours. We notify you in your inbox so that you can stop it if it wasn’t you. A recovery code works right away.',
  lostGo: 'Request turn-off',
  expired: 'Your login timed out. Please log in again.',
  close: 'Close',
} as const satisfies BaseTranslation;

export default safetyStepUp;
