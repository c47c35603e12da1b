import { keys } from '#lib/storage/keys.ts';
import { sessionArea } from '#lib/storage/storage.ts';

/** Notice for the next page of this tab: `held:` and the time at which the hold on withdrawals ends. */
let announced: string | null = null;

/** Stores for the next page of this tab that a password reset holds withdrawals until `time`. */
export const storeHoldNotice = (time: string): void => {
  announced = `held:${time}`;
  sessionArea.write(keys.session.accessText, announced);
};

/** Returns whether this page stored the text for the next one and must not show it itself. */
export const isForNextPage = (text: string): boolean => text === announced;
