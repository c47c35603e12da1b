import { useEffect } from 'react';
import { quietly } from '../../../api/errors.ts';
import { leaveFor } from '../../../browser/leave.ts';
import type { SessionInfo } from '../../../browser/session-item.ts';
import { arrivalOf } from '../../../domain/site/arrival.ts';
import type { Locale } from '../../../i18n/locale.ts';
import { LoginForm } from './LoginForm.tsx';

const leave = (session: SessionInfo): void => leaveFor(arrivalOf(location.search, session));

/** The login form as the page has it: whoever gets or has a session goes on. */
export const LoginPage = ({ locale }: { readonly locale: Locale }) => {
  useEffect(() => {
    // Asked for once somebody types: nobody else's page loads it.
    const offer = async (): Promise<void> => {
      const { offerPasskeys } = await import('../../../stores/safety/passkey-login.ts');
      await quietly(offerPasskeys());
    };
    const begin = (event: Event): void => {
      if (!(event.target instanceof HTMLInputElement) || event.target.name !== 'username') return;
      removeEventListener('focusin', begin);
      if (typeof PublicKeyCredential === 'function') void offer().catch(() => undefined);
    };
    addEventListener('focusin', begin);
    return () => removeEventListener('focusin', begin);
  }, []);
  return <LoginForm locale={locale} onEntered={leave} />;
};
