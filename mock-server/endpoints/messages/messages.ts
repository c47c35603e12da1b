import * as rows from '../../../src/contract/rows/messages/messages.ts';
import { invalid } from '../../engine/invalid.ts';
import { newest } from '../../engine/newest.ts';
import { type Context, handle } from '../../pipeline/handle.ts';
import { type Feedback, feedback, takeFeedback } from '../../rules/messages/feedbacks.ts';
import { imageTypeOf } from '../../rules/messages/image-type.ts';
import { inboxMessage, inboxOf, messagesOf } from '../../rules/messages/messages.ts';
import { paged } from '../paged.ts';

/** The pictures of a feedback (R216, A83): what they are is read from their bytes. */
const picturesOf = (files: Context['files']): Feedback['images'] =>
  files.map(({ field, bytes }) => {
    const type = imageTypeOf(bytes);
    if (field !== 'images') throw invalid(field.slice(0, 40), 'unknown');
    if (!type) throw invalid('images', 'png or jpg');
    return { type, bytes: bytes.length };
  });

export const messageHandlers = [
  handle(rows.inbox, ({ world, member, query, language }) =>
    paged(inboxOf(world.state, member.id), query, ({ id, title, content, at, read }) => ({
      id: Number(id),
      title: title[language],
      content: content[language],
      sentAt: at,
      read,
    })),
  ),

  handle(
    rows.unreadCount,
    ({ world, member }) => world.state.by(inboxMessage, 'member', member.id).filter(({ read }) => !read).length,
  ),

  handle(rows.readMessages, ({ world, member, body }) => {
    for (const it of messagesOf(world.state, member.id, body.ids)) {
      if (!it.read) world.state.put(inboxMessage, { ...it, read: true });
    }
    return null;
  }),

  handle(rows.deleteMessages, ({ world, member, body }) => {
    for (const { id } of messagesOf(world.state, member.id, body.ids)) world.state.remove(inboxMessage, id);
    return null;
  }),

  handle(rows.feedback, ({ world, member, body, files }) => {
    const { id } = takeFeedback(world, member.id, { ...body, images: picturesOf(files) });
    return { id };
  }),

  handle(rows.feedbackList, ({ world, member, query, language }) =>
    paged(world.state.by(feedback, 'member', member.id).sort(newest), query, (it) => ({
      id: it.id,
      type: it.type,
      comment: it.comment,
      images: it.images.length,
      at: it.at,
      answer: it.answer?.[language] ?? null,
      answeredAt: it.answeredAt,
    })),
  ),
];
