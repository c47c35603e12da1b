import { sleeps, wakeIslands } from '../../browser/sleep.ts';
import { $locale } from '../../i18n/page-locale.ts';
import { $session } from '../../stores/account/session.ts';
import { $settings, builtSettings, flagsOf } from '../../stores/site/settings.ts';
import { showToast } from '../../stores/site/toasts.ts';

/** A press that nothing answers for so long is told why, ms. */
const patience = 2_500;

/** Parts that cannot be fetched: `begin.ts` keeps the press, and does it when there is a network again. */
const tellMissing = async (): Promise<void> => {
  if (!document.querySelector('astro-island[ssr]')) return;
  addEventListener('online', wakeIslands);
  const { $words, lateWords } = await import('../../i18n/page-words.ts');
  await lateWords();
  const { errors } = $words.get().t;
  showToast(navigator.onLine ? errors.slow() : errors.offline(), { kind: 'bad' });
};

const tellInTime = (): void => {
  setTimeout(() => void tellMissing().catch(() => undefined), patience);
};

addEventListener('pointerdown', tellInTime);

// Documents are built for a guest, in one language, with the default switches: where that changes, islands wake.
if (sleeps()) {
  const built = JSON.stringify(flagsOf(builtSettings));
  $session.listen(wakeIslands);
  $locale.listen(wakeIslands);
  $settings.subscribe((settings) => {
    if (JSON.stringify(flagsOf(settings)) !== built) wakeIslands();
  });
} else if (!$session.get()) {
  // A guest may have pressed while this script was on its way.
  tellInTime();
}
