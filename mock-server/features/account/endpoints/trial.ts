import * as rows from '../../../../src/contract/account/trial.ts';
import { trialType } from '../../../../src/features/account/model/roles.ts';
import { handle } from '../../handler.ts';
import { arrivalOf } from '../rules/arrivals.ts';
import { keepPace } from '../rules/pace.ts';
import { startSession } from '../rules/sessions.ts';
import { openTrial, trialName, trialsLeft } from '../rules/trials.ts';

export const trialHandlers = [
  handle(rows.trialUser, ({ world, flag }) => {
    flag('TRIALS_A_DAY');
    return { userName: trialName(world), trialCount: trialsLeft(world) };
  }),

  handle(rows.freePlay, ({ world, body, headers, address }) => {
    keepPace(world, { trials: address });
    const account = body.userName ?? trialName(world);
    const { id: token } = startSession(world, openTrial(world, account), {
      arrival: arrivalOf(world, headers),
      way: 'trial',
    });
    return body.userName === undefined ? { token } : { token, userName: account, customerType: trialType };
  }),
];
