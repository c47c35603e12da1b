import { loadMember } from '../../features/account/stores/member-info.ts';
import { $session } from '../../features/account/stores/session.ts';
import { ignoreCallErrors } from '../../lib/http/errors.ts';

const load = (): void => {
  // The home page renews it by force (R070).
  if (!$session.get() || document.querySelector('.topblock')) return;
  // Without it the account name replaces the nickname.
  void ignoreCallErrors(loadMember());
};

/** Shows the member's name in the menu (R056), from storage first. */
export const startName = (): void => {
  load();
  $session.listen(load);
};
