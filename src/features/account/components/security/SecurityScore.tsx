import { useLayoutEffect, useRef } from 'react';
import type { Value } from '#contract/types.ts';
import { formatInstant } from '#features/shared/format-instant.ts';
import type { Words } from '#i18n/translate.ts';
import { useWords } from '#i18n/use-words.ts';
import { hrefOf } from '#paths.ts';
import { Icon } from '#ui/Icon.tsx';
import { nextSecurityItem, type SecurityItem, type SecurityStep, securityLevel } from '../../model/security-steps.ts';

interface SecurityScoreProps {
  readonly config: Value<'securityConfig'>;
  readonly onGo: (step: SecurityStep) => void;
}

const advice = {
  mobile: 'nextMobile',
  email: 'nextEmail',
  payment: 'nextPayment',
  questions: 'nextQuestions',
  cards: 'nextCard',
  twoSteps: 'nextTwoSteps',
} as const satisfies Record<SecurityItem, keyof Words['accountSecurity']>;

/** Security score as a progress ring, with the next recommended step. */
export const SecurityScore = ({ config, onGo }: SecurityScoreProps) => {
  const { t } = useWords();
  const arc = useRef<SVGCircleElement>(null);
  const { strength, heldUntil, lastLoginAt } = config;
  const next = nextSecurityItem(config);
  useLayoutEffect(() => {
    if (arc.current) arc.current.style.strokeDashoffset = String(100 - strength);
  }, [strength]);
  return (
    <div className="safety" data-level={securityLevel(strength)}>
      <div className="safety__top">
        <svg
          className="safety__ring"
          viewBox="0 0 40 40"
          role="img"
          aria-label={t.accountSecurity.ringLabel({ percent: strength })}
        >
          <circle cx="20" cy="20" r="16" pathLength="100" />
          {strength > 0 && <circle ref={arc} className="safety__arc" cx="20" cy="20" r="16" pathLength="100" />}
          <text x="20" y="23.6" className="num">
            {strength}%
          </text>
        </svg>
        <div className="safety__words">
          <b>{t.accountSecurity[securityLevel(strength)]()}</b>
          <p>{next ? t.accountSecurity[advice[next]]() : t.accountSecurity.allDone()}</p>
          {lastLoginAt && (
            <p className="safety__last num">{t.accountSecurity.lastLogin({ time: formatInstant(lastLoginAt) })}</p>
          )}
        </div>
      </div>
      {next === 'twoSteps' && (
        <a className="btn btn--primary btn--wide" href={hrefOf('twoSteps')}>
          {t.accountSecurity.doNow()}
        </a>
      )}
      {next && next !== 'twoSteps' && (
        <button type="button" className="btn btn--primary btn--wide" onClick={() => onGo(next)}>
          {t.accountSecurity.doNow()}
        </button>
      )}
      {heldUntil && (
        <p className="safety__held">
          <Icon name="clock" />
          <a href={hrefOf('changePassword')}>{t.accountSecurity.heldUntil({ time: formatInstant(heldUntil) })}</a>
        </p>
      )}
    </div>
  );
};
