import type { NamespaceAccountLoginTranslation } from '../../i18n-types.ts';

const login = {
  title: 'Maligayang pagbabalik',
  lead: 'Mag-login sa balanse at mga laro mo.',
  methods: 'Paraan ng pag-login',
  byUsername: 'Username',
  byMobile: 'Mobile number',
  username: 'Username',
  passwordLabel: 'Password',
  byPasskey: 'Mag-login gamit ang passkey',
  showPassword: 'Ipakita ang password',
  remember: 'Tandaan ako rito',
  forgot: 'Nakalimutan ang password?',
  submit: 'Mag-login',
  tryFree: 'Subukan nang libre',
  links: 'Iba pa',
  newHere: 'Bago ka ba rito?',
  create: 'Gumawa ng account',
  toHome: 'Bumalik sa home',
  service: 'Serbisyo sa customer',
} as const satisfies NamespaceAccountLoginTranslation;

export default login;
