import type { World } from '#sim/core/world.ts';
import { accountLetters } from '#sim/features/messages/rules/letters/account-letters.ts';
import { inboxMessages, sendMessage } from '#sim/features/messages/rules/messages.ts';

/**
 * Notifies a member that wrong attempts have locked a secret until a time, epoch ms. Strangers can cause locks all day,
 * so there is at most one unread notice of each secret.
 */
export const sendLockNotice = (
  world: World,
  memberId: string,
  secret: Parameters<typeof accountLetters.attemptsLocked>[0],
  until: number,
): void => {
  const notice = accountLetters.attemptsLocked(secret, until);
  const isWaiting = world.state
    .by(inboxMessages, 'member', memberId)
    .some(({ title, readAt, deletedAt }) => title.EN === notice.title.EN && readAt === null && deletedAt === null);
  if (!isWaiting) sendMessage(world, memberId, notice);
};
