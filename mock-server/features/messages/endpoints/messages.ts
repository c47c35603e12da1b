import * as endpoints from '#contract/messages/messages.ts';
import { invalid } from '#sim/core/invalid.ts';
import { newest } from '#sim/core/newest.ts';
import { type Context, handle } from '#sim/features/handler.ts';
import { textIn, textOrNull } from '#sim/features/shared/localized-text.ts';
import { paged } from '#sim/features/shared/paged.ts';
import { pictureTypeOf } from '#sim/features/shared/picture-type.ts';
import { type Feedback, feedbacks, takeFeedback } from '../rules/feedbacks.ts';
import { deleteMessages, inboxOf, markMessages, restoreMessages, unreadOf } from '../rules/messages.ts';

/**
 * Returns the type and size of the pictures of a feedback; the type is detected from their bytes. Throws
 * `request.invalid`.
 */
const picturesOf = (files: Context['files']): Feedback['images'] =>
  files.map(({ field, bytes }) => {
    if (field !== 'images') throw invalid(field.slice(0, 40), 'unknown');
    return { type: pictureTypeOf('images', bytes), bytes: bytes.length };
  });

export const messageHandlers = [
  handle(endpoints.inbox, ({ world, member, query, language }) => {
    const asOf = query.asOf ?? world.now();
    const all = inboxOf(world.state, member.id, asOf).filter((it) => query.asOf || it.deletedAt === null);
    const { content, ...page } = paged(all, query, (it) => ({ it }));
    return {
      ...page,
      total: all.filter((it) => it.deletedAt === null).length,
      asOf,
      content: content
        .filter(({ it }) => it.deletedAt === null)
        .map(({ it: { id, title, content: html, at, readAt } }) => ({
          id: Number(id),
          title: textIn(title, language),
          content: textIn(html, language),
          sentAt: at,
          read: readAt !== null,
        })),
    };
  }),

  handle(endpoints.unreadCount, ({ world, member }) => unreadOf(world.state, member.id)),

  handle(endpoints.readMessages, ({ world, member, body }) => {
    markMessages(world, member.id, body.ids, body.read);
    return unreadOf(world.state, member.id);
  }),

  handle(endpoints.deleteMessages, ({ world, member, body }) => {
    deleteMessages(world, member.id, body.ids);
    return unreadOf(world.state, member.id);
  }),

  handle(endpoints.restoreMessages, ({ world, member, body }) => {
    restoreMessages(world, member.id, body.ids);
    return unreadOf(world.state, member.id);
  }),

  handle(endpoints.feedback, ({ world, member, body, files }) => {
    const { id } = takeFeedback(world, member.id, { ...body, images: picturesOf(files) });
    return { id };
  }),

  handle(endpoints.feedbackList, ({ world, member, query, language }) =>
    paged(world.state.by(feedbacks, 'member', member.id).sort(newest), query, (feedback) => ({
      id: feedback.id,
      type: feedback.type,
      comment: feedback.comment,
      images: feedback.images.length,
      at: feedback.at,
      answer: textOrNull(feedback.answer, language),
      answeredAt: feedback.answeredAt,
    })),
  ),
];
