import type { Value } from '#contract/types.ts';

type Config = Value<'securityConfig'>;

/** Steps of the security centre, as named in the URL. */
export type SecurityStep = 'mobile' | 'email' | 'questions' | 'payment' | 'reset' | 'cards' | 'name' | 'birthday';

export const securitySteps: readonly SecurityStep[] = [
  'mobile',
  'email',
  'questions',
  'payment',
  'reset',
  'cards',
  'name',
  'birthday',
];

/** Settings that count for the security score: some of the steps, and two-step verification. */
export type SecurityItem = Extract<SecurityStep, 'mobile' | 'email' | 'payment' | 'questions' | 'cards'> | 'twoSteps';

/** In the recommended order. The simulator computes the score from the same settings. */
const securityItems: readonly (readonly [guard: SecurityItem, isSet: (config: Config) => boolean])[] = [
  ['mobile', ({ mobile }) => mobile !== null],
  ['email', ({ email }) => email !== null],
  ['payment', ({ hasPaymentPassword }) => hasPaymentPassword],
  ['questions', ({ hasQuestions }) => hasQuestions],
  ['cards', ({ cards }) => cards > 0],
  ['twoSteps', ({ twoSteps }) => twoSteps],
];

/** Returns the next setting to set up; null if all are. */
export const nextSecurityItem = (config: Config): SecurityItem | null =>
  securityItems.find(([, isSet]) => !isSet(config))?.[0] ?? null;

/** Returns the dictionary key of the security level for a score in percent. */
export const securityLevel = (strength: number): 'levelLow' | 'levelFair' | 'levelGood' => {
  if (strength < 50) return 'levelLow';
  return strength < 100 ? 'levelFair' : 'levelGood';
};
