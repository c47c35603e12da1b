import { keys } from '../../../lib/storage/keys.ts';
import { sessionArea } from '../../../lib/storage/storage.ts';

/** What the next page of this tab is to show: `held:` and the time at which the hold of withdrawals ends (A98). */
let announced: string | null = null;

/** Leaves for the next page of this tab that a password reset holds withdrawals until `time`. */
export const storeHoldNotice = (time: string): void => {
  announced = `held:${time}`;
  sessionArea.write(keys.session.accessText, announced);
};

/** Returns whether this page left the text for the next one and must not show it itself. */
export const isForNextPage = (text: string): boolean => text === announced;
