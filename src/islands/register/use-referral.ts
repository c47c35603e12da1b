import { useEffect, useState } from 'react';
import { CallAborted, CallError } from '../../api/errors.ts';
import { isAffiliate, type Referral, readReferral } from '../../stores/affiliate.ts';

/** Codes that the address brought, and whether its affiliate code is an agent's (R151, A64). */
export const useReferral = (): { readonly referral: Referral; readonly known: boolean } => {
  const [referral, setReferral] = useState<Referral>({});
  const [known, setKnown] = useState(false);
  useEffect(() => {
    const brought = readReferral();
    setReferral(brought);
    if (!brought.affiliateCode) return;
    isAffiliate(brought.affiliateCode).then(setKnown, (error: unknown) => {
      // Not checked is not known: the field shows, holding the code.
      if (!(error instanceof CallError || error instanceof CallAborted)) throw error;
    });
  }, []);
  return { referral, known };
};
