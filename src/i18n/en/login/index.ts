import type { BaseTranslation } from '../../i18n-types.ts';

const login = {
  title: 'Welcome back',
  lead: 'Log in to see your balance and games.',
  username: 'Username',
  password: 'Password',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  usernameRequired: 'Enter your username',
  passwordRequired: 'Enter your password',
  forgot: 'Forgot password?',
  submit: 'Log in',
  newHere: 'New here?',
  create: 'Create an account',
  service: 'Customer service',
} as const satisfies BaseTranslation;

export default login;
