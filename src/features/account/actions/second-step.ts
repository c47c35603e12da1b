import type { ConfirmNeed, SecondStepNeed, Value } from '#contract/types.ts';
import { setConfirmationHandler } from '#lib/http/confirmation.ts';
import { CallAborted, detailsOf } from '#lib/http/errors.ts';

type Asker = (need: SecondStepNeed) => Promise<Value<'login'> | null>;

let asker: Asker | undefined;

/** Registers the function that asks for the second login step. Called by the page layout. */
export const registerSecondStep = (ask: Asker): void => {
  asker = ask;
};

/** Registers the function that asks the player to confirm their identity; it resolves to true on success. */
export const registerIdentityConfirmation = (ask: (need: ConfirmNeed) => Promise<boolean>): void =>
  setConfirmationHandler(ask);

/**
 * Awaits a login and its second step, if the account has one. Throws the errors of the login, and CallAborted if
 * the player cancels the second step.
 */
export const withSecondStep = async <V>(login: Promise<V>): Promise<V | Value<'login'>> => {
  try {
    return await login;
  } catch (error) {
    const need = detailsOf(error, 'login.second-step');
    if (!need || !asker) throw error;
    const entered = await asker(need);
    if (!entered) throw new CallAborted();
    return entered;
  }
};
