import type { NamespaceAccountTranslation } from '../../i18n-types.ts';

const account = {
  hidePassword: 'Itago ang password',
  usernameRequired: 'Ilagay ang username mo',
  passwordRequired: 'Ilagay ang password mo',
  mobileNum: 'Mobile number',
  mobileRequired: 'Ilagay ang mobile number mo',
  code: 'SMS code',
  codeRequired: 'Ilagay ang code na nasa SMS',
  codeDigits: 'Numero lang ang code, hanggang 10 digit',
  getCode: 'Kunin ang code',
  codeWait: '{seconds} s',
  captcha: 'Captcha',
  captchaHint: 'Sagot sa suma. Malabo ba? Mag-login na lang gamit ang SMS code.',
  captchaPicture: 'Larawan ng suma',
  captchaRefresh: 'I-tap para sa bago',
  captchaFailed: 'Subukan ulit',
  captchaRequired: 'Ilagay ang code na nasa larawan',
  autoLogin: 'Kusa akong i-login',
  plainNotice: 'Hindi pribado ang koneksyong ito kaya hindi naka-encrypt ang password mo. Pang-subok lang ito.',
  closedNotice: 'Hindi ma-encrypt ng browser na ito ang password mo rito. Buksan ang site sa https para mag-login.',
  noTrial: 'Ubos na ang mga libreng account ngayong araw. Bumalik ka bukas.',
  or: 'o',
  consentTitle: 'Mag-login gamit ang {provider}',
  consentNote: 'Kunwaring screen ng {provider}. Pangalan at e-mail address mo lang ang makukuha ng {brand}.',
  consentEmpty: 'Walang account sa phone na ito.',
  popupTitle: 'Mag-login',
} as const satisfies NamespaceAccountTranslation;

export default account;
