import type { NamespaceSiteSettingsTranslation } from '../../i18n-types.ts';

const settings = {
  signedInAs: 'Naka-login bilang',
  changePassword: 'Palitan ang password',
  language: 'Wika',
  remembered: 'Natandaang login',
  forget: 'Kalimutan',
  forgotten: 'Hindi na natatandaan ng phone na ito ang login.',
  securityCentre: 'Sentro ng seguridad',
  signOut: 'Mag-logout',
} as const satisfies NamespaceSiteSettingsTranslation;

export default settings;
