import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { quietly } from '../../../api/errors.ts';
import { whenAnswered } from '../../../browser/when-answered.ts';
import { $rules, type FormRules, loadRules } from '../../../stores/account/field-rules.ts';

/** Rules of the server; null until it has spoken: then only empty fields are refused here, all else there. */
export const useLoginRules = (): FormRules | null => {
  useEffect(() => {
    whenAnswered(() => void quietly(loadRules()));
  }, []);
  return useStore($rules, { ssr: () => null });
};
