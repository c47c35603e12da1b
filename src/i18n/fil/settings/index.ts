import type { NamespaceSettingsTranslation } from '../../i18n-types.ts';

const settings = {
  signedInAs: 'Naka-login bilang',
  changePassword: 'Palitan ang password',
  signOut: 'Mag-sign out',
} as const satisfies NamespaceSettingsTranslation;

export default settings;
