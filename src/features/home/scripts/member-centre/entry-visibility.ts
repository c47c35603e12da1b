import { effect } from 'nanostores';
import { type MemberEntry, showsEntry, type Viewer } from '#features/account/model/member-entries.ts';
import { $member } from '#features/account/state/member.ts';
import { $session } from '#features/account/state/session.ts';
import { $gates } from '#features/site/state/settings.ts';
import type { Gate } from '#routes.ts';

const viewer = (): Viewer => {
  const session = $session.get();
  return session && { type: session.type, toUpline: $member.get()?.toUpline ?? null };
};

const apply = (): void => {
  const currentViewer = viewer();
  const gates = $gates.get();
  for (const element of document.querySelectorAll<HTMLElement>('li[data-entry], a[data-entry="benefits"]')) {
    const { entry, gate } = element.dataset;
    const isShown = showsEntry(entry as MemberEntry, gate as Gate | undefined, currentViewer, gates);
    element.hidden = !isShown;
    element.toggleAttribute('data-shown', isShown);
  }
  // Hides the heading of a group without entries.
  for (const group of document.querySelectorAll<HTMLElement>('.entries nav')) {
    group.hidden = !group.querySelector('li:not([hidden])');
  }
};

/** Shows the entries available to this member; updates with flags, session and member. */
export const startEntryVisibility = (): void => {
  effect([$gates, $session, $member], apply);
};
