import * as rows from '../../../contract/account/security.ts';
import type { Body } from '../../../contract/types.ts';
import { callOnce } from '../../../lib/http/call-once.ts';
import { call } from '../../../lib/http/client.ts';

/** R265: whether moves of money ask this member for a withdrawal password. */
export const hasWithdrawalPassword = (): Promise<boolean> => call(rows.hasWithdrawalPassword);

/** R265: a first one, or another with the old one. */
export const setPaymentPassword = (body: Body<'setPaymentPassword'>): Promise<null> =>
  callOnce(rows.setPaymentPassword, { body });

/** R265: a forgotten one comes back by the security questions. */
export const resetPaymentPassword = (body: Body<'resetPaymentPassword'>): Promise<null> =>
  callOnce(rows.resetPaymentPassword, { body });
