// Inline script at the end of a document with `defer="scripts"`, instead of `body.ts`: a guest's visit downloads the
// scripts after the first paint, but runs them with the first interaction, or if the document may not be what the visitor
// should see.

import { isBackForwardNavigation } from '#lib/browser/is-back-forward-navigation.ts';
import { readingTimeMs } from '#lib/browser/reading-time.ts';
import { dataset, root } from '#lib/browser/root.ts';
import { readItem } from '#lib/storage/raw-items.ts';
import { defaultLocale, prefixes } from '#markets/current.ts';
import { showFirstBalance } from '../header/first-balance.ts';
import { watchBackSwipes } from '../header/watch-back-swipes.ts';
import { isDocumentCurrent } from '../page/is-document-current.ts';
import { firstPaint, loadScripts } from './load-scripts.ts';
import { preloadModules } from './preload-modules.ts';

/** Returns whether the visitor's content may differ from the prerendered document. */
const needsScripts = (): boolean =>
  Boolean(location.search || location.hash) ||
  isBackForwardNavigation() ||
  readItem('session', 'KEPT_INPUT') !== null ||
  readItem('local', 'autoRemPass') === '1' ||
  readItem('local', 'autoLogin') === '1' ||
  (root.lang !== defaultLocale && !prefixes[readItem('local', 'language') ?? '']);

const waitForInteraction = async (): Promise<void> => {
  addEventListener('pageshow', ({ persisted }) => persisted && loadScripts());
  await firstPaint();
  preloadModules();
  setTimeout(loadScripts, readingTimeMs - performance.now());
  if (needsScripts() || !(await isDocumentCurrent().catch(() => false))) loadScripts();
};

showFirstBalance().catch(() => undefined);
if (dataset.auth === 'in') loadScripts();
else {
  // The first interaction may be a swipe; the shell watches for later ones.
  watchBackSwipes();
  void waitForInteraction();
}
