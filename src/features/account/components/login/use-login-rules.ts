import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { afterInteraction } from '../../../../lib/browser/after-interaction.ts';
import { ignoreCallErrors } from '../../../../lib/http/errors.ts';
import { $rules, type FormRules, loadRules } from '../../stores/field-rules.ts';

/** Rules of the server; null until it has spoken: then only empty fields are refused here, all else there. */
export const useLoginRules = (): FormRules | null => {
  useEffect(() => {
    afterInteraction(() => void ignoreCallErrors(loadRules()));
  }, []);
  return useStore($rules, { ssr: () => null });
};
