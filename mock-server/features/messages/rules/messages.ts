import type { NotificationKind } from '#contract/messages/notification-kinds.ts';
import { dayMs } from '#lib/dates/units.ts';
import { collection, type Doc } from '#sim/core/collection.ts';
import type { DueEvent } from '#sim/core/due-event.ts';
import type { State } from '#sim/core/state.ts';
import type { DomainEvent, World } from '#sim/core/world.ts';
import type { LocalizedText } from '#sim/features/shared/localized-text.ts';

/** A message in a member's inbox. The id is a positive number. */
export interface InboxMessage extends Doc {
  readonly member: string;
  readonly title: LocalizedText;
  /** HTML. */
  readonly content: LocalizedText;
  readonly at: number;
  /** Time at which it was opened or marked as read; null while unread. */
  readonly readAt: number | null;
  /** Time of deletion; it can be restored for a day. */
  readonly deletedAt: number | null;
}

export const inboxMessages = collection<InboxMessage>()('inbox-message', { member: (it) => it.member });

/** Title and content of a message before it is sent. */
export type MessageContent = Pick<InboxMessage, 'title' | 'content'>;

/** How a message is announced on the devices of its member. */
export interface Notice {
  readonly kind: NotificationKind;
  /** Link of the site that a press opens. */
  readonly path: string;
}

/** Emitted when a message was sent that the member is notified of. */
export const noticeSent: DomainEvent<{ readonly message: InboxMessage; readonly notice: Notice }> = {
  name: 'notice.sent',
};

/** Sends a message to the inbox of a member, and announces it with a notice. */
export const sendMessage = (world: World, memberId: string, message: MessageContent, notice?: Notice): InboxMessage => {
  const id = String(7000 + world.next('inbox-message'));
  const newInboxMessage: InboxMessage = {
    id,
    member: memberId,
    ...message,
    at: world.now(),
    readAt: null,
    deletedAt: null,
  };
  world.state.put(inboxMessages, newInboxMessage);
  if (notice) world.emit(noticeSent, { message: newInboxMessage, notice });
  return newInboxMessage;
};

const undoTtlMs = dayMs;

/** Returns the number of a member's unread messages. */
export const unreadOf = (state: State, memberId: string): number =>
  state.by(inboxMessages, 'member', memberId).filter((it) => it.readAt === null && it.deletedAt === null).length;

const wasUnread = ({ readAt }: InboxMessage, at: number): boolean => readAt === null || readAt >= at;

/**
 * Returns the inbox as ordered at a time: unread messages first, then the newest. Messages read or deleted since keep
 * their place, so that no message is missed on the next page; messages received later are left out.
 */
export const inboxOf = (state: State, memberId: string, asOf: number): InboxMessage[] =>
  state
    .by(inboxMessages, 'member', memberId)
    .filter((it) => it.at <= asOf && (it.deletedAt === null || it.deletedAt >= asOf))
    .sort(
      (a, b) => Number(wasUnread(b, asOf)) - Number(wasUnread(a, asOf)) || b.at - a.at || Number(b.id) - Number(a.id),
    );

/**
 * Returns the member's messages with these ids, including deleted ones. Unknown ids and ids of other members are
 * ignored.
 */
const messagesOf = (state: State, memberId: string, ids: readonly number[]): InboxMessage[] =>
  [...new Set(ids)].flatMap((id) => {
    const found = state.get(inboxMessages, String(id));
    return found?.member === memberId ? [found] : [];
  });

/** Marks messages of a member as read or unread. */
export const markMessages = (world: World, memberId: string, ids: readonly number[], read: boolean): void => {
  for (const it of messagesOf(world.state, memberId, ids)) {
    if ((it.readAt !== null) !== read) world.state.put(inboxMessages, { ...it, readAt: read ? world.now() : null });
  }
};

/** Moves messages out of the inbox; they can be restored for a day. */
export const deleteMessages = (world: World, memberId: string, ids: readonly number[]): void => {
  for (const it of messagesOf(world.state, memberId, ids)) {
    if (it.deletedAt !== null) continue;
    const deletedAt = world.now();
    world.state.put(inboxMessages, { ...it, deletedAt });
    world.schedule({ id: `message:${it.id}`, at: deletedAt + undoTtlMs, type: 'message', data: it.id });
  }
};

/** Moves deleted messages back to the inbox. */
export const restoreMessages = (world: World, memberId: string, ids: readonly number[]): void => {
  for (const it of messagesOf(world.state, memberId, ids)) {
    if (it.deletedAt === null) continue;
    world.state.put(inboxMessages, { ...it, deletedAt: null });
    world.cancel(`message:${it.id}`);
  }
};

/** Handles a due event: removes a deleted message permanently. */
export const purgeMessage = (world: World, { data }: DueEvent): void => world.state.remove(inboxMessages, String(data));
