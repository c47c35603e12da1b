import { useCallback } from 'react';
import { changeAddress, useAddress } from '#features/shared/use-address.ts';
import { type SecurityStep, securitySteps } from '../../model/security-steps.ts';

/** Returns the open step, which is kept in the address: a link can open it, and back always returns to the list. */
export const useSecurityStep = () => {
  const requested = useAddress()?.get('step');
  const step = securitySteps.find((it) => it === requested) ?? null;

  const go = useCallback((next: SecurityStep): void => {
    changeAddress((query) => query.set('step', next), { step: next });
    scrollTo(0, 0);
  }, []);

  const leave = useCallback((): void => {
    if ((history.state as { step?: string } | null)?.step) history.back();
    else changeAddress((query) => query.delete('step'));
  }, []);

  return { step, go, leave };
};
