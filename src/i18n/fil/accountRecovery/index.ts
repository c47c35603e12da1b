import type { NamespaceAccountRecoveryTranslation } from '../../i18n-types.ts';

const recovery = {
  lead: 'Sabihin kung sino ka at tutulungan ka naming makapasok ulit.',
  methods: 'Paraan ng pagbawi',
  byPhone: 'Mobile number',
  byEmail: 'E-mail',
  username: 'Username',
  email: 'E-mail',
  emailHint: 'Iyong ibinigay mo sa amin, gaya ng pangalan@mail.com',
  emailRequired: 'Ilagay ang e-mail address mo',
  mobileNum: 'Mobile number',
  code: 'Verification code',
  codeHint: 'Kumuha muna ng code sa SMS',
  getCode: 'Kunin ang code',
  newPassword: 'Bagong password',
  newPasswordHint: '8–20 character na may letra at numero',
  showPassword: 'Ipakita ang password',
  retrieve: 'I-recover ang password',
  submit: 'Isumite',
} as const satisfies NamespaceAccountRecoveryTranslation;

export default recovery;
