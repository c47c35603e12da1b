import * as rows from '../../contract/rows/messages/messages.ts';
import type { Body, Query, Value } from '../../contract/types.ts';
import { call } from '../client.ts';

/** Brings the part that tells how much of an upload has left. */
export const prepareUpload = () => import('../upload.ts');

/** R241, A83; answers the complaint's number. */
export const feedback = async (
  body: Body<'feedback'>,
  images: readonly File[],
  onSent: (share: number) => void,
): Promise<Value<'feedback'>> => {
  const { fetchTelling } = await prepareUpload();
  return call(rows.feedback, { body, files: { name: 'images', list: images }, fetch: fetchTelling(onSent) });
};

/** R241 */
export const feedbackList = (query: Query<'feedbackList'>): Promise<Value<'feedbackList'>> =>
  call(rows.feedbackList, { query });
