import { atom } from 'nanostores';
import { templateSettings } from '#contract/site/system.ts';
import { $locale } from '#i18n/page-locale.ts';
import { loadWords } from '#i18n/page-words.ts';
import { api } from '#lib/http/client.ts';
import { ignoreCallErrors } from '#lib/http/errors.ts';
import { city, country, timeZone } from '#markets/current.ts';
import { redirectWhenOver } from './redirect-when-over.ts';

const $end = atom<number | null>(null);

/**
 * Shows the announced end of the maintenance in the market’s time zone; nothing if none was announced. Loads the translations only
 * if needed.
 */
const show = async (): Promise<void> => {
  const end = $end.get();
  const line = document.querySelector<HTMLElement>('[data-until-line]');
  const text = line?.querySelector('[data-until-text]');
  if (!line || !text) return;
  line.hidden = end === null;
  if (end === null) return;
  const { locale, t } = await loadWords();
  const day = new Intl.DateTimeFormat(`${locale}-${country}`, {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
  });
  text.textContent = t.siteStates.backAt({ time: day.format(end), city });
};

/** Loads the announced end again, because it may have been moved. */
const loadEnd = async (): Promise<void> => {
  if (document.hidden) return;
  const { maintenance, maintenanceEnd } = await api(templateSettings);
  $end.set(maintenance ? maintenanceEnd : null);
};
const refreshEnd = () => void ignoreCallErrors(loadEnd());

/** Shows the announced end, and leaves the page once the maintenance is over. */
export const startMaintenance = (): void => {
  $end.listen(() => void show());
  $locale.listen(() => void show());
  document.addEventListener('visibilitychange', refreshEnd);
  refreshEnd();
  redirectWhenOver(({ status }) => status === 'maintenance');
};
