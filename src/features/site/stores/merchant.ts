import { brand } from '../../../brands/current.ts';
import { readSession } from '../../../lib/storage/session-item.ts';

/** The merchant that this reader's calls name: that of a trial session's own, for everyone else the brand's (A92). */
export const merchantCode = (): string => readSession()?.merchantCode || brand.merchantCode;
