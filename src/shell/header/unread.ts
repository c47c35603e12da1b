import { trialType } from '#features/account/model/roles.ts';
import { $session } from '#features/account/state/session.ts';
import { $unread, loadUnread, showBadge } from '#features/messages/state/unread.ts';
import { $words } from '#i18n/page-words.ts';
import { onPageRestore } from '#lib/browser/on-page-restore.ts';
import { ignoreCallErrors } from '#lib/http/errors.ts';
import { renderCount } from '#ui/count-badge.ts';

const paint = (): void => {
  const n = $unread.get();
  renderCount('[data-unread]', n, $words.get().t.siteShell.unreadMessages({ n }));
};

const load = (): void => {
  const session = $session.get();
  if (!session) showBadge(0);
  // Trial members have no inbox.
  if (!session || session.type === trialType || !document.querySelector('[data-unread]')) return;
  // Without a response, or an inbox, no count is shown.
  void ignoreCallErrors(loadUnread());
};

/** Shows the badge of unread messages on pages that have one. */
export const startUnread = (): void => {
  $unread.subscribe(paint);
  $words.listen(paint);
  $session.listen(load);
  load();
  onPageRestore(load);
};
