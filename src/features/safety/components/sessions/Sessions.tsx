import { endOtherSessions, endSession, sessions } from '#contract/account/sessions.ts';
import type { Value } from '#contract/types.ts';
import { LoadState } from '#features/shared/LoadState.tsx';
import { confirmFirst } from '#features/shared/lazy-module.ts';
import { useQuery } from '#features/shared/use-query.ts';
import { useWords } from '#i18n/use-words.ts';
import { api } from '#lib/http/client.ts';
import { hrefOf } from '#paths.ts';
import { Skeleton } from '#ui/Skeleton.tsx';
import { createRunChange } from '../run-change.ts';
import { LoginHistory } from './LoginHistory.tsx';
import { SessionRow } from './SessionRow.tsx';
import '../panel.css';

const currentFirst = (a: Value<'sessions'>[number], b: typeof a): number => Number(b.current) - Number(a.current);

/** Open sessions with buttons to end them, and the login history. */
export const Sessions = () => {
  const { t } = useWords();
  const open = useQuery('sessions', (signal) => api(sessions, { signal }));

  const run = createRunChange(t, open.reload);
  const endOthers = async (): Promise<void> => {
    const question = {
      title: t.safetyTwoSteps.endOthersTitle(),
      text: t.safetyTwoSteps.endOthersText(),
      cancel: t.safetyTwoSteps.cancel(),
      confirm: t.safetyTwoSteps.endOthers(),
    };
    if (await confirmFirst(question)) await run(() => api(endOtherSessions), t.safetyTwoSteps.endedAll());
  };

  return (
    <>
      <section className="panel" aria-labelledby="open-now">
        <h2 id="open-now">{t.safetyTwoSteps.openNow()}</h2>
        <LoadState loaded={open} skeleton={<Skeleton shape="row" count={2} />}>
          {(list) => (
            <>
              <ul>
                {[...list].sort(currentFirst).map((session) => (
                  <SessionRow
                    key={session.sessionId}
                    session={session}
                    onEnd={() =>
                      void run(
                        () => api(endSession, { body: { sessionId: session.sessionId } }),
                        t.safetyTwoSteps.ended(),
                      )
                    }
                  />
                ))}
              </ul>
              {list.length > 1 ? (
                <>
                  <p>
                    {t.safetyTwoSteps.notYou()}{' '}
                    <a className="link" href={hrefOf('changePassword')}>
                      {t.safetyTwoSteps.changeIt()}
                    </a>
                  </p>
                  <button type="button" className="btn btn--quiet btn--wide" onClick={() => void endOthers()}>
                    {t.safetyTwoSteps.endOthers()}
                  </button>
                </>
              ) : (
                <p>{t.safetyTwoSteps.onlyHere()}</p>
              )}
            </>
          )}
        </LoadState>
      </section>
      <LoginHistory />
    </>
  );
};
