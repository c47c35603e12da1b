import { useState } from 'react';
import { useFlags } from '#features/shared/use-flags.ts';
import { errorText } from '#i18n/error-words.ts';
import { useWords } from '#i18n/use-words.ts';
import { CallAborted, codeOf } from '#lib/http/errors.ts';
import { showToast } from '#lib/toasts.ts';
import { Button } from '#ui/Button.tsx';
import { FormProblem } from '#ui/form/FormProblem.tsx';
import { Icon } from '#ui/Icon.tsx';
import type { LoginResult } from '../../actions/log-in.ts';
import { type LoginMethod, type SocialProvider, socialProviders } from '../../model/login-methods.ts';

interface OtherLoginMethodsProps {
  /** The social provider is initialised. */
  readonly providerReady: boolean;
  readonly method: LoginMethod;
  readonly onEntered: (entered: LoginResult) => void;
}

/** Test play and social login. */
export const OtherLoginMethods = ({ providerReady, method, onEntered }: OtherLoginMethodsProps) => {
  const { t } = useWords();
  const flags = useFlags();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<'none-left' | { readonly code: string }>();
  const offered = socialProviders(flags, method, providerReady);

  const play = async (): Promise<void> => {
    setBusy(true);
    setProblem(undefined);
    const hide = showToast(t.siteMessages.in_please_wait(), { kind: 'busy', time: null });
    try {
      const { startTrial } = await import('../../actions/trial.ts');
      const entered = await startTrial();
      if (entered) onEntered(entered);
      else setProblem('none-left');
    } catch (error) {
      if (!(error instanceof CallAborted)) setProblem({ code: codeOf(error) });
    }
    hide();
    setBusy(false);
  };

  const enter = async (provider: SocialProvider): Promise<void> => {
    setProblem(undefined);
    try {
      const { askConsent } = await import('./open-consent.tsx');
      const entered = await askConsent(provider);
      if (entered) onEntered(entered);
    } catch (error) {
      if (!(error instanceof CallAborted)) setProblem({ code: codeOf(error) });
    }
  };

  const byPasskey = async (): Promise<void> => {
    setProblem(undefined);
    try {
      const { logInWithPasskey } = await import('../../actions/passkey-login.ts');
      onEntered(await logInWithPasskey());
    } catch (error) {
      if (!(error instanceof CallAborted)) setProblem({ code: codeOf(error) });
    }
  };

  return (
    <div className="stack login">
      <Button look="quiet" wide onClick={() => void byPasskey()}>
        <Icon name="captcha" />
        {t.accountLogin.byPasskey()}
      </Button>
      <Button look="quiet" wide busy={busy} onClick={() => void play()}>
        <Icon name="play" />
        {t.accountLogin.tryFree()}
      </Button>
      <FormProblem
        text={problem && (problem === 'none-left' ? t.accountCommon.noTrial() : errorText(t, problem.code))}
      />
      {offered.length > 0 && (
        <>
          <p className="login__or">{t.accountCommon.or()}</p>
          <div className="login__social">
            {offered.map((provider) => (
              <Button key={provider.id} look="quiet" onClick={() => void enter(provider)}>
                <Icon name={provider.icon} />
                {provider.name}
              </Button>
            ))}
          </div>
        </>
      )}
    </div>
  );
};
