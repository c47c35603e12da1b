import type { Value } from '#contract/types.ts';
import type { SecurityStep } from '../../model/security-steps.ts';

/** Props of each step of the security centre. */
export interface StepProps {
  readonly config: Value<'securityConfig'>;
  /** Returns to the list without a change. */
  readonly onBack: () => void;
  /** Called after saving: shows a toast, reloads the settings and returns to the list. */
  readonly onSaved: () => void;
  /** Reloads the settings; the step continues. */
  readonly onChanged: () => void;
  readonly onGo: (step: SecurityStep) => void;
}
