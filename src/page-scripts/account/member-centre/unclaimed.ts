import { quietly } from '../../../api/errors.ts';
import { onReturn } from '../../../browser/on-return.ts';
import { $words } from '../../../i18n/page-words.ts';
import { $session } from '../../../stores/account/session.ts';
import { $unclaimed, loadUnclaimed } from '../../../stores/rewards/unclaimed.ts';
import { $settings, flagsOf } from '../../../stores/site/settings.ts';
import { paintCount } from '../../../ui/count-badge.ts';

const paint = (): void => {
  const n = $unclaimed.get();
  paintCount('[data-unclaimed]', n, $words.get().t.memberCentre.unclaimed({ n }));
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
