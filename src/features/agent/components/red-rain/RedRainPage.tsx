import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { grabRedRain, redRain } from '#contract/agent/red-rain.ts';
import type { Value } from '#contract/types.ts';
import { refreshBalance } from '#features/cashier/state/wallet.ts';
import { LoadState } from '#features/shared/LoadState.tsx';
import { TransactionNotice } from '#features/shared/TransactionNotice.tsx';
import { useQuery } from '#features/shared/use-query.ts';
import { useTransaction } from '#features/shared/use-transaction.ts';
import { useVisibleInterval } from '#features/shared/use-visible-interval.ts';
import { $serverTime } from '#features/site/state/server-time.ts';
import { errorText } from '#i18n/error-words.ts';
import { wireLanguage } from '#i18n/locale.ts';
import { useWords } from '#i18n/use-words.ts';
import { api } from '#lib/http/client.ts';
import { CallAborted, codeOf, ignoreCallErrors } from '#lib/http/errors.ts';
import { showToast } from '#lib/toasts.ts';
import { Skeleton } from '#ui/Skeleton.tsx';
import { RedRainBoard } from './RedRainBoard.tsx';
import { RedRainStage } from './RedRainStage.tsx';
import './red-rain.css';

/** Interval at which the number of remaining envelopes is polled during the event, ms. */
const pollIntervalMs = 10_000;

type Rain = Value<'redRain'>;

/** Reloads when the event starts or ends, and polls while it runs. */
const useEventPolling = (rain: Rain | null, now: number, reload: () => void): void => {
  const due = rain?.status === 'waiting' ? rain.startsAt : rain?.status === 'running' ? rain.endsAt : null;
  const isPassed = due !== null && now > 0 && now >= due;
  useEffect(() => {
    if (isPassed) reload();
  }, [isPassed, reload]);
  useVisibleInterval(() => {
    if (rain?.status === 'running') reload();
  }, pollIntervalMs);
};

/** Red rain: countdown, envelopes to catch, and the results of all players. The server decides all of it. */
export const RedRainPage = () => {
  const { t } = useWords();
  const w = t.agentRedRain;
  const now = useStore($serverTime, { ssr: () => 0 });
  const loaded = useQuery('red-rain', (signal, current) =>
    api(redRain, { query: { language: wireLanguage(current) }, signal }),
  );
  const [caught, setCaught] = useState<{ readonly rainId: string; readonly amount: number } | null>(null);
  useEventPolling(loaded.value, now, loaded.reload);
  const transaction = useTransaction<Value<'grabRedRain'>>('red-rain', ({ amount }) => {
    if (loaded.value) setCaught({ rainId: loaded.value.rainId, amount });
    loaded.reload();
    void ignoreCallErrors(refreshBalance());
  });
  const grab = async (rainId: string): Promise<void> => {
    if (transaction.busy) return;
    try {
      await transaction.run((key) => api(grabRedRain, { body: { rainId }, key }));
    } catch (error) {
      if (error instanceof CallAborted) return;
      const code = codeOf(error);
      const text = code === 'identity.required' ? t.siteErrors.giftUnproven() : errorText(t, code);
      showToast(text, { kind: 'bad' });
      loaded.reload();
    }
  };
  return (
    <LoadState loaded={loaded} skeleton={<Skeleton shape="box" count={2} />}>
      {(rain) => (
        <div className="rain">
          <RedRainStage
            rain={rain}
            mine={rain.grabbed ?? (caught?.rainId === rain.rainId ? caught.amount : null)}
            now={now}
            busy={transaction.busy}
            onCatch={() => void grab(rain.rainId)}
          />
          <TransactionNotice transaction={transaction} />
          {rain.status === 'running' && (
            <p className="rain__left num" role="status">
              {w.left({ n: rain.left, all: rain.envelopes })}
            </p>
          )}
          <RedRainBoard rain={rain} />
        </div>
      )}
    </LoadState>
  );
};
