import { CallAborted, CallError } from '../api/errors.ts';
import { loadMember } from '../stores/member-info.ts';
import { $session } from '../stores/session.ts';

const load = (): void => {
  // The home page renews it by force (R070).
  if (!$session.get() || document.querySelector('.topblock')) return;
  loadMember().catch((error: unknown) => {
    // The account name stands in for the nickname.
    if (!(error instanceof CallError || error instanceof CallAborted)) throw error;
  });
};

/** Member info for the name in the menu (R056), from what is kept. */
export const startName = (): void => {
  load();
  $session.listen(load);
};
