import { useStore } from '@nanostores/react';
import { useEffect, useId, useState } from 'react';
import { useFlags } from '#features/shared/use-flags.ts';
import { useWords } from '#i18n/use-words.ts';
import { ignoreCallErrors } from '#lib/http/errors.ts';
import { Tabs, tabPanel } from '#ui/Tabs.tsx';
import type { Rules } from '../../model/field-rules.ts';
import { type RegisterMethod, registerFields, registerMethods } from '../../model/registration.ts';
import { $rules, loadRules } from '../../state/field-rules.ts';
import { useMobileRegion } from '../use-mobile-region.ts';
import { RegisterForm } from './RegisterForm.tsx';
import { loadCodeField } from './RegistrationField.tsx';
import { useReferral } from './use-referral.ts';
import './register.css';
import { latestChoice } from '#features/shared/latest-choice.ts';
import { lazyComponent } from '#features/shared/lazy-component.tsx';

const RegisterClosed = lazyComponent(() => import('./RegisterClosed.tsx'));

interface RegisterPageProps {
  /** Fields at build time, such as `username*:4-16`; a star marks required ones. Used for the first paint. */
  readonly fields: string;
}

/** Flags that determine the fields of the form. */
const drawnFor = ['USERNAMEREG3', 'MOBILENUMREG3', 'REGMOBVERF3'] as const;

/** Returns rules that only state which fields exist, which are required and how long they are. */
const outline = (fields: string): Partial<Rules> =>
  Object.fromEntries(
    [...fields.matchAll(/(\w+)(\*?):(\d+)-(\d+)/g)].map(([, name, star, min, max]) => [
      name,
      {
        enabled: true,
        required: star === '*',
        regex: '',
        min: Number(min),
        max: Number(max),
        message: { EN: '', TY: '' },
      },
    ]),
  );

/** Registration page; closed if both methods are off. */
export const RegisterPage = ({ fields: built }: RegisterPageProps) => {
  const { t } = useWords();
  const flags = useFlags();
  const rules = useStore($rules, { ssr: () => null });
  const region = useMobileRegion(rules);
  const { referral, known, inviter } = useReferral();
  const [chosen, setChosen] = useState<RegisterMethod>();
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  const panel = useId();
  const [chooseLatest] = useState(latestChoice);

  useEffect(() => {
    // Without a response the prerendered rules stay; the server validates again.
    void ignoreCallErrors(loadRules());
  }, []);

  const choose = (next: RegisterMethod): Promise<void> =>
    chooseLatest(() => setChosen(next), next === 'mobile' ? loadCodeField() : undefined);

  const methods = registerMethods(flags);
  const method = methods.find((one) => one === chosen) ?? methods[0];
  if (!method) {
    return <RegisterClosed />;
  }
  const fields = registerFields(rules?.regexp ?? outline(built), method, flags, known);
  const brought = { affiliateCode: referral.affiliateCode ?? '', recommenderId: referral.recommenderId ?? '' };
  return (
    <>
      {methods.length > 1 && (
        <div className="stack register">
          <Tabs<RegisterMethod>
            label={t.accountCommon.registerMethods()}
            tabs={[
              { key: 'username', label: t.accountRegister.username() },
              { key: 'mobile', label: t.accountCommon.mobileNum() },
            ]}
            active={method}
            panel={panel}
            onChoose={(next) => void choose(next)}
          />
        </div>
      )}
      {inviter && (
        <p className="register__inviter" role="status">
          {t.accountRegister.invitedBy({ name: inviter })}
        </p>
      )}
      <div
        {...tabPanel(panel, method, methods.length > 1)}
        data-drawn={drawnFor.filter((name) => flags[name]).join(' ')}
      >
        <RegisterForm
          method={method}
          fields={fields}
          dialingCode={region.dialingCode}
          region={region}
          referral={referral}
          typed={{ ...brought, ...typed }}
          onType={(values) => setTyped((before) => ({ ...before, ...values }))}
        />
      </div>
    </>
  );
};
