import { sitting } from '#contract/safety/limits.ts';
import type { Value } from '#contract/types.ts';
import { $session } from '#features/account/state/session.ts';
import { $play, playFrom } from '#features/games/state/play.ts';
import { $interrupted } from '#features/safety/state/interruption.ts';
import { api } from '#lib/http/client.ts';
import { onFailure } from '#lib/http/failures.ts';
import { serverNow } from '#lib/http/server-clock.ts';
import { showErrorToast } from '../toasts/show-error-toast.ts';

type Sitting = Value<'sitting'>;

/** Delay before a failed check is repeated, ms. */
const retryDelayMs = 15_000;

let timer: ReturnType<typeof setTimeout> | undefined;

const seen = (): Promise<unknown> =>
  document.hidden
    ? new Promise((resolve) => document.addEventListener('visibilitychange', resolve, { once: true })).then(seen)
    : Promise.resolve();

/** Runs work in one tab at a time. Without the Web Locks API (plain http) every tab asks the server first. */
const inOneTab = async (work: () => Promise<void>): Promise<void> => {
  if (navigator.locks) await navigator.locks.request('reality-check', work);
  else await work();
};

const isDue = (current: Sitting): current is NonNullable<Sitting> => current !== null && current.checkAt <= serverNow();

/** Shows the check unless another tab has shown it or the play session has ended. */
const show = async (): Promise<void> => {
  const current = await api(sitting);
  if (!isDue(current)) return plan(current);
  const { showCheck } = await import('./show-reality-check.tsx');
  $interrupted.set(true);
  plan(await showCheck(current).finally(() => $interrupted.set(false)));
};

const runCheck = async (): Promise<void> => {
  await seen();
  await inOneTab(show);
};

const scheduleCheck = (ms: number): void => {
  clearTimeout(timer);
  timer = setTimeout(() => $session.get() && void runCheck().catch(retry), Math.max(0, ms));
};

/** Repeats a check that failed. */
const retry = (): void => scheduleCheck(retryDelayMs);

const plan = (current: Sitting): void => {
  clearTimeout(timer);
  if (current === null) return;
  playFrom(current);
  scheduleCheck(current.checkAt - serverNow());
};

const ask = async (): Promise<void> => {
  if ($play.get() && $session.get()) plan(await api(sitting));
};

/** Watches the play session of a member and shows the reality check when it is due. */
export const startCheckClock = (): void => {
  const again = (): void => void ask().catch(retry);
  again();
  $play.listen((play, before) => {
    if (play && !before) again();
  });
  onFailure(({ code }) => {
    if (code !== 'safety.check' || $interrupted.get()) return;
    // A bet was refused because the check is due, so it must not wait.
    runCheck().catch((error: unknown) => {
      retry();
      void showErrorToast(error);
    });
  });
};
