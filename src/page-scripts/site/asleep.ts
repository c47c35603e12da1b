import { sleeps, wakeIslands } from '../../browser/sleep.ts';
import { $locale } from '../../i18n/page-locale.ts';
import { $session } from '../../stores/account/session.ts';
import { $settings, builtSettings, flagsOf } from '../../stores/site/settings.ts';

// Documents are built for a guest, in one language, with the default switches: where that changes, islands wake.
if (sleeps()) {
  const built = JSON.stringify(flagsOf(builtSettings));
  $session.listen(wakeIslands);
  $locale.listen(wakeIslands);
  $settings.subscribe((settings) => {
    if (JSON.stringify(flagsOf(settings)) !== built) wakeIslands();
  });
}
