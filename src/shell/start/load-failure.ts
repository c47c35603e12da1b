import { isHydrationDeferred } from '../../lib/browser/deferred-hydration.ts';
import { keepInput } from './kept-input.ts';

/** What the start notice says; also in `data-failure` of `<html>`. */
type Failure = 'connecting' | 'failed' | 'outdated';

/** Time until a page that has not started says so, ms. */
const NOTICE_DELAY_MS = 4_000;
const MAX_ATTEMPTS = 5;

const root = document.documentElement;
const tasks = new Map<() => Promise<unknown>, string>();
let attempts = 0;
let isRetrying = false;
let isDelayOver = false;

const show = (failure: Failure | null): void => {
  const { failure: shown } = root.dataset;
  if (failure === shown || shown === 'outdated' || (failure && failure !== 'outdated' && !isDelayOver)) return;
  root.dataset.failure = failure ?? '';
};

/** Returns whether a file is gone because a new release has replaced it. Rejects without a connection. */
const isGone = async (file: string): Promise<boolean> =>
  (await fetch(file, { method: 'HEAD', cache: 'no-store' })).status === 404;

const retry = async (): Promise<void> => {
  if (isRetrying || tasks.size === 0) return;
  isRetrying = true;
  attempts += 1;
  const pending = [...tasks];
  tasks.clear();
  await Promise.all(pending.map(([run]) => run()));
  isRetrying = false;
  if (tasks.size === 0) show(null);
};

const diagnose = async (file: string): Promise<void> => {
  try {
    if (await isGone(file)) show('outdated');
    else show(attempts < MAX_ATTEMPTS ? 'connecting' : 'failed');
  } catch {
    show('connecting');
  }
};

/**
 * Reports a script that could not be loaded. `run` loads it again and reports a further failure; it is called with
 * growing delays, when the connection is back, and when the page becomes visible.
 */
export const onLoadFailure = (run: () => Promise<unknown>, file: string): void => {
  tasks.set(run, file);
  void diagnose(file);
  if (root.dataset.failure !== 'outdated') setTimeout(() => void retry(), Math.min(1_000 * 2 ** attempts, 15_000));
};

/** Watches for scripts that do not arrive: the page's own, and those of later imports. */
export const watchLoadFailures = (): void => {
  for (const button of document.querySelectorAll('[data-reload]'))
    button.addEventListener('click', () => {
      keepInput();
      location.reload();
    });
  addEventListener('online', () => void retry());
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) void retry();
  });
  addEventListener('vite:preloadError', (event) => {
    const [file] = /https?:\S+\.js/.exec(String((event as Event & { payload?: Error }).payload)) ?? [];
    if (file)
      isGone(file)
        .then((gone) => gone && show('outdated'))
        .catch(() => undefined);
  });
  setTimeout(() => {
    isDelayOver = true;
    if (tasks.size > 0 || (!('started' in root.dataset) && !isHydrationDeferred())) show('connecting');
  }, NOTICE_DELAY_MS - performance.now());
  addEventListener('page:start', () => show(tasks.size > 0 ? 'connecting' : null));
};
