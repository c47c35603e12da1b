import type { Value } from '../../../../contract/types.ts';
import type { PageWords } from '../../../../i18n/page-words.ts';
import type { SecurityStep } from '../../model/security-steps.ts';

/** What each step of the security centre gets. */
export interface StepProps {
  readonly words: PageWords;
  readonly config: Value<'securityConfig'>;
  /** Back to the list without a change. */
  readonly onBack: () => void;
  /** It is done: says so, renews what is known, leads back to the list. */
  readonly onSaved: () => void;
  /** What is known changed, and the step goes on. */
  readonly onChanged: () => void;
  readonly onGo: (step: SecurityStep) => void;
}
