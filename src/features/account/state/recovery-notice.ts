import { keys } from '#lib/storage/keys.ts';
import { sessionArea } from '#lib/storage/storage.ts';

let announced: string | null = null;

/** Stores a text that the next page of this tab shows: until when a password reset holds withdrawals. */
export const storeNextNotice = (text: string): void => {
  announced = text;
  sessionArea.write(keys.session.accessText, announced);
};

/** Returns whether this page stored the text for the next one and must not show it itself. */
export const isForNextPage = (text: string): boolean => text === announced;
