import { leaveFor } from '../../../browser/leave.ts';
import type { SessionInfo } from '../../../browser/session-item.ts';
import { arrivalOf } from '../../../domain/site/arrival.ts';
import type { Locale } from '../../../i18n/locale.ts';
import { LoginForm } from './LoginForm.tsx';

const leave = (session: SessionInfo): void => leaveFor(arrivalOf(location.search, session));

/** The login form as the page has it: whoever gets or has a session goes on. */
export const LoginPage = ({ locale }: { readonly locale: Locale }) => <LoginForm locale={locale} onEntered={leave} />;
