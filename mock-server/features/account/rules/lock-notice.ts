import { hrefOf } from '#paths.ts';
import type { World } from '#sim/core/world.ts';
import { inboxMessages, sendMessage } from '#sim/features/messages/rules/messages.ts';
import { accountMessages } from '#sim/features/messages/rules/templates/account-messages.ts';

/**
 * Notifies a member that wrong attempts have locked a secret until a time, epoch ms. Strangers can cause locks all day,
 * so there is at most one unread notice of each secret.
 */
export const sendLockNotice = (
  world: World,
  memberId: string,
  secret: Parameters<typeof accountMessages.attemptsLocked>[0],
  until: number,
): void => {
  const notice = accountMessages.attemptsLocked(secret, until);
  const isWaiting = world.state
    .by(inboxMessages, 'member', memberId)
    .some(({ title, readAt, deletedAt }) => title.EN === notice.title.EN && readAt === null && deletedAt === null);
  if (!isWaiting) sendMessage(world, memberId, notice, { kind: 'security', path: hrefOf('securityCenter') });
};
