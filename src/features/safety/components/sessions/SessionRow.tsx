import type { Value } from '#contract/types.ts';
import { formatInstant } from '#features/shared/format-instant.ts';
import { useWords } from '#i18n/use-words.ts';
import { Icon } from '#ui/Icon.tsx';
import { StatusChip } from '#ui/StatusChip.tsx';
import { loginMethodName } from './login-method-name.ts';

interface SessionRowProps {
  readonly session: Value<'sessions'>[number];
  readonly onEnd: () => void;
}

/** One open session: place, login method, start, and a button to end it unless it is the current one. */
export const SessionRow = ({ session, onEnd }: SessionRowProps) => {
  const { t } = useWords();
  const { current, device, mobile, place, way, twoSteps, startedAt, usedAt } = session;
  const name = device ?? t.safetyTwoSteps.unknownDevice();
  const details = [place, loginMethodName(t, way), twoSteps && t.safetyTwoSteps.withTwoSteps()]
    .filter(Boolean)
    .join(' · ');
  return (
    <li className="panel__line">
      <Icon name={mobile ? 'phone' : device ? 'computer' : 'help'} />
      <div>
        <b>{name}</b>
        <small>{details}</small>
        <small>
          {current
            ? t.safetyTwoSteps.since({ when: formatInstant(startedAt) })
            : t.safetyTwoSteps.lastUsed({ when: formatInstant(usedAt) })}
        </small>
      </div>
      {current ? (
        <StatusChip tone="ok">{t.safetyTwoSteps.here()}</StatusChip>
      ) : (
        <button
          type="button"
          className="btn btn--quiet btn--s"
          aria-label={t.safetyTwoSteps.endThis({ device: name })}
          onClick={onEnd}
        >
          {t.safetyTwoSteps.end()}
        </button>
      )}
    </li>
  );
};
