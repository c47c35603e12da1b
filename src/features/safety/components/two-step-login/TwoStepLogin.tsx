import { twoSteps } from '../../../../contract/safety/two-steps.ts';
import { errorText } from '../../../../i18n/error-words.ts';
import type { Locale } from '../../../../i18n/locale.ts';
import { useWords } from '../../../../i18n/use-words.ts';
import { api } from '../../../../lib/http/client.ts';
import { CallAborted, codeOf } from '../../../../lib/http/errors.ts';
import { showToast } from '../../../../lib/toasts.ts';
import { Skeleton } from '../../../../ui/Skeleton.tsx';
import { LoadState } from '../../../shared/LoadState.tsx';
import { useQuery } from '../../../shared/use-query.ts';
import '../panel.css';
import { AuthenticatorPanel } from './AuthenticatorPanel.tsx';
import { PasskeyPanel } from './PasskeyPanel.tsx';

/** Runs a change: says that it is done or why not, and asks anew. */
export type Run = (work: () => Promise<unknown>, done?: string) => Promise<void>;

/** Settings of two-step login and passkeys (X09). */
export const TwoStepLogin = ({ locale }: { readonly locale: Locale }) => {
  const { t } = useWords(locale);
  const state = useQuery('two-steps', (signal) => api(twoSteps, { signal }), { locale });
  const run: Run = async (work, done) => {
    try {
      await work();
      if (done) showToast(done, { kind: 'ok' });
      state.reload();
    } catch (error) {
      const code = codeOf(error);
      // Who turned back from confirming knows it.
      if (!(error instanceof CallAborted) && code !== 'confirm.required')
        showToast(errorText(t, code), { kind: 'bad' });
    }
  };
  return (
    <LoadState
      locale={locale}
      loaded={state}
      skeleton={
        <>
          <div className="panel">
            <Skeleton shape="row" count={2} />
          </div>
          <div className="panel">
            <Skeleton shape="row" count={2} />
          </div>
        </>
      }
    >
      {(value) => (
        <>
          <AuthenticatorPanel t={t} state={value} run={run} />
          <PasskeyPanel t={t} passkeys={value.passkeys} run={run} />
        </>
      )}
    </LoadState>
  );
};
