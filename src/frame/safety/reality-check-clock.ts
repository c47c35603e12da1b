import { onFailure } from '../../api/failures.ts';
import { sitting } from '../../api/safety/limits.ts';
import { serverNow } from '../../api/server-clock.ts';
import type { Value } from '../../contract/types.ts';
import { $session } from '../../stores/account/session.ts';
import { $play, playFrom } from '../../stores/games/play.ts';
import { $interrupted } from '../../stores/safety/interruption.ts';

type Sitting = Value<'sitting'>;

let timer: ReturnType<typeof setTimeout> | undefined;

const seen = (): Promise<unknown> =>
  document.hidden
    ? new Promise((resolve) => document.addEventListener('visibilitychange', resolve, { once: true })).then(seen)
    : Promise.resolve();

/** One tab at a time asks; without locks (plain http) each asks the server first all the same. */
const alone = async (work: () => Promise<void>): Promise<void> => {
  if (navigator.locks) await navigator.locks.request('reality-check', work);
  else await work();
};

const isDue = (current: Sitting): current is NonNullable<Sitting> => current !== null && current.checkAt <= serverNow();

/** Shows the check unless another tab has, or the sitting is over. */
const show = async (): Promise<void> => {
  const current = await sitting();
  if (!isDue(current)) return plan(current);
  const { showCheck } = await import('./show-reality-check.tsx');
  $interrupted.set(true);
  plan(await showCheck(current).finally(() => $interrupted.set(false)));
};

const fall = async (): Promise<void> => {
  await seen();
  await alone(show);
};

const plan = (current: Sitting): void => {
  clearTimeout(timer);
  if (current === null) return;
  playFrom(current);
  timer = setTimeout(() => void fall().catch(() => undefined), Math.max(0, current.checkAt - serverNow()));
};

const ask = async (): Promise<void> => {
  if ($play.get() && $session.get()) plan(await sitting());
};

/** Follows the sitting while a member plays, and shows the reality check when it is due (X04, X05). */
export const startCheckClock = (): void => {
  const again = (): void => void ask().catch(() => undefined);
  again();
  $play.listen((play, before) => {
    if (play && !before) again();
  });
  onFailure(({ code }) => {
    if (code === 'safety.check' && !$interrupted.get()) void fall().catch(() => undefined);
  });
};
