import { useState } from 'react';
import type { OwnLimit, OwnLimits } from '#contract/types.ts';
import { useWords } from '#i18n/use-words.ts';
import { serverNow } from '#lib/http/server-clock.ts';
import { ConfirmActionDialog } from '../ConfirmActionDialog.tsx';
import { LimitForm } from './LimitForm.tsx';
import { LimitRow, limitTitle, pendingChangeText } from './LimitRow.tsx';
import { useLimits } from './use-limits.ts';

interface LimitsProps {
  readonly value: OwnLimits;
  readonly replace: (value: OwnLimits) => void;
}

const kinds = ['deposit', 'loss', 'stake', 'session'] as const;
const intervals = [15, 30, 60] as const;

/** The member's limits and the interval of the reality check. */
export const Limits = ({ value, replace }: LimitsProps) => {
  const words = useWords();
  const { t } = words;
  const [editing, setEditing] = useState<OwnLimit | null>(null);
  const [confirming, setConfirming] = useState<OwnLimit | null>(null);
  const actions = useLimits(replace, setEditing);
  const now = serverNow();
  return (
    <>
      {kinds.map((kind) => (
        <section className="protect__card" key={kind} aria-label={t.safetyProtection[kind]()}>
          <h3>{t.safetyProtection[kind]()}</h3>
          <p>{t.safetyProtection[`${kind}Hint`]()}</p>
          <ul>
            {value.limits
              .filter((it) => it.kind === kind)
              .map((limit) => (
                <LimitRow key={limit.period} limit={limit} now={now} actions={actions} onConfirm={setConfirming} />
              ))}
          </ul>
        </section>
      ))}
      <fieldset className="protect__card">
        <legend>{t.safetyProtection.check()}</legend>
        <p>{t.safetyProtection.checkText()}</p>
        <div className="protect__choices">
          {intervals.map((minutes) => (
            <label key={minutes} className="choice">
              <input
                type="radio"
                name="realityCheck"
                checked={value.realityCheck === minutes}
                onChange={() => void actions.check(minutes)}
              />
              <span className="chip">{t.safetyProtection.every({ minutes })}</span>
            </label>
          ))}
        </div>
      </fieldset>
      {confirming && (
        <ConfirmActionDialog
          title={t.safetyProtection.confirmTitle()}
          text={t.safetyProtection.confirmText({ change: pendingChangeText(words, confirming) })}
          cancel={t.safetyProtection.cancel()}
          confirm={t.safetyProtection.confirm()}
          loses
          requiresPassword
          onConfirm={async (loginPassword) => {
            await actions.confirm(confirming, loginPassword);
            setConfirming(null);
          }}
          onClose={() => setConfirming(null)}
        />
      )}
      {editing && (
        <LimitForm
          limit={editing}
          title={limitTitle(words, editing)}
          onSaved={(next) => {
            replace(next);
            setEditing(null);
          }}
          onClose={() => setEditing(null)}
        />
      )}
    </>
  );
};
