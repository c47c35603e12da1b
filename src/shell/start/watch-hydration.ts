import { $session } from '../../features/account/stores/session.ts';
import { $settings, builtSettings, flagsOf } from '../../features/site/stores/settings.ts';
import { $locale } from '../../i18n/page-locale.ts';
import type { Words } from '../../i18n/translate.ts';
import { hydrateIslands, isHydrationDeferred } from '../../lib/browser/deferred-hydration.ts';
import { notify } from '../toasts/notify.ts';

/** A press that nothing answers for so long is told why, ms. */
const patience = 2_500;

/** Where nobody pressed, parts that show what the address asks for may take so long, ms. */
const longer = 8_000;

/** Parts that cannot be fetched: `begin.ts` keeps the press, and does it when there is a network again. */
const tellMissing = (): void => {
  if (!document.querySelector('astro-island[ssr]:not([client=visible])')) return;
  addEventListener('online', hydrateIslands);
  const missing = ({ siteErrors: errors }: Words) => (navigator.onLine ? errors.slow() : errors.offline());
  // Without network its words may not be there either: then the press is only kept.
  notify(missing, { kind: 'bad' }).catch(() => undefined);
};

const tellInTime = (): void => {
  setTimeout(tellMissing, patience);
};

/**
 * A press that nothing can answer is told why, and so is a page whose parts do not come by themselves. The document of a
 * page that sleeps was built for a guest, in one language, with the default switches: where that changes, its islands
 * wake.
 */
export const watchHydration = (): void => {
  addEventListener('pointerdown', tellInTime);
  // It may have come while this script was on its way (`hear.ts`).
  if ('touched' in document.documentElement.dataset) tellInTime();
  if (!isHydrationDeferred()) {
    setTimeout(tellMissing, longer);
    return;
  }
  const built = JSON.stringify(flagsOf(builtSettings));
  $session.listen(hydrateIslands);
  $locale.listen(hydrateIslands);
  $settings.subscribe((settings) => {
    if (JSON.stringify(flagsOf(settings)) !== built) hydrateIslands();
  });
};
