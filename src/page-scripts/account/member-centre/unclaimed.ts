import { quietly } from '../../../api/errors.ts';
import { onReturn } from '../../../browser/on-return.ts';
import { $words } from '../../../i18n/page-words.ts';
import { $session } from '../../../stores/account/session.ts';
import { $unclaimed, loadUnclaimed } from '../../../stores/rewards/unclaimed.ts';
import { $settings, flagsOf } from '../../../stores/site/settings.ts';

/** More than this many read as `99+` (A73). */
const most = 99;

const paint = (): void => {
  const count = $unclaimed.get();
  for (const badge of document.querySelectorAll<HTMLElement>('[data-unclaimed]')) {
    badge.hidden = count === 0;
    badge.textContent = count > most ? `${most}+` : String(count);
    badge.role = 'img';
    badge.ariaLabel = $words.get().t.memberCentre.unclaimed({ n: count });
  }
};

const load = (): void => {
  if ($session.get() && flagsOf($settings.get()).REWCEN3) void quietly(loadUnclaimed());
};

/** The badge of rewards to claim (R181); asked for again whenever the page comes back to sight. */
export const followUnclaimed = (): void => {
  $unclaimed.listen(paint);
  $words.listen(paint);
  $session.listen((session, before) => {
    if (session && !before) load();
  });
  load();
  onReturn(load);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') load();
  });
};
