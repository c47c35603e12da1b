import * as rows from '../../contract/rows/account/security.ts';
import { call } from '../client.ts';

/** R265: whether moves of money ask this member for a withdrawal password. */
export const hasWithdrawalPassword = (): Promise<boolean> => call(rows.hasWithdrawalPassword);
