/** Fields of the registration, in the order of the form. */
export const registrationFields = [
  'username',
  'mobileNum',
  'verificationCode',
  'password',
  'email',
  'nickname',
  'payeeName',
  'paymentPassword',
  'idNumber',
  'qqNum',
  'facebook',
  'wechat',
  'line',
  'whatsapp',
  'zalo',
  'recommenderId',
  'affiliateCode',
  'captcha',
] as const;
export type RegistrationField = (typeof registrationFields)[number];
