import { useEffect } from 'react';
import type { Locale } from '../../../../i18n/locale.ts';
import { afterInteraction } from '../../../../lib/browser/after-interaction.ts';
import { redirectTo } from '../../../../lib/browser/redirect.ts';
import type { LoginResult } from '../../stores/log-in.ts';
import { LoginForm } from './LoginForm.tsx';

const leave = ({ next }: LoginResult): void => {
  if (next) redirectTo(next);
};

/** Login page: redirects after login. */
export const LoginPage = ({ locale }: { readonly locale: Locale }) => {
  useEffect(() => {
    // Loaded on the first keystroke, so that visits without a login do not load it.
    const offer = async (): Promise<void> => {
      const { offerPasskeys } = await import('../../stores/passkey-login.ts');
      const entered = await offerPasskeys();
      if (entered) leave(entered);
    };
    const begin = (event: Event): void => {
      if (!(event.target instanceof HTMLInputElement) || event.target.name !== 'username') return;
      removeEventListener('focusin', begin);
      if (typeof PublicKeyCredential === 'function') afterInteraction(() => void offer().catch(() => undefined));
    };
    addEventListener('focusin', begin);
    return () => removeEventListener('focusin', begin);
  }, []);
  return <LoginForm locale={locale} onEntered={leave} />;
};
