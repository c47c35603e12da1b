import { keys } from './keys.ts';
import { removeSessionItems } from './remove-session-items.ts';
import { localArea, sessionArea } from './storage.ts';

/**
 * Items of one member in session storage. An expired session leaves them, so that the same member can log in again and
 * continue; logout and the login of another member remove them.
 */
const memberItems: readonly string[] = [
  keys.session.trialName,
  keys.session.firstLoginPassword,
  keys.session.cache,
  keys.session.codeUntil,
  keys.session.balanceHidden,
  keys.session.favouritesLater,
  keys.session.lotterySlip,
  keys.session.depositDraft,
  keys.session.withdrawDraft,
  keys.session.feedbackDraft,
  keys.session.identityDraft,
  keys.session.gameList,
  keys.session.play,
  keys.session.askLimits,
  keys.session.lastMember,
  keys.session.keptInput,
  keys.session.pendingMoves,
];

/**
 * Removes the items of the last member of this tab: member items, unread count and searches, which carry the account
 * name, and the stored height of home's sections.
 */
export const removeMemberItems = (): void => {
  removeSessionItems(memberItems);
  localArea.remove(keys.local.unread);
  localArea.remove(keys.local.homeHeight);
  localArea.remove(keys.local.searches);
};

/** Removes the items of the tab's previous member, unless the same one logs in now. */
export const removeItemsOfOthers = (userName: string): void => {
  const last = sessionArea.read(keys.session.lastMember);
  if (last && last !== userName) removeMemberItems();
  sessionArea.remove(keys.session.lastMember);
};
