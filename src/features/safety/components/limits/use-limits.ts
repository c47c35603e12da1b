import { useState } from 'react';
import { confirmLimit, dropLimitChange, setRealityCheck } from '#contract/safety/limits.ts';
import type { OwnLimit, OwnLimits } from '#contract/types.ts';
import { showCallError } from '#features/shared/show-call-error.ts';
import { useWords } from '#i18n/use-words.ts';
import { api } from '#lib/http/client.ts';
import { showToast } from '#lib/toasts.ts';

export interface LimitActions {
  readonly busy: boolean;
  readonly edit: (limit: OwnLimit) => void;
  /** Rejects with the server's error. */
  readonly confirm: (limit: OwnLimit, loginPassword: string) => Promise<void>;
  readonly drop: (limit: OwnLimit) => Promise<void>;
  readonly check: (minutes: OwnLimits['realityCheck']) => Promise<void>;
}

/** Actions on limits; each response replaces the shown limits. */
export const useLimits = (replace: (value: OwnLimits) => void, edit: (limit: OwnLimit) => void): LimitActions => {
  const { t } = useWords();
  const [busy, setBusy] = useState(false);
  const attempt = async (work: () => Promise<OwnLimits>, successText: string): Promise<void> => {
    setBusy(true);
    try {
      replace(await work());
      showToast(successText, { kind: 'ok' });
    } catch (error) {
      showCallError(t, error);
    } finally {
      setBusy(false);
    }
  };
  return {
    busy,
    edit,
    confirm: async ({ kind, period }, loginPassword) => {
      replace(await api(confirmLimit, { body: { kind, period, loginPassword } }));
      showToast(t.safetyProtection.saved(), { kind: 'ok' });
    },
    drop: ({ kind, period }) =>
      attempt(() => api(dropLimitChange, { body: { kind, period } }), t.safetyProtection.takenBack()),
    check: (minutes) => attempt(() => api(setRealityCheck, { body: { minutes } }), t.safetyProtection.saved()),
  };
};
