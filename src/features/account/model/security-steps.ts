import type { Value } from '../../../contract/types.ts';

type Config = Value<'securityConfig'>;

/** What a player can look after in the security centre; each is a step of its own in the address. */
export type SecurityStep =
  | 'mobile'
  | 'email'
  | 'questions'
  | 'payment'
  | 'reset'
  | 'cards'
  | 'name'
  | 'nickname'
  | 'birthday';

export const securitySteps: readonly SecurityStep[] = [
  'mobile',
  'email',
  'questions',
  'payment',
  'reset',
  'cards',
  'name',
  'nickname',
  'birthday',
];

/** What guards an account: some of the steps, and two-step login, which has a page of its own. */
export type SecurityItem = Extract<SecurityStep, 'mobile' | 'email' | 'payment' | 'questions' | 'cards'> | 'twoSteps';

/** In the order in which a player best sets them up. The simulator's per cent counts the same ones. */
const guards: readonly (readonly [guard: SecurityItem, isSet: (config: Config) => boolean])[] = [
  ['mobile', ({ mobile }) => mobile !== null],
  ['email', ({ email }) => email !== null],
  ['payment', ({ hasPaymentPassword }) => hasPaymentPassword],
  ['questions', ({ hasQuestions }) => hasQuestions],
  ['cards', ({ cards }) => cards > 0],
  ['twoSteps', ({ twoSteps }) => twoSteps],
];

/** What to set up next; null when all is. */
export const nextSecurityItem = (config: Config): SecurityItem | null =>
  guards.find(([, isSet]) => !isSet(config))?.[0] ?? null;

/** In a word how well an account is guarded, from its per cent. */
export const securityLevel = (strength: number): 'levelLow' | 'levelFair' | 'levelGood' => {
  if (strength < 50) return 'levelLow';
  return strength < 100 ? 'levelFair' : 'levelGood';
};
