import { brand } from '../../brand/current.ts';
import { $session } from '../account/session.ts';

/** The merchant that this reader's calls name: that of a trial session's own, for everyone else the brand's (A92). */
export const merchantCode = (): string => $session.get()?.merchantCode || brand.merchantCode;
