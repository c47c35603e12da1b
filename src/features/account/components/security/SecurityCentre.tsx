import { type ComponentType, useEffect, useState } from 'react';
import { securityConfig } from '#contract/account/security.ts';
import { LoadState } from '#features/shared/LoadState.tsx';
import { loadLazyModule } from '#features/shared/lazy-module.ts';
import { useQuery } from '#features/shared/use-query.ts';
import { useWords } from '#i18n/use-words.ts';
import { api } from '#lib/http/client.ts';
import { ignoreCallErrors } from '#lib/http/errors.ts';
import { showToast } from '#lib/toasts.ts';
import { Skeleton } from '#ui/Skeleton.tsx';
import type { SecurityStep } from '../../model/security-steps.ts';
import { loadRules } from '../../state/field-rules.ts';
import { SecurityOverview } from './SecurityOverview.tsx';
import '#features/shared/field-link.css';
import './security.css';
import type { StepProps } from './step-props.ts';
import { useSecurityStep } from './use-security-step.ts';

/** Steps are loaded on demand. */
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

interface Opened {
  readonly step: SecurityStep;
  readonly Part: ComponentType<StepProps>;
}

/** Security centre: security score and a step for each setting. */
export const SecurityCentre = () => {
  const words = useWords();
  const { t } = words;
  const loaded = useQuery('security', (signal) => api(securityConfig, { signal }));
  const { step, go, leave } = useSecurityStep();
  const [opened, setOpened] = useState<Opened | null>(null);

  useEffect(() => {
    void ignoreCallErrors(loadRules());
  }, []);
  useEffect(() => {
    if (!step) return setOpened(null);
    let hasLeft = false;
    const open = async (): Promise<void> => {
      const Part = await loadLazyModule(parts[step]());
      if (hasLeft) return;
      if (Part) setOpened({ step, Part });
      // The step can be opened again.
      else leave();
    };
    void open();
    return () => {
      hasLeft = true;
    };
  }, [step, leave]);

  const renew = (): void => {
    showToast(t.accountSecurity.saved(), { kind: 'ok' });
    loaded.reload();
  };
  const saved = (): void => {
    renew();
    leave();
  };
  const editNickname = async (nickname: string): Promise<void> => {
    const part = await loadLazyModule(import('./ask-nickname.ts'));
    if (await part?.askNickname(words, nickname)) renew();
  };

  return (
    <LoadState loaded={loaded} skeleton={<Waiting />}>
      {(config) =>
        step && opened?.step === step ? (
          <opened.Part config={config} onBack={leave} onSaved={saved} onChanged={loaded.reload} onGo={go} />
        ) : (
          <SecurityOverview config={config} onGo={go} onNickname={() => void editNickname(config.nickname)} />
        )
      }
    </LoadState>
  );
};

const Waiting = () => (
  <div className="stack secwaiting">
    <Skeleton shape="box" />
    <Skeleton shape="row" count={4} />
    <Skeleton shape="row" count={2} />
  </div>
);
