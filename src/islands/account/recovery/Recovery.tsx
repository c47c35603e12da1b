import { useStore } from '@nanostores/react';
import { useEffect, useId, useState } from 'react';
import { quietly } from '../../../api/errors.ts';
import { recoveryWays } from '../../../domain/account/login-ways.ts';
import type { Locale } from '../../../i18n/locale.ts';
import { useWords } from '../../../i18n/use-words.ts';
import { $rules, loadRules } from '../../../stores/account/field-rules.ts';
import { $settings, builtSettings, flagsOf } from '../../../stores/site/settings.ts';
import { Tabs } from '../../../ui/Tabs.tsx';
import { EmailForm } from './EmailForm.tsx';
import { PhoneForm } from './PhoneForm.tsx';

type Way = 'phone' | 'email';

/** Forgot password (R158): by phone first where CHNGPASSVERIF3 is on, else by e-mail alone. */
export const Recovery = ({ locale }: { readonly locale: Locale }) => {
  const words = useWords(locale);
  const { t } = words;
  const ways = recoveryWays(flagsOf(useStore($settings, { ssr: () => builtSettings })));
  const rules = useStore($rules, { ssr: () => null });
  const [chosen, setChosen] = useState<Way>();
  const panel = useId();
  const way = ways.find((one) => one === chosen) ?? ways[0] ?? 'email';

  useEffect(() => {
    void quietly(loadRules());
  }, []);

  return (
    <div className="recovery">
      {ways.length > 1 && (
        <div className="stack">
          <Tabs<Way>
            label={t.recovery.methods()}
            tabs={[
              { key: 'phone', label: t.recovery.byPhone() },
              { key: 'email', label: t.recovery.byEmail() },
            ]}
            active={way}
            panel={panel}
            onChoose={setChosen}
          />
        </div>
      )}
      <div id={panel} data-ways={ways.length}>
        {way === 'phone' ? <PhoneForm words={words} rules={rules} /> : <EmailForm words={words} rules={rules} />}
      </div>
    </div>
  );
};
