import { twoSteps } from '#contract/safety/two-steps.ts';
import { LoadState } from '#features/shared/LoadState.tsx';
import { useQuery } from '#features/shared/use-query.ts';
import { useWords } from '#i18n/use-words.ts';
import { api } from '#lib/http/client.ts';
import { Skeleton } from '#ui/Skeleton.tsx';
import '../panel.css';
import { createRunChange } from '../run-change.ts';
import { AuthenticatorPanel } from './AuthenticatorPanel.tsx';
import { PasskeyPanel } from './PasskeyPanel.tsx';

/** Settings of two-step verification and passkeys. */
export const TwoStepLogin = () => {
  const { t } = useWords();
  const state = useQuery('two-steps', (signal) => api(twoSteps, { signal }));
  const run = createRunChange(t, state.reload);
  return (
    <LoadState
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
          <AuthenticatorPanel state={value} run={run} />
          <PasskeyPanel passkeys={value.passkeys} run={run} />
        </>
      )}
    </LoadState>
  );
};
