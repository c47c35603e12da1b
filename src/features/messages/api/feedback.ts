import { feedback } from '#contract/messages/messages.ts';
import type { Body, Value } from '#contract/types.ts';
import { api } from '#lib/http/client.ts';

/** Loads the module that an upload needs. */
export const prepareUpload = () => import('#lib/http/fetch-with-progress.ts');

/** Sends feedback with its pictures and reports upload progress, 0 to 1. */
export const sendFeedback = async (
  body: Body<'feedback'>,
  images: readonly File[],
  onProgress: (share: number) => void,
): Promise<Value<'feedback'>> => {
  const { fetchWithProgress } = await prepareUpload();
  return api(feedback, { body, files: { name: 'images', list: images }, fetch: fetchWithProgress(onProgress) });
};
