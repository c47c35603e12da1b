import * as rows from '../../../contract/messages/messages.ts';
import type { Body, Query, Value } from '../../../contract/types.ts';
import { call } from '../../../lib/http/client.ts';

/** Brings what an upload takes, and tells how much of it has left. */
export const prepareUpload = () =>
  Promise.all([
    import('../../../lib/http/upload.ts'),
    import('../../../lib/http/call-once.ts'),
    import('../../../lib/http/lost-answer.ts'),
  ]);

/** R241, A83; answers the complaint's number. */
export const feedback = async (
  body: Body<'feedback'>,
  images: readonly File[],
  onSent: (share: number) => void,
): Promise<Value<'feedback'>> => {
  const [{ fetchTelling }, { callOnce }] = await prepareUpload();
  return callOnce(rows.feedback, { body, files: { name: 'images', list: images }, fetch: fetchTelling(onSent) });
};

/** R241 */
export const feedbackList = (query: Query<'feedbackList'>): Promise<Value<'feedbackList'>> =>
  call(rows.feedbackList, { query });
