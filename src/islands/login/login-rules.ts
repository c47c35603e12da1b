import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { CallAborted, CallError } from '../../api/errors.ts';
import { $rules, type FormRules, loadRules } from '../../stores/rules.ts';

/** The part of the rules that a login needs, small enough for the document. */
export interface LoginRules extends Pick<FormRules, 'dialingCodes' | 'providerReady'> {
  readonly regexp: Pick<FormRules['regexp'], 'loginUsername' | 'loginPassword' | 'loginMobileNum'>;
}

/** Rules in force: those of the build until the server has spoken. */
export const useLoginRules = (built: LoginRules): LoginRules => {
  useEffect(() => {
    loadRules().catch((error: unknown) => {
      // The rules of the build stand; the server checks everything again.
      if (!(error instanceof CallError || error instanceof CallAborted)) throw error;
    });
  }, []);
  return useStore($rules, { ssr: () => null }) ?? built;
};
