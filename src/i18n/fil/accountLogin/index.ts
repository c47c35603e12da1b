import type { NamespaceAccountLoginTranslation } from '../../i18n-types.ts';

const accountLogin = {
  title: 'Welcome back',
  lead: 'Mag-log in para makita ang balance at mga laro mo.',
  methods: 'Paraan ng pag-log in',
  byUsername: 'Username',
  byMobile: 'Mobile number',
  username: 'Username',
  passwordLabel: 'Password',
  byPasskey: 'Mag-log in gamit ang passkey',
  remember: 'Tandaan ako sa phone na ito',
  forgot: 'Nakalimutan ang password?',
  submit: 'Mag-log in',
  tryFree: 'Subukan nang libre',
  links: 'Iba pa',
  newHere: 'Bago ka ba rito?',
  create: 'Gumawa ng account',
  toHome: 'Bumalik sa home',
  service: 'Customer service',
} as const satisfies NamespaceAccountLoginTranslation;

export default accountLogin;
