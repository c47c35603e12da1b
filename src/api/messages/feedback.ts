import * as rows from '../../contract/rows/messages/messages.ts';
import type { Body, Query, Value } from '../../contract/types.ts';
import { call } from '../client.ts';
import { fetchTelling } from '../upload.ts';

/** R241, A83; answers the complaint's number. */
export const feedback = (
  body: Body<'feedback'>,
  images: readonly File[],
  onSent: (share: number) => void,
): Promise<Value<'feedback'>> =>
  call(rows.feedback, { body, files: { name: 'images', list: images }, fetch: fetchTelling(onSent) });

/** R241 */
export const feedbackList = (query: Query<'feedbackList'>): Promise<Value<'feedbackList'>> =>
  call(rows.feedbackList, { query });
