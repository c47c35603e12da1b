import type { BaseTranslation } from '../../i18n-types.ts';

const accountLogin = {
  title: 'Welcome back',
  lead: 'Log in to see your balance and games.',
  methods: 'Login method',
  byUsername: 'Username',
  byMobile: 'Mobile number',
  username: 'Username',
  passwordLabel: 'Password',
  byPasskey: 'Log in with a passkey',
  remember: 'Remember me on this phone',
  forgot: 'Forgot password?',
  submit: 'Log in',
  tryFree: 'Try a free account',
  links: 'More',
  newHere: 'New here?',
  create: 'Create account',
  toHome: 'Back to home',
  service: 'Customer service',
} as const satisfies BaseTranslation;

export default accountLogin;
