import type { BaseTranslation } from '../../i18n-types.ts';

const settings = {
  signedInAs: 'Signed in as',
  changePassword: 'Change password',
  signOut: 'Sign out',
} as const satisfies BaseTranslation;

export default settings;
