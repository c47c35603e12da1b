import { loadMember } from '#features/account/actions/member-info.ts';
import { $member } from '#features/account/state/member.ts';
import { $session } from '#features/account/state/session.ts';
import { ignoreCallErrors } from '#lib/http/errors.ts';

const paint = (): void => {
  const name = $member.get()?.nickname || $session.get()?.userName || '';
  for (const place of document.querySelectorAll('[data-name]')) place.textContent = name;
};

const load = (): void => {
  // The home page reloads it itself.
  if (!$session.get() || document.querySelector('.topblock')) return;
  // Without a response the account name replaces the nickname.
  void ignoreCallErrors(loadMember());
};

/** Shows the member's name in header and menu, from storage first. */
export const startName = (): void => {
  paint();
  load();
  $member.listen(paint);
  $session.listen(() => {
    paint();
    load();
  });
};
