import type { SessionInfo } from '../../browser/session-item.ts';
import { arrivalOf } from '../../domain/arrival.ts';
import type { Locale } from '../../i18n/locale.ts';
import { LoginForm } from './LoginForm.tsx';
import type { LoginRules } from './login-rules.ts';

const leave = (session: SessionInfo): void => location.replace(arrivalOf(location.search, session));

/** The login form as the page has it: whoever gets or has a session goes on. */
export const LoginPage = ({ locale, rules }: { readonly locale: Locale; readonly rules: LoginRules }) => (
  <LoginForm locale={locale} rules={rules} onEntered={leave} />
);
