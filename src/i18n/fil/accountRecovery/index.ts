import type { NamespaceAccountRecoveryTranslation } from '../../i18n-types.ts';

const accountRecovery = {
  lead: 'I-confirm ang account mo para makapag-set ng bagong password.',
  methods: 'Paano mo ire-reset',
  byPhone: 'Mobile number',
  byEmail: 'Email',
  username: 'Username',
  email: 'Email',
  emailHint: 'Ang email ng account mo, gaya ng name@mail.com',
  emailRequired: 'Ilagay ang email address mo',
  mobileNum: 'Mobile number',
  code: 'Verification code',
  codeHint: 'Kumuha muna ng code sa SMS',
  getCode: 'Kunin ang code',
  newPassword: 'Bagong password',
  newPasswordHint: '{min}–{max} character na may letra at numero',
  retrieve: 'I-reset ang password',
  submit: 'I-reset ang password',
} as const satisfies NamespaceAccountRecoveryTranslation;

export default accountRecovery;
