import { useCallback, useEffect, useState } from 'react';
import { type SecurityStep, securitySteps } from '../../model/security-steps.ts';

const stepOfAddress = (): SecurityStep | null => {
  const requested = new URLSearchParams(location.search).get('step');
  return securitySteps.find((it) => it === requested) ?? null;
};

/** Returns the open step, which is kept in the address: a link can open it, and back always returns to the list. */
export const useSecurityStep = () => {
  const [step, setStep] = useState<SecurityStep | null>(null);

  useEffect(() => {
    const follow = (): void => setStep(stepOfAddress());
    follow();
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, []);

  const go = useCallback((next: SecurityStep): void => {
    history.pushState({ step: next }, '', `?step=${next}`);
    setStep(next);
    scrollTo(0, 0);
  }, []);

  const leave = useCallback((): void => {
    if ((history.state as { step?: string } | null)?.step) history.back();
    else {
      history.replaceState(null, '', location.pathname);
      setStep(null);
    }
  }, []);

  return { step, go, leave };
};
