import { useState } from 'react';
import { seeRealityCheck } from '#contract/safety/limits.ts';
import type { Value } from '#contract/types.ts';
import { logOut } from '#features/account/actions/log-out.ts';
import { $flags } from '#features/site/state/settings.ts';
import { loadDeferredWords } from '#i18n/page-words.ts';
import type { Words } from '#i18n/translate.ts';
import { useWords } from '#i18n/use-words.ts';
import { minuteMs } from '#lib/dates/units.ts';
import { api } from '#lib/http/client.ts';
import { serverNow } from '#lib/http/server-clock.ts';
import { formatAmount } from '#lib/money/format-amount.ts';
import { hrefOf } from '#paths.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { FormProblem } from '#ui/form/FormProblem.tsx';
import { showDialog } from '#ui/open-dialog.tsx';
import { adoptStyles } from '#ui/styles/adopt.ts';
import css from './show-reality-check.css?inline';

adoptStyles(css);

type Sitting = NonNullable<Value<'sitting'>>;

const timeText = (t: Words, ms: number): string => {
  const all = Math.max(0, Math.floor(ms / minuteMs));
  const [hours, minutes] = [Math.floor(all / 60), all % 60];
  return hours > 0 ? t.safetyRealityCheck.hours({ hours, minutes }) : t.safetyRealityCheck.minutes({ minutes });
};

interface RealityCheckProps {
  readonly current: Sitting;
  readonly onSeen: (next: Value<'sitting'>) => void;
}

const RealityCheck = ({ current, onSeen }: RealityCheckProps) => {
  const { t } = useWords();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const { TRANSBETREPMEM3: hasBettingRecord } = $flags.get();
  const money = (major: number): string => `${major > 0 ? '+' : ''}${formatAmount(major)}`;
  const acknowledge = async (to?: string): Promise<void> => {
    setBusy(true);
    setProblem(undefined);
    try {
      const next = await api(seeRealityCheck);
      if (to) location.assign(to);
      else onSeen(next);
    } catch {
      setProblem(t.safetyRealityCheck.failed());
      setBusy(false);
    }
  };
  const stop = async (): Promise<void> => {
    setBusy(true);
    await logOut('header').catch(() => undefined);
  };
  return (
    <Dialog
      title={t.safetyRealityCheck.title()}
      text={t.safetyRealityCheck.text({ time: timeText(t, serverNow() - current.startedAt) })}
      focusTitle
    >
      <dl className="reality">
        <div>
          <dt>{t.safetyRealityCheck.staked()}</dt>
          <dd className="num">{formatAmount(current.staked)}</dd>
        </div>
        <div>
          <dt>{t.safetyRealityCheck.won()}</dt>
          <dd className="num">{formatAmount(current.won)}</dd>
        </div>
        <div>
          <dt>{t.safetyRealityCheck.net()}</dt>
          <dd className="num">{money(current.net)}</dd>
        </div>
      </dl>
      <FormProblem text={problem} />
      <div className="reality__ways">
        <Button look="quiet" wide busy={busy} onClick={() => void acknowledge()}>
          {t.safetyRealityCheck.goOn()}
        </Button>
        {hasBettingRecord && (
          <Button look="quiet" wide busy={busy} onClick={() => void acknowledge(hrefOf('gameRecord'))}>
            {t.safetyRealityCheck.history()}
          </Button>
        )}
        <Button look="quiet" wide busy={busy} onClick={() => void stop()}>
          {t.safetyRealityCheck.stop()}
        </Button>
      </div>
    </Dialog>
  );
};

/** Shows the reality check. Resolves with the continued play session. */
export const showCheck = async (current: Sitting): Promise<Value<'sitting'>> => {
  await loadDeferredWords();
  return showDialog<Value<'sitting'>>((close) => <RealityCheck current={current} onSeen={close} />);
};
