// Part of the inline scripts at the end of the body: an old document may outlive all scripts of its release, so what
// decides about scripts that fail to load may not be in a file.

import { keepInput } from '../updates/kept-input.ts';

/** Text of the start notice, also in `data-failure` of `<html>`. */
export type Failure = 'connecting' | 'failed' | 'outdated';

/** Time until the notice is shown on a page that has not started, ms. */
export const noticeDelayMs = 4_000;
/** Time after which a page stops to load its scripts again without being asked, ms. */
const retryTimeMs = 60_000;
const maxRetryDelayMs = 15_000;

const { dataset } = document.documentElement;
const tasks = new Set<() => Promise<unknown>>();
let attempts = 0;
let stopsAt = 0;
let isRetrying = false;
let isDelayOver = false;

/** Shows the notice about missing scripts, or hides it. A missing release stays until the page is loaded again. */
export const showFailure = (failure: Failure | ''): void => {
  const shown = dataset.failure;
  if (shown === 'outdated' || (failure && failure !== 'outdated' && !isDelayOver)) return;
  dataset.failure = failure;
};

/**
 * Returns whether a new release removed this file, or another one of the page: browsers report the imported module, not
 * its missing dependency. Rejects without a connection.
 */
const isGone = async (file: string): Promise<boolean> => {
  const others = dataset.modules?.split(' ').map((name) => name && `/_astro/${name}`) ?? [];
  for (const address of [file, ...others])
    if (address && (await fetch(address, { method: 'HEAD', cache: 'no-store' })).status === 404) return true;
  return false;
};

/** Returns the URL of the module that an import could not load; empty in browsers that do not report it. */
const failedModule = (error: unknown): string => /https?:\S+\.js/.exec(String(error))?.[0] ?? '';

const retry = async (): Promise<void> => {
  if (isRetrying || tasks.size === 0 || dataset.failure === 'outdated') return;
  isRetrying = true;
  attempts += 1;
  const pending = [...tasks];
  tasks.clear();
  await Promise.all(pending.map((run) => run()));
  isRetrying = false;
  if (tasks.size > 0) return;
  attempts = 0;
  stopsAt = 0;
  showFailure('');
};

const isTimeOver = (): boolean => performance.now() > stopsAt;

const diagnose = async (file: string): Promise<void> => {
  const gone = await isGone(file).catch(() => false);
  // It was loaded in the meantime.
  if (tasks.size === 0 && !isRetrying) return;
  if (gone) showFailure('outdated');
  else showFailure(isTimeOver() ? 'failed' : 'connecting');
};

/**
 * Reports a script that could not be loaded. `run` loads it again and reports a further failure; it is called with
 * growing delays for a minute, and whenever the connection is back or the page becomes visible. A file that is gone is not
 * loaded again.
 */
export const onLoadFailure = (run: () => Promise<unknown>, file: string): void => {
  tasks.add(run);
  stopsAt ||= performance.now() + retryTimeMs;
  void diagnose(file);
  if (!isTimeOver()) setTimeout(() => void retry(), Math.min(1_000 * 2 ** attempts, maxRetryDelayMs));
};

/** Watches for scripts that fail to load, or take long: the page's own and those of later imports. */
export const watchLoadFailures = (): void => {
  addEventListener('online', () => void retry());
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) void retry();
  });
  addEventListener('vite:preloadError', (event) => {
    // Without a connection, the caller of the import reports the failure.
    isGone(failedModule((event as Event & { payload?: Error }).payload))
      .then((gone) => gone && showFailure('outdated'))
      .catch(() => undefined);
  });
  setTimeout(() => {
    isDelayOver = true;
    const isWaiting = !pageStart.isRunning || !('started' in dataset || 'defer' in dataset);
    if (tasks.size > 0 || isWaiting) showFailure('connecting');
  }, noticeDelayMs);
  setTimeout(() => pageStart.isRunning || showFailure('failed'), retryTimeMs);
  for (const type of ['page:start', 'astro:hydrate'])
    addEventListener(type, () => showFailure(tasks.size > 0 ? 'connecting' : ''), true);
};

/** Handles a press on a button that loads the page again, and returns whether it was one. */
export const reloadOnPress = (event: Event): boolean => {
  if (event.type !== 'click' || !(event.target as Partial<Element>).closest?.('[data-reload]')) return false;
  event.stopImmediatePropagation();
  keepInput();
  location.reload();
  return true;
};
