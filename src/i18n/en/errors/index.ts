import type { BaseTranslation } from '../../i18n-types.ts';

/** The error catalogue (R269–R272); `i18n/error-words.ts` leads codes here. */
const errors = {
  sessionRequired: 'You are not logged in. Please log in first.',
  sessionExpired: 'Your account was logged out. Please log in again.',
  wrongPassword: 'That password does not match. Try again.',
  captchaRequired: 'Enter the code from the picture to continue.',
  locked: 'Too many attempts. Please wait a few minutes and try again.',
  nonMember: 'This account is not a member account and cannot log in here.',
  nonAgent: 'This account is not an agent account and cannot log in here.',
  unknownUser: 'This user does not exist or is disabled.',
  usernameTaken: 'This username already exists.',
  verificationWrong: 'The verification code is wrong.',
  referrerWrong: 'The referrer link is wrong.',
  sameAsOld: 'The new password and the old password cannot be the same',
  permissionDenied: 'Your account has no permission, or this feature is temporarily unavailable.',
  invalid: 'Please check what you entered.',
  tooMany: 'That was too fast. Please wait a moment and try again.',
  conflict: 'This was already done or has changed meanwhile.',
  notFound: 'We could not find that.',
  urlEmpty: 'The requested address is empty.',
  insufficient: 'Your balance is too low for this.',
  betRange: 'This stake is outside the limits of the game.',
  gameUnavailable: 'This game cannot be played right now.',
  ticketUsed: 'This game was already opened. Start it again from the lobby.',
  upgrading: 'The system is being upgraded. Please try later.',
  maintenance: 'The platform is under maintenance.',
  region: 'Access is restricted at your location or IP. Please contact us.',
  slow: 'Your connection is slow. Please try again.',
  offline: 'No internet connection.',
  encryptionMissing: 'This browser cannot encrypt your password, so it was not sent. Open the site over https.',
  unknown: 'Something went wrong on our side. Please try again.',
} as const satisfies BaseTranslation;

export default errors;
