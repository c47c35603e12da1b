import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { CallAborted, CallError } from '../../api/errors.ts';
import { $rules, type FormRules, loadRules } from '../../stores/rules.ts';

/** Rules of the server; null until it has spoken: then only empty fields are refused here, all else there. */
export const useLoginRules = (): FormRules | null => {
  useEffect(() => {
    loadRules().catch((error: unknown) => {
      if (!(error instanceof CallError || error instanceof CallAborted)) throw error;
    });
  }, []);
  return useStore($rules, { ssr: () => null });
};
