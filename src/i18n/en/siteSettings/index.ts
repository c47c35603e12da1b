import type { BaseTranslation } from '../../i18n-types.ts';

const siteSettings = {
  loggedInAs: 'Logged in as',
  changePassword: 'Change password',
  language: 'Language',
  remembered: 'Saved login',
  forget: 'Remove',
  forgotten: 'The saved login was removed from this phone.',
  securityCentre: 'Security centre',
  logOut: 'Log out',
} as const satisfies BaseTranslation;

export default siteSettings;
