import * as endpoints from '#contract/account/trial.ts';
import { trialType } from '#features/account/model/roles.ts';
import { handle } from '#sim/features/handler.ts';
import { applyRateLimits } from '#sim/features/site/rules/rate-limits.ts';
import { clientInfoOf } from '../rules/client-info.ts';
import { freeTrialsLeft, openTrialAccount, unusedTrialName } from '../rules/free-trial.ts';
import { startSession } from '../rules/sessions.ts';

export const freeTrialHandlers = [
  handle(endpoints.trialUser, ({ world, flag }) => {
    flag('TRIALS_A_DAY');
    return { userName: unusedTrialName(world), trialCount: freeTrialsLeft(world) };
  }),

  handle(endpoints.freePlay, ({ world, body, headers, address }) => {
    applyRateLimits(world, { trials: address });
    const account = body.userName ?? unusedTrialName(world);
    const { id: token } = startSession(world, openTrialAccount(world, account), {
      client: clientInfoOf(world, headers, address),
      method: 'trial',
    });
    return body.userName === undefined ? { token } : { token, userName: account, customerType: trialType };
  }),
];
