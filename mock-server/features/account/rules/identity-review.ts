import { collection, type Doc } from '#sim/core/collection.ts';
import { Refusal } from '#sim/core/refusal.ts';
import type { State } from '#sim/core/state.ts';
import type { World } from '#sim/core/world.ts';
import { sendMessage } from '#sim/features/messages/rules/messages.ts';
import { identityMessages } from '#sim/features/messages/rules/templates/identity-messages.ts';
import { requireOpenAccount } from './account-closure.ts';

/**
 * A manual review of whether a member is the owner of one closed account with the same name and birthday, or with a
 * contact that nothing proves. They may match by chance, so the account stays open for login, balance and
 * withdrawals until an operator decides or the other account is reopened.
 */
interface IdentityReview extends Doc {
  readonly member: string;
  /** The member whose account is closed. */
  readonly closedMember: string;
  /** Epoch ms. */
  readonly openedAt: number;
  readonly status: 'open' | 'approved';
}

const identityReviews = collection<IdentityReview>()('identity-review', {
  member: (it) => it.member,
  closedMember: (it) => it.closedMember,
  open: ({ status }) => (status === 'open' ? ['open'] : []),
});

/** Returns the oldest undecided review of a member. */
export const openReviewOf = (state: State, memberId: string): IdentityReview | undefined =>
  state
    .by(identityReviews, 'member', memberId)
    .filter(({ status }) => status === 'open')
    .sort((a, b) => a.openedAt - b.openedAt || (a.id < b.id ? -1 : 1))[0];

/** Returns whether a member is or was under review. */
export const hasReview = (state: State, memberId: string): boolean =>
  state.by(identityReviews, 'member', memberId).length > 0;

/** Returns the members with an undecided review. */
export const membersUnderReview = (state: State): string[] => [
  ...new Set(state.by(identityReviews, 'open', 'open').map(({ member }) => member)),
];

/** Opens a review for each closed account and notifies the member of the first. An operator’s approval stays in force. */
export const openIdentityReviews = (world: World, memberId: string, closedMembers: readonly string[]): void => {
  const wasUnderReview = openReviewOf(world.state, memberId) !== undefined;
  for (const closedMember of closedMembers) {
    const id = `${memberId}:${closedMember}`;
    if (world.state.get(identityReviews, id)) continue;
    world.state.put(identityReviews, { id, member: memberId, closedMember, openedAt: world.now(), status: 'open' });
  }
  if (!wasUnderReview && openReviewOf(world.state, memberId))
    sendMessage(world, memberId, identityMessages.identityReviewOpened());
};

const notifyIfAllowed = (world: World, memberId: string): void => {
  if (!openReviewOf(world.state, memberId)) sendMessage(world, memberId, identityMessages.identityReviewEnded());
};

/** Ends a review without a closure: the member is another person. Reviews against other closed accounts continue. */
export const approveIdentity = (world: World, review: IdentityReview): void => {
  world.state.put(identityReviews, { ...review, status: 'approved' });
  notifyIfAllowed(world, review.member);
};

/** Removes the undecided reviews of a member whose account was closed after one. */
export const removeReviewsOf = (world: World, memberId: string): void => {
  for (const { id, status } of world.state.by(identityReviews, 'member', memberId))
    if (status === 'open') world.state.remove(identityReviews, id);
};

/** Removes the undecided reviews against a reopened account, because they have no purpose any more. */
export const endReviewsAgainst = (world: World, closedMember: string): void => {
  for (const { id, member, status } of world.state.by(identityReviews, 'closedMember', closedMember)) {
    if (status !== 'open') continue;
    world.state.remove(identityReviews, id);
    notifyIfAllowed(world, member);
  }
};

/** Throws `safety.closed` for a closed account, and `safety.review` while an identity review is open. */
export const requirePlayAllowed = (world: World, memberId: string): void => {
  requireOpenAccount(world, memberId);
  const found = openReviewOf(world.state, memberId);
  if (found) throw new Refusal('safety.review', { why: `may be ${found.closedMember}, who is closed` });
};
