import type { NamespaceLoginTranslation } from '../../i18n-types.ts';

const login = {
  title: 'Maligayang pagbabalik',
  lead: 'Mag-login para makita ang balanse at mga laro mo.',
  username: 'Username',
  password: 'Password',
  showPassword: 'Ipakita ang password',
  hidePassword: 'Itago ang password',
  usernameRequired: 'Ilagay ang username mo',
  passwordRequired: 'Ilagay ang password mo',
  forgot: 'Nakalimutan ang password?',
  submit: 'Mag-login',
  newHere: 'Bago ka ba dito?',
  create: 'Gumawa ng account',
  service: 'Serbisyo sa customer',
} as const satisfies NamespaceLoginTranslation;

export default login;
