import type { Value } from '#contract/types.ts';
import { CallAborted, detailsOf } from '#lib/http/errors.ts';
import { memberDialogs } from '#lib/member-dialogs.ts';

/**
 * Awaits a login and its second step, if the account has one. Throws the errors of the login, and CallAborted if
 * the player cancels the second step.
 */
export const withSecondStep = async <V>(login: Promise<V>): Promise<V | Value<'login'>> => {
  try {
    return await login;
  } catch (error) {
    const need = detailsOf(error, 'login.second-step');
    if (!need) throw error;
    const entered = await memberDialogs.askSecondStep(need);
    if (!entered) throw new CallAborted();
    return entered;
  }
};
