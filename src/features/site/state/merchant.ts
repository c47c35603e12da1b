import { brand } from '#brands/current.ts';
import { readSession } from '#lib/storage/session-item.ts';

/** Returns the merchant code for calls: that of a trial session, else the brand's. */
export const merchantCode = (): string => readSession()?.merchantCode || brand.merchantCode;
