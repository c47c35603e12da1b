import { brand } from '#brands/current.ts';
import { freePlay, trialUser } from '#contract/account/trial.ts';
import { api } from '#lib/http/client.ts';
import { keys } from '#lib/storage/keys.ts';
import { sessionArea } from '#lib/storage/storage.ts';
import { trialType } from '../model/roles.ts';
import { type LoginResult, logIn } from './log-in.ts';

/** Starts a free trial; null when none is left today. Throws CallError. */
export const startTrial = async (): Promise<LoginResult | null> => {
  const { userName, trialCount } = await api(trialUser);
  if (trialCount === 0) return null;
  const entering = api(freePlay, { body: { userName } }).then((trial) => ({
    token: trial.token,
    userName: trial.userName ?? userName,
    customerType: trial.customerType ?? trialType,
  }));
  const entered = await logIn(entering, { merchantCode: brand.trialMerchantCode });
  sessionArea.write(keys.session.trialName, entered.session.userName);
  return entered;
};
