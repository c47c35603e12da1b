import type { NamespaceSiteSettingsTranslation } from '../../i18n-types.ts';

const siteSettings = {
  loggedInAs: 'Naka-log in bilang',
  changePassword: 'Palitan ang password',
  language: 'Language',
  remembered: 'Naka-save na login',
  forget: 'Alisin',
  forgotten: 'Naalis na sa phone na ito ang naka-save na login.',
  securityCentre: 'Security Center',
  logOut: 'Mag-log out',
} as const satisfies NamespaceSiteSettingsTranslation;

export default siteSettings;
