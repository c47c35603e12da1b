import { type Doc, kind } from '../../../core/collection.ts';
import { Refusal } from '../../../core/refusal.ts';
import type { State } from '../../../core/state.ts';
import type { World } from '../../../core/world.ts';
import { sendMessage } from '../../messages/rules/messages.ts';
import { letters } from '../../messages/rules/templates.ts';
import { requireOpenAccount } from './account-closure.ts';

/**
 * A manual review of a member with the name and birthday of a person whose account is closed (X06). The id is the member's.
 * Another person may have both, so the account stays open for login, balance and withdrawals until an operator decides.
 */
export interface IdentityReview extends Doc {
  /** The member whose account is closed. */
  readonly closedMember: string;
  /** Epoch ms. */
  readonly openedAt: number;
  readonly status: 'open' | 'approved';
}

const identityReview = kind<IdentityReview>().named('identity-review', {
  open: ({ status }) => (status === 'open' ? ['open'] : []),
});

/** Returns the undecided review of a member. */
export const openReviewOf = (state: State, member: string): IdentityReview | undefined => {
  const found = state.get(identityReview, member);
  return found?.status === 'open' ? found : undefined;
};

/** Returns all undecided reviews. */
export const openReviews = (state: State): IdentityReview[] => state.by(identityReview, 'open', 'open');

/** Opens a review and notifies the member. An operator’s approval for the same closed account stays in force. */
export const openIdentityReview = (world: World, member: string, closedMember: string): void => {
  const found = world.state.get(identityReview, member);
  if (found?.status === 'open' || found?.closedMember === closedMember) return;
  world.state.put(identityReview, { id: member, closedMember, openedAt: world.now(), status: 'open' });
  sendMessage(world, member, letters.identityReviewOpened());
};

/** Ends a review without a closure: the member is another person. */
export const approveIdentity = (world: World, it: IdentityReview): void => {
  world.state.put(identityReview, { ...it, status: 'approved' });
  sendMessage(world, it.id, letters.identityApproved());
};

/** Removes the review of a member whose account was closed by it. */
export const removeReview = (world: World, member: string): void => world.state.remove(identityReview, member);

/** Throws `safety.closed` for a closed account, and `safety.review` while an identity review is open. */
export const requirePlayAllowed = (world: World, member: string): void => {
  requireOpenAccount(world, member);
  const found = openReviewOf(world.state, member);
  if (found) throw new Refusal('safety.review', { why: `has the name and birthday of ${found.closedMember}` });
};
