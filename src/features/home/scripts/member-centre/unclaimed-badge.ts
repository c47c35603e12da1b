import { $words } from '../../../../i18n/page-words.ts';
import { onReturn } from '../../../../lib/browser/on-return.ts';
import { quietly } from '../../../../lib/http/errors.ts';
import { paintCount } from '../../../../ui/count-badge.ts';
import { $session } from '../../../account/stores/session.ts';
import { $unclaimed, loadUnclaimed } from '../../../rewards/stores/unclaimed.ts';
import { $settings, flagsOf } from '../../../site/stores/settings.ts';

const paint = (): void => {
  const n = $unclaimed.get();
  paintCount('[data-unclaimed]', n, $words.get().t.memberCentre.unclaimed({ n }));
};

const load = (): void => {
  if ($session.get() && flagsOf($settings.get()).REWCEN3) void quietly(loadUnclaimed());
};

/** Shows the badge of claimable rewards (R181); reloads when the page becomes visible. */
export const startUnclaimedBadge = (): void => {
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
