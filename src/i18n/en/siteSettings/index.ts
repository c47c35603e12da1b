import type { BaseTranslation } from '../../i18n-types.ts';

const siteSettings = {
  signedInAs: 'Logged in as',
  changePassword: 'Change password',
  language: 'Language',
  remembered: 'Saved login',
  forget: 'Remove',
  forgotten: 'The saved login was removed from this phone.',
  securityCentre: 'Security centre',
  signOut: 'Log out',
} as const satisfies BaseTranslation;

export default siteSettings;
