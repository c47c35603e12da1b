import { useState } from 'react';
import { revealSeed, roundProof } from '#contract/games/fairness.ts';
import { Facts } from '#features/shared/Facts.tsx';
import { LoadState } from '#features/shared/LoadState.tsx';
import { useQuery } from '#features/shared/use-query.ts';
import { errorText } from '#i18n/error-words.ts';
import { useWords } from '#i18n/use-words.ts';
import { backendBase } from '#lib/browser/backend.ts';
import { api } from '#lib/http/client.ts';
import { CallAborted, codeOf } from '#lib/http/errors.ts';
import { Button } from '#ui/Button.tsx';
import { FormProblem } from '#ui/form/FormProblem.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';

/** Links to replay and verify a round, and its fairness data: hash before, seed after, session and number. */
export const RoundFairness = ({ bet }: { readonly bet: string }) => {
  const { t } = useWords();
  const { recordsRounds: w } = t;
  const proof = useQuery(`proof ${bet}`, (signal) => api(roundProof, { query: { bet }, signal }));
  const [nextHash, setNextHash] = useState<string | null>(null);
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);

  const reveal = async (): Promise<void> => {
    setBusy(true);
    setProblem(undefined);
    try {
      const { nextHash: next, ...revealed } = await api(revealSeed, { body: { bet } });
      setNextHash(next);
      proof.replace(revealed);
    } catch (error) {
      if (!(error instanceof CallAborted))
        setProblem(codeOf(error) === 'request.conflict' ? w.roundOpen() : errorText(t, error));
    } finally {
      setBusy(false);
    }
  };

  return (
    <LoadState loaded={proof} skeleton={<Skeleton shape="line" count={4} />}>
      {({ hash, seed, session, round, forced, checkUrl, events }) => {
        const address = new URL(checkUrl, backendBase()).href;
        return (
          <section className="orderparts">
            <h3>{w.fairness()}</h3>
            {forced && <p>{w.forced()}</p>}
            {!forced && seed === null && <p>{events.length > 0 ? w.eventSeedHidden() : w.seedHidden()}</p>}
            {events.map((entry) => (
              <Facts
                key={entry.id}
                facts={[
                  { label: w.event(), value: entry.name },
                  { label: w.seedHash(), value: entry.hash, long: true },
                  { label: w.seed(), value: entry.seed, long: true },
                ]}
              />
            ))}
            {events.length === 0 && (
              <Facts
                facts={[
                  { label: w.seedHash(), value: hash, long: true },
                  { label: w.seed(), value: seed, long: true },
                  { label: w.gameSession(), value: session },
                  { label: w.roundNumber(), value: String(round) },
                  { label: w.nextHash(), value: nextHash, long: true },
                ]}
              />
            )}
            <FormProblem text={problem} />
            <div className="orderparts__actions">
              <a className="btn btn--quiet" href={address} target="_blank" rel="noreferrer">
                {w.replay()}
              </a>
              {seed === null && !forced ? (
                events.length === 0 && (
                  <Button look="quiet" busy={busy} onClick={() => void reveal()}>
                    {w.reveal()}
                  </Button>
                )
              ) : (
                <a className="btn btn--quiet" href={address} target="_blank" rel="noreferrer">
                  {w.check()}
                </a>
              )}
            </div>
          </section>
        );
      }}
    </LoadState>
  );
};
