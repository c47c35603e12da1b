import { $session, onMemberVisit } from '#features/account/state/session.ts';
import { $unclaimed, loadUnclaimed } from '#features/rewards/state/unclaimed.ts';
import { $flags } from '#features/site/state/settings.ts';
import { $words } from '#i18n/page-words.ts';
import { ignoreCallErrors } from '#lib/http/errors.ts';
import { renderCount } from '#ui/count-badge.ts';

const paint = (): void => {
  const n = $unclaimed.get();
  renderCount('[data-unclaimed]', n, $words.get().t.homeMemberCentre.unclaimed({ n }));
};

const load = (): void => {
  if ($session.get() && $flags.get().REWCEN3) void ignoreCallErrors(loadUnclaimed());
};

/** Shows the badge of claimable rewards; reloads when the page becomes visible. */
export const startUnclaimedBadge = (): void => {
  $unclaimed.subscribe(paint);
  $words.listen(paint);
  onMemberVisit(load);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') load();
  });
};
