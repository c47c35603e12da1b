import { type Doc, kind } from '../../engine/collection.ts';
import type { State } from '../../engine/state.ts';
import type { World } from '../../engine/world.ts';
import type { Words } from '../content/announcements.ts';

/** A message in a member's inbox (R244, A13). The id is a positive number. */
export interface InboxMessage extends Doc {
  readonly member: string;
  readonly title: Words;
  /** HTML. */
  readonly content: Words;
  readonly at: number;
  readonly read: boolean;
}

export const inboxMessage = kind<InboxMessage>().named('inbox-message', { member: (it) => it.member });

/** What a message says, before it is sent. */
export type Letter = Pick<InboxMessage, 'title' | 'content'>;

export const sendMessage = (world: World, member: string, letter: Letter): InboxMessage => {
  const id = String(7000 + world.next('inbox-message'));
  const made: InboxMessage = { id, member, ...letter, at: world.now(), read: false };
  world.state.put(inboxMessage, made);
  return made;
};

/** The inbox, newest first. */
export const inboxOf = (state: State, member: string): InboxMessage[] =>
  state.by(inboxMessage, 'member', member).sort((a, b) => b.at - a.at || Number(b.id) - Number(a.id));

/** Those of a member's messages with these ids. Ids that are another's or nobody's are left out. */
export const messagesOf = (state: State, member: string, ids: readonly number[]): InboxMessage[] =>
  [...new Set(ids)].flatMap((id) => {
    const found = state.get(inboxMessage, String(id));
    return found?.member === member ? [found] : [];
  });
