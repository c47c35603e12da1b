import { addFavourite, removeFavourite } from '#contract/games/games.ts';
import { api } from '#lib/http/client.ts';
import { CallAborted, CallError } from '#lib/http/errors.ts';
import { dropSent, isUnsent, queuedFavourites } from '../state/favourite-queue.ts';

let isSending = false;

/** Sends queued changes in order; stops while offline, drops changes that the server rejects. */
export const sendQueuedFavourites = async (): Promise<void> => {
  if (isSending) return;
  isSending = true;
  try {
    for (const change of queuedFavourites()) {
      const { nodeId, vendor, on } = change;
      await api(on ? addFavourite : removeFavourite, { body: { nodeId, vendor } }).catch((error: unknown) => {
        if (!(error instanceof CallError) || isUnsent(error)) throw error;
      });
      dropSent(change);
    }
  } catch (error) {
    if (!(error instanceof CallError || error instanceof CallAborted)) throw error;
  } finally {
    isSending = false;
  }
};
