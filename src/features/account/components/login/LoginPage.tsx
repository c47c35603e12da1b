import { useStore } from '@nanostores/react';
import { useEffect, useId, useState } from 'react';
import { latestChoice } from '#features/shared/latest-choice.ts';
import { lazyComponent } from '#features/shared/lazy-component.tsx';
import { useFlags } from '#features/shared/use-flags.ts';
import { useWords } from '#i18n/use-words.ts';
import { afterInteraction } from '#lib/browser/after-interaction.ts';
import { redirectTo } from '#lib/browser/redirect.ts';
import { ignoreCallErrors } from '#lib/http/errors.ts';
import { ignoreFailure } from '#lib/ignore-failure.ts';
import { adoptStyles } from '#ui/styles/adopt.ts';
import { Tabs, tabPanel } from '#ui/Tabs.tsx';
import type { LoginResult } from '../../actions/log-in.ts';
import { type LoginMethod, loginMethods } from '../../model/login-methods.ts';
import { $rules, type FormRules, loadRules } from '../../state/field-rules.ts';
import { $session } from '../../state/session.ts';
import deferredStyles from './login-deferred.css?inline';
import { OtherLoginMethods } from './OtherLoginMethods.tsx';
import { UsernameLoginForm } from './UsernameLoginForm.tsx';

/**
 * Returns the server's rules; null until they are loaded, when only empty fields are rejected and the server validates
 * the rest.
 */
const useLoginRules = (): FormRules | null => {
  useEffect(() => {
    afterInteraction(() => void ignoreCallErrors(loadRules()));
  }, []);
  return useStore($rules, { ssr: () => null });
};

// Styles that the first paint does not need.
adoptStyles(deferredStyles);

// Behind a tab, so it is loaded on demand.
const MobileLoginForm = lazyComponent(() => import('./MobileLoginForm.tsx'));

interface LoginFormProps {
  /** Shown above another page: by username only, and the player stays on that page. */
  readonly over?: boolean;
  /** Called once a session exists. */
  readonly onEntered: (entered: LoginResult) => void;
}

/** Login form with all methods, also of the popup. Keeps typed values on errors. */
export const LoginForm = ({ over = false, onEntered }: LoginFormProps) => {
  const { t } = useWords();
  const rules = useLoginRules();
  const methods = loginMethods(useFlags());
  const isLoggedIn = useStore($session, { ssr: () => null }) !== null;
  const [chosen, setChosen] = useState<LoginMethod>('username');
  const [withCaptcha, setWithCaptcha] = useState(false);
  const panel = useId();
  const method = (!over && methods.find((one) => one === chosen)) || 'username';

  const [chooseLatest] = useState(latestChoice);

  const choose = (next: LoginMethod): Promise<void> =>
    chooseLatest(() => setChosen(next), next === 'mobile' ? MobileLoginForm.load() : undefined);

  return (
    <>
      {methods.length > 1 && !over && (
        <div className="stack login" data-gate="MOBVERLOGIN3">
          <Tabs<LoginMethod>
            label={t.accountLogin.methods()}
            tabs={[
              { key: 'username', label: t.accountLogin.byUsername() },
              { key: 'mobile', label: t.accountLogin.byMobile() },
            ]}
            active={method}
            panel={panel}
            onChoose={(next) => void choose(next)}
          />
        </div>
      )}
      <div {...tabPanel(panel, method, methods.length > 1 && !over)}>
        {method === 'username' ? (
          <UsernameLoginForm
            rules={rules}
            leaving={isLoggedIn}
            staysOnPage={over}
            withCaptcha={withCaptcha}
            onCaptcha={() => setWithCaptcha(true)}
            onEntered={onEntered}
          />
        ) : (
          <MobileLoginForm rules={rules} leaving={isLoggedIn} onEntered={onEntered} />
        )}
      </div>
      {!over && (
        <OtherLoginMethods providerReady={rules?.providerReady ?? false} method={method} onEntered={onEntered} />
      )}
    </>
  );
};

const leave = ({ next }: LoginResult): void => {
  if (next) redirectTo(next);
};

/** Login page: redirects after login. */
export const LoginPage = () => {
  useEffect(() => {
    // Loaded on the first keystroke, so that visits without a login do not load it.
    const offer = async (): Promise<void> => {
      const { offerPasskeys } = await import('../../actions/passkey-login.ts');
      const entered = await offerPasskeys();
      if (entered) leave(entered);
    };
    const begin = (event: Event): void => {
      if (!(event.target instanceof HTMLInputElement) || event.target.name !== 'username') return;
      removeEventListener('focusin', begin);
      if (typeof PublicKeyCredential === 'function') afterInteraction(() => ignoreFailure(offer()));
    };
    addEventListener('focusin', begin);
    return () => removeEventListener('focusin', begin);
  }, []);
  return <LoginForm onEntered={leave} />;
};
