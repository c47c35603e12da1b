import type { ComponentType } from 'react';
import type { SecurityStep } from '../../model/safety-steps.ts';
import type { StepProps } from './step.ts';

/** Each step comes with the tap that opens it. */
const parts: Record<SecurityStep, () => Promise<ComponentType<StepProps>>> = {
  mobile: async () => (await import('./steps/MobileStep.tsx')).MobileStep,
  email: async () => (await import('./steps/EmailStep.tsx')).EmailStep,
  questions: async () => (await import('./steps/QuestionsStep.tsx')).QuestionsStep,
  payment: async () => (await import('./steps/PaymentStep.tsx')).PaymentStep,
  reset: async () => (await import('./steps/ResetStep.tsx')).ResetStep,
  cards: async () => (await import('./cards/CardsStep.tsx')).CardsStep,
  name: async () => (await import('./steps/PersonSteps.tsx')).NameStep,
  nickname: async () => (await import('./steps/PersonSteps.tsx')).NicknameStep,
  birthday: async () => (await import('./steps/PersonSteps.tsx')).BirthdayStep,
};

export const loadStep = (step: SecurityStep): Promise<ComponentType<StepProps>> => parts[step]();
