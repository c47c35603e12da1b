import { useEffect, useState } from 'react';
import { ignoreCallErrors } from '../../../../lib/http/errors.ts';
import { keys } from '../../../../lib/storage/keys.ts';
import { sessionArea } from '../../../../lib/storage/storage.ts';
import type { Referral } from '../../stores/affiliate.ts';

/** Codes that the address brought, whether its affiliate code is an agent's, and whose (R151, A64). */
export const useReferral = (): {
  readonly referral: Referral;
  readonly known: boolean;
  /** Nickname of the agent whose code it is; empty until known. */
  readonly inviter: string;
} => {
  const [referral, setReferral] = useState<Referral>({});
  const [known, setKnown] = useState(false);
  const [inviter, setInviter] = useState('');
  useEffect(() => {
    const read = async (): Promise<void> => {
      if (!location.search && !sessionArea.read(keys.session.affiliate)) return;
      const { inviterOf, isAffiliate, readReferral } = await import('../../stores/affiliate.ts');
      const brought = readReferral();
      setReferral(brought);
      if (!brought.affiliateCode) return;
      const isKnown = await isAffiliate(brought.affiliateCode);
      setKnown(isKnown);
      if (isKnown) setInviter(await inviterOf(brought.affiliateCode));
    };
    // Not checked is not known: the field shows, holding the code.
    void ignoreCallErrors(read());
  }, []);
  return { referral, known, inviter };
};
