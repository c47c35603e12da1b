import { onPageRestore } from '#lib/browser/on-page-restore.ts';
import { whenEngaged } from '#lib/browser/when-engaged.ts';
import { minuteMs } from '#lib/dates/units.ts';
import { ignoreCallErrors } from '#lib/http/errors.ts';
import { ignoreFailure } from '#lib/ignore-failure.ts';
import { $version, refreshVersion } from '#lib/version.ts';

/** Minimum interval between two checks on return to the tab, ms. */
const minCheckIntervalMs = minuteMs;

const offer = async (): Promise<void> => {
  const { offerReload } = await import('./offer-reload.ts');
  await offerReload();
};

/**
 * Offers a reload when the site's version differs from the one that this visit began with: checked with the first
 * interaction or after some seconds, and on return to the tab.
 */
export const watchVersion = (): void => {
  $version.listen((now, before) => {
    if (before && now && now.version !== before.version) ignoreFailure(offer());
  });
  let checkedAt = Date.now();
  // A failed check is repeated on the next return.
  const check = (): void => {
    checkedAt = Date.now();
    void ignoreCallErrors(refreshVersion());
  };
  // Not part of the first view.
  whenEngaged(check);
  onPageRestore(check);
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden && Date.now() - checkedAt >= minCheckIntervalMs) check();
  });
};
