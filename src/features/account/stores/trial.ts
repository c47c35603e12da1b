import { brand } from '../../../brands/current.ts';
import { keys } from '../../../lib/storage/keys.ts';
import { sessionArea } from '../../../lib/storage/storage.ts';
import { freePlay, trialUser } from '../api/trial.ts';
import { trialType } from '../model/roles.ts';
import { type SignedIn, signIn } from './sign-in.ts';

/** Starts a free trial (R131, R227, A56); null when none is left today. Throws CallError. */
export const startTrial = async (): Promise<SignedIn | null> => {
  const { userName, trialCount } = await trialUser();
  if (trialCount === 0) return null;
  const entering = freePlay({ userName }).then((trial) => ({
    token: trial.token,
    userName: trial.userName ?? userName,
    customerType: trial.customerType ?? trialType,
  }));
  const entered = await signIn(entering, { merchantCode: brand.trialMerchantCode });
  sessionArea.write(keys.session.trialName, entered.session.userName);
  return entered;
};
