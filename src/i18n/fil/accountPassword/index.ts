import type { NamespaceAccountPasswordTranslation } from '../../i18n-types.ts';

const accountPassword = {
  lead: 'Malo-log out ka sa ibang device kapag pinalitan mo ang password.',
  firstLead: 'Welcome! Pumili ng sarili mong password para magpatuloy.',
  username: 'Username',
  oldPassword: 'Lumang password',
  newPassword: 'Bagong password',
  newPasswordHint: '{min}–{max} character na may letra at numero',
  confirmNewPassword: 'Ulitin ang bagong password',
  confirmRequired: 'Ilagay ang password',
  submit: 'I-confirm',
  saved: 'Na-save ang pagbabago',
  same: 'Hindi puwedeng pareho ang bago at lumang password',
  understood: 'OK',
} as const satisfies NamespaceAccountPasswordTranslation;

export default accountPassword;
