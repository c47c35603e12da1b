import { $member } from '#features/account/stores/member.ts';
import { loadMember } from '#features/account/stores/member-info.ts';
import { $session } from '#features/account/stores/session.ts';
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

/** Shows the member's name in header and menu (R056), from storage first. */
export const startName = (): void => {
  paint();
  load();
  $member.listen(paint);
  $session.listen(() => {
    paint();
    load();
  });
};
