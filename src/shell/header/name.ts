import { loadMember } from '../../features/account/stores/member-info.ts';
import { $session } from '../../features/account/stores/session.ts';
import { ignoreCallErrors } from '../../lib/http/errors.ts';

const load = (): void => {
  // The home page renews it by force (R070).
  if (!$session.get() || document.querySelector('.topblock')) return;
  // Without it the account name stands in for the nickname.
  void ignoreCallErrors(loadMember());
};

/** Member info for the name in the menu (R056), from what is kept. */
export const startName = (): void => {
  load();
  $session.listen(load);
};
