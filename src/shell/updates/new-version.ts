import { onPageRestore } from '../../lib/browser/on-page-restore.ts';
import { whenEngaged } from '../../lib/browser/when-engaged.ts';
import { ignoreCallErrors } from '../../lib/http/errors.ts';
import { $version, refreshVersion } from '../../lib/version.ts';

/** A return to the tab asks again at most this often, ms. */
const pause = 60_000;

const offer = async (): Promise<void> => {
  const { offerReload } = await import('./offer-reload.ts');
  await offerReload();
};

/** A88: a version other than the one this visit began with, at start or on a return to the tab, offers a reload. */
export const watchVersion = (): void => {
  $version.listen((now, before) => {
    if (before && now && now.version !== before.version) void offer().catch(() => undefined);
  });
  let asked = Date.now();
  // What cannot be asked now is asked on the next return.
  const ask = (): void => {
    asked = Date.now();
    void ignoreCallErrors(refreshVersion());
  };
  // The first page of a visit has nothing to compare with.
  if ($version.get()) ask();
  else whenEngaged(ask);
  onPageRestore(ask);
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden && Date.now() - asked >= pause) ask();
  });
};
