import { loginHistory } from '#contract/account/sessions.ts';
import type { Value } from '#contract/types.ts';
import { formatInstant } from '#features/shared/format-instant.ts';
import { LoadState } from '#features/shared/LoadState.tsx';
import { NextPage } from '#features/shared/NextPage.tsx';
import { useRecords } from '#features/shared/use-records.ts';
import type { Words } from '#i18n/translate.ts';
import { useWords } from '#i18n/use-words.ts';
import { api } from '#lib/http/client.ts';
import { Skeleton } from '#ui/Skeleton.tsx';
import { StatusChip } from '#ui/StatusChip.tsx';
import { loginMethodName } from './login-method-name.ts';

type Entry = Value<'loginHistory'>['content'][number];

const outcomeText = (t: Words, { outcome }: Entry): string =>
  ({
    entered: t.safetyTwoSteps.entered,
    'wrong-password': t.safetyTwoSteps.wrongPassword,
    'wrong-code': t.safetyTwoSteps.wrongCode,
    locked: t.safetyTwoSteps.locked,
  })[outcome]();

/** History of successful and failed logins, newest first. */
export const LoginHistory = () => {
  const { t } = useWords();
  const records = useRecords('login-history', (page, _, signal) =>
    api(loginHistory, { query: { page, pageSize: 10 }, signal }),
  );
  return (
    <section className="panel" aria-labelledby="login-history">
      <h2 id="login-history">{t.safetyTwoSteps.history()}</h2>
      <LoadState
        loaded={records}
        skeleton={<Skeleton shape="row" count={4} />}
        empty={([first]) =>
          first?.total === 0
            ? { icon: 'clock', title: t.safetyTwoSteps.noHistory(), text: t.safetyTwoSteps.noHistoryText() }
            : null
        }
      >
        {(pages) => (
          <>
            <ul>
              {pages
                .flatMap(({ content }) => content)
                .map((entry) => (
                  <li key={`${entry.at}${entry.outcome}${entry.device}`} className="panel__line">
                    <div>
                      <b>{entry.device ?? t.safetyTwoSteps.unknownDevice()}</b>
                      <small>
                        {[
                          formatInstant(entry.at),
                          entry.place,
                          loginMethodName(t, entry.way),
                          entry.twoSteps && t.safetyTwoSteps.withTwoSteps(),
                        ]
                          .filter(Boolean)
                          .join(' · ')}
                      </small>
                    </div>
                    <StatusChip tone={entry.outcome === 'entered' ? 'quiet' : 'bad'}>
                      {outcomeText(t, entry)}
                    </StatusChip>
                  </li>
                ))}
            </ul>
            <NextPage records={records} label={t.safetyTwoSteps.more()} />
          </>
        )}
      </LoadState>
    </section>
  );
};
