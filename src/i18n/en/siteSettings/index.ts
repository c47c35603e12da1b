import type { BaseTranslation } from '../../i18n-types.ts';

const settings = {
  signedInAs: 'Signed in as',
  changePassword: 'Change password',
  language: 'Language',
  remembered: 'Remembered login',
  forget: 'Forget',
  forgotten: 'This phone has forgotten the login.',
  securityCentre: 'Security centre',
  signOut: 'Sign out',
} as const satisfies BaseTranslation;

export default settings;
