import { quietly } from '../../api/errors.ts';
import { onReturn } from '../../browser/on-return.ts';
import { trialType } from '../../domain/account/roles.ts';
import { $words } from '../../i18n/page-words.ts';
import { $session } from '../../stores/account/session.ts';
import { $unread, loadUnread } from '../../stores/messages/unread.ts';
import { $settings, flagsOf } from '../../stores/site/settings.ts';
import { paintCount } from '../../ui/count-badge.ts';

const paint = (): void => {
  const n = $unread.get();
  paintCount('[data-unread]', n, $words.get().t.frame.unreadMessages({ n }));
};

const load = (): void => {
  const session = $session.get();
  // Trial members have no inbox (A24).
  if (!session || session.type === trialType || !document.querySelector('[data-unread]')) return;
  if (!flagsOf($settings.get()).MAILCEN) return;
  // No count is shown rather than a wrong one.
  void quietly(loadUnread());
};

/** The badge of unread messages (R067), wherever a page has one. */
export const startUnread = (): void => {
  $unread.listen(paint);
  $words.listen(paint);
  $session.listen(load);
  load();
  onReturn(load);
};
