import { freePlay, trialUser } from '../../api/account/trial.ts';
import { brand } from '../../brand/current.ts';
import { keys } from '../../browser/keys.ts';
import { sessionArea } from '../../browser/storage.ts';
import { trialType } from '../../domain/account/roles.ts';
import { openSession } from './sign-in.ts';

/** Starts a free trial (R131, R227, A56); false when none is left today. Throws CallError. */
export const startTrial = async (): Promise<boolean> => {
  const { userName, trialCount } = await trialUser();
  if (trialCount === 0) return false;
  const trial = await freePlay({ userName });
  const name = trial.userName ?? userName;
  openSession({
    token: trial.token,
    merchantCode: brand.trialMerchantCode,
    userName: name,
    type: trial.customerType ?? trialType,
  });
  sessionArea.write(keys.session.trialName, name);
  return true;
};
