import { useEffect, useState } from 'react';
import { ignoreCallErrors } from '#lib/http/errors.ts';
import { keys } from '#lib/storage/keys.ts';
import { sessionArea } from '#lib/storage/storage.ts';
import type { Referral } from '../../state/affiliate.ts';

/**
 * Returns the codes from the address, whether the affiliate code belongs to an agent, and the agent's nickname.
 */
export const useReferral = (): {
  readonly referral: Referral;
  readonly known: boolean;
  /** Nickname of the agent with this code; empty until loaded. */
  readonly inviter: string;
} => {
  const [referral, setReferral] = useState<Referral>({});
  const [known, setKnown] = useState(false);
  const [inviter, setInviter] = useState('');
  useEffect(() => {
    const read = async (): Promise<void> => {
      if (!location.search && !sessionArea.read(keys.session.affiliate)) return;
      const { inviterOf, isAffiliate, readReferral } = await import('../../state/affiliate.ts');
      const codesFromUrl = readReferral();
      setReferral(codesFromUrl);
      if (!codesFromUrl.affiliateCode) return;
      const isKnown = await isAffiliate(codesFromUrl.affiliateCode);
      setKnown(isKnown);
      if (isKnown) setInviter(await inviterOf(codesFromUrl.affiliateCode));
    };
    // If the check fails, the field is shown with the code.
    void ignoreCallErrors(read());
  }, []);
  return { referral, known, inviter };
};
