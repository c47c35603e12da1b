import type { ConfirmNeed, SecondStepNeed, Value } from '../../../contract/types.ts';
import { onConfirmNeeded } from '../../../lib/http/confirmation.ts';
import { CallAborted, detailsOf } from '../../../lib/http/errors.ts';

type Asker = (need: SecondStepNeed) => Promise<Value<'login'> | null>;

let asker: Asker | undefined;

/** Tells how the second step of a login is asked for; the page's layout does. */
export const registerSecondStep = (ask: Asker): void => {
  asker = ask;
};

/** Tells how a player is asked again who they are, for a call that needs it; true once they showed it. */
export const registerIdentityConfirmation = (ask: (need: ConfirmNeed) => Promise<boolean>): void =>
  onConfirmNeeded(ask);

/**
 * A login, with its second step where it has one (X09). Throws what the login throws, CallAborted where the player
 * turned back from the second step.
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
