import { renewRecoveryCodes, turnOnTwoSteps, twoSteps } from '../../../../contract/safety/two-steps.ts';
import { api } from '../../../../lib/http/client.ts';
import { codeOf } from '../../../../lib/http/errors.ts';
import { isOutcomeUnknown } from '../../../../lib/http/outcome.ts';

/**
 * Turns two steps on with a first code; answers the recovery codes. Where they are on by a call whose answer was lost,
 * its codes are lost too: new ones take their place. Throws CallError.
 */
export const enableTwoStepLogin = async (code: string): Promise<readonly string[]> => {
  try {
    return (await api(turnOnTwoSteps, { body: { code } })).recoveryCodes;
  } catch (error) {
    const mayBeOn = isOutcomeUnknown(error) || codeOf(error) === 'request.conflict';
    const state = mayBeOn ? await api(twoSteps).catch(() => null) : null;
    if (!state?.on) throw error;
    return (await api(renewRecoveryCodes)).recoveryCodes;
  }
};
