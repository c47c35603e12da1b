import type { ComponentType } from 'react';
import type { SecurityStep } from '../../model/security-steps.ts';
import type { StepProps } from './step-props.ts';

/** Each step is loaded when it is opened. */
const parts: Record<SecurityStep, () => Promise<ComponentType<StepProps>>> = {
  mobile: async () => (await import('./steps/MobileStep.tsx')).MobileStep,
  email: async () => (await import('./steps/EmailStep.tsx')).EmailStep,
  questions: async () => (await import('./steps/SecurityQuestionsStep.tsx')).SecurityQuestionsStep,
  payment: async () => (await import('./steps/WithdrawalPasswordStep.tsx')).WithdrawalPasswordStep,
  reset: async () => (await import('./steps/ResetWithdrawalPasswordStep.tsx')).ResetWithdrawalPasswordStep,
  cards: async () => (await import('./bank-cards/BankCardsStep.tsx')).BankCardsStep,
  name: async () => (await import('./steps/PersonalDetailsSteps.tsx')).NameStep,
  birthday: async () => (await import('./steps/PersonalDetailsSteps.tsx')).BirthdayStep,
};

export const loadSecurityStep = (step: SecurityStep): Promise<ComponentType<StepProps>> => parts[step]();
