import type { NamespaceAccountPasswordTranslation } from '../../i18n-types.ts';

const passwords = {
  lead: 'Kapag nagpalit ka ng password, mala-logout ka sa iba mong device.',
  firstLead: 'Mabuhay! Pumili ng sarili mong password para magpatuloy.',
  username: 'Username',
  oldPassword: 'Lumang password',
  newPassword: 'Bagong password',
  newPasswordHint: '8–20 character na may letra at numero',
  confirmNewPassword: 'Ulitin ang bagong password',
  confirmRequired: 'Ilagay ang password',
  showPassword: 'Ipakita ang password',
  submit: 'Kumpirmahin',
  saved: 'Nai-save ang pagbabago',
  same: 'Hindi puwedeng magkapareho ang bago at lumang password',
  understood: 'OK',
} as const satisfies NamespaceAccountPasswordTranslation;

export default passwords;
