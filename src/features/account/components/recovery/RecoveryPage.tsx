import { useStore } from '@nanostores/react';
import { useEffect, useId, useState } from 'react';
import { useFlags } from '#features/shared/use-flags.ts';
import { useWords } from '#i18n/use-words.ts';
import { ignoreCallErrors } from '#lib/http/errors.ts';
import { Tabs, tabPanel } from '#ui/Tabs.tsx';
import { recoveryMethods } from '../../model/login-methods.ts';
import { $rules, loadRules } from '../../state/field-rules.ts';
import { EmailRecoveryForm } from './EmailRecoveryForm.tsx';
import { PhoneRecoveryForm } from './PhoneRecoveryForm.tsx';

type Way = 'phone' | 'email';

/** Page to reset a forgotten password: by phone first if CHNGPASSVERIF3 is on, else only by e-mail. */
export const RecoveryPage = () => {
  const { t } = useWords();
  const methods = recoveryMethods(useFlags());
  const rules = useStore($rules, { ssr: () => null });
  const [chosen, setChosen] = useState<Way>();
  const panel = useId();
  const method = methods.find((one) => one === chosen) ?? methods[0] ?? 'email';

  useEffect(() => {
    void ignoreCallErrors(loadRules());
  }, []);

  return (
    <div className="recovery">
      {methods.length > 1 && (
        <div className="stack">
          <Tabs<Way>
            label={t.accountRecovery.methods()}
            tabs={[
              { key: 'phone', label: t.accountRecovery.byPhone() },
              { key: 'email', label: t.accountRecovery.byEmail() },
            ]}
            active={method}
            panel={panel}
            onChoose={setChosen}
          />
        </div>
      )}
      <div {...tabPanel(panel, method, methods.length > 1)} data-ways={methods.length}>
        {method === 'phone' ? <PhoneRecoveryForm rules={rules} /> : <EmailRecoveryForm rules={rules} />}
      </div>
    </div>
  );
};
