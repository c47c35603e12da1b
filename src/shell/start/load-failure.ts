import { isHydrationDeferred } from '#lib/browser/deferred-hydration.ts';
import { keepInput } from '../updates/kept-input.ts';

/** Text of the start notice, also in `data-failure` of `<html>`. */
type Failure = 'connecting' | 'failed' | 'outdated';

/** Time until the notice is shown on a page that has not started, ms. */
export const noticeDelayMs = 4_000;
const maxAttempts = 5;

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

/**
 * Returns whether a new release removed this file, or another one of the page: browsers report the imported module, not
 * its missing dependency. Rejects without a connection.
 */
const isGone = async (file: string): Promise<boolean> => {
  const others =
    root.dataset.modules
      ?.split(' ')
      .filter(Boolean)
      .map((name) => `/_astro/${name}`) ?? [];
  for (const address of [file, ...others].filter(Boolean))
    if ((await fetch(address, { method: 'HEAD', cache: 'no-store' })).status === 404) return true;
  return false;
};

/** Returns the URL of the module that an import could not load; empty in browsers that do not report it. */
const failedModule = (error: unknown): string => /https?:\S+\.js/.exec(String(error))?.[0] ?? '';

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
  const gone = await isGone(file).catch(() => null);
  // It was loaded in the meantime.
  if (tasks.size === 0 && !isRetrying) return;
  if (gone) show('outdated');
  else show(gone === null || attempts < maxAttempts ? 'connecting' : 'failed');
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

/** Watches for scripts that fail to load: the page's own and those of later imports. */
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
    // Without a connection, the caller of the import reports the failure.
    isGone(failedModule((event as Event & { payload?: Error }).payload))
      .then((gone) => gone && show('outdated'))
      .catch(() => undefined);
  });
  setTimeout(() => {
    isDelayOver = true;
    if (tasks.size > 0 || (!('started' in root.dataset) && !isHydrationDeferred())) show('connecting');
  }, noticeDelayMs - performance.now());
  for (const type of ['page:start', 'astro:hydrate'])
    addEventListener(type, () => show(tasks.size > 0 ? 'connecting' : null), true);
};

/** Reports a tap whose script takes longer than the notice delay. */
export const onSlowPress = (): void => show('connecting');
