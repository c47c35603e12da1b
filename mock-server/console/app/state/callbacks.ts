import type { CallbackList } from '#sim/admin/callbacks.ts';
import { admin } from './admin.ts';
import { worldPath } from './browser.ts';
import { resource } from './resource.ts';

export type Callback = CallbackList['callbacks'][number];
export type Delivery = CallbackList['deliveries'][number];

export const callbacks = resource<CallbackList>(() => worldPath('/callbacks'));

/** Throws Problem. */
export const addCallback = async (input: object): Promise<void> =>
  callbacks.put(await admin<CallbackList>('POST', worldPath('/callbacks'), input));

/** Throws Problem. */
export const removeCallback = async ({ id }: Callback): Promise<void> => {
  await admin('DELETE', worldPath(`/callbacks/${id}`));
  await callbacks.load();
};
