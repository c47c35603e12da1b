import { atom } from 'nanostores';
import { $words } from '../../i18n/page-words.ts';
import { leaveWhenOver } from './still.ts';

const $end = atom<number | null>(null);

/** The announced end in Manila time; nothing where none was announced. */
const show = (): void => {
  const end = $end.get();
  const { locale, t } = $words.get();
  const line = document.querySelector<HTMLElement>('[data-until-line]');
  const text = line?.querySelector('[data-until-text]');
  if (!line || !text) return;
  line.hidden = end === null;
  if (end === null) return;
  const day = new Intl.DateTimeFormat(locale === 'fil' ? 'fil-PH' : 'en-PH', {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: 'Asia/Manila',
  });
  text.textContent = t.states.backAt({ time: day.format(end) });
};

$end.listen(show);
$words.listen(show);
leaveWhenOver(({ maintenance, maintenanceEnd }) => {
  $end.set(maintenance ? maintenanceEnd : null);
  return maintenance;
});
