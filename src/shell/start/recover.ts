// Script `/recover.js`, which documents load only when one of their files fails to load. No release removes it or gives it
// a new name, so it serves documents whose own files are gone; it must work for those of all earlier releases.

import { keepInput } from '../updates/kept-input.ts';

/** Text of the start notice, also in `data-failure` of `<html>`. */
type Failure = 'connecting' | 'failed' | 'outdated';

/** Time after which a page no longer loads its files again without being asked, ms. */
const retryTimeMs = 60_000;
const maxRetryDelayMs = 15_000;

const { dataset } = document.documentElement;
const tasks = new Set<() => unknown>();
let attempts = 0;
let stopsAt = 0;
let isRetrying = false;

/** Shows the notice about missing files, or hides it. A missing release stays until the page is loaded again. */
const show = (failure: Failure | ''): void => {
  if (dataset.failure !== 'outdated') dataset.failure = failure;
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
  show('');
};

const isTimeOver = (): boolean => performance.now() > stopsAt;

/** Returns whether a module cannot be loaded again: Chrome before 156 keeps a failed one until the page is reloaded. */
const isStuck = (file: string): Promise<boolean> =>
  import(/* @vite-ignore */ file).then(
    () => false,
    () => true,
  );

const diagnose = async (file: string, isTask: boolean): Promise<void> => {
  const gone = await isGone(file).catch(() => null);
  // It was loaded in the meantime.
  if (isTask && tasks.size === 0 && !isRetrying) return;
  if (gone) show('outdated');
  else if (isTask ? isTimeOver() : gone === false && file && (await isStuck(file))) show('failed');
  else if (attempts > 1) show('connecting');
};

/**
 * Reports a file that could not be loaded. `run` loads it again and reports a further failure; it is called with growing
 * delays for a minute, and whenever the connection is back or the page becomes visible. Without `run`, or if the file is
 * gone, it is not loaded again.
 */
const onLoadFailure: PageStartState['onLoadFailure'] = (run, file) => {
  void diagnose(file, run !== undefined);
  if (!run) return;
  tasks.add(run);
  stopsAt ||= performance.now() + retryTimeMs;
  if (!isTimeOver()) setTimeout(() => void retry(), Math.min(1_000 * 2 ** attempts, maxRetryDelayMs));
};

pageStart.onLoadFailure = onLoadFailure;
addEventListener('online', () => void retry());
document.addEventListener('visibilitychange', () => {
  if (!document.hidden) void retry();
});
for (const button of document.querySelectorAll('[data-reload]'))
  button.addEventListener('click', () => {
    keepInput();
    location.reload();
  });
