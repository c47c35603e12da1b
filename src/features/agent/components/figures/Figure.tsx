import type { ReactNode } from 'react';
import { useWords } from '#i18n/use-words.ts';
import { changeOf } from '../../model/days-before.ts';

interface FigureProps {
  readonly label: string;
  readonly children: ReactNode;
  /** The figure for this period and the previous one; without it no change is shown. */
  readonly compared?: readonly [number, number];
  /** Whether a rise is bad for the agent, such as more payouts. */
  readonly isCost?: boolean;
}

/** One figure with its change against the days before. */
export const Figure = ({ label, children, compared, isCost = false }: FigureProps) => {
  const { t } = useWords();
  const change = compared ? changeOf(...compared) : null;
  return (
    <div className="figure">
      <dt>{label}</dt>
      <dd className="num">{children}</dd>
      {compared && (
        <dd
          className="figure__change num"
          data-change={change === null || change === 0 ? 'level' : change > 0 !== isCost ? 'good' : 'bad'}
        >
          {change === null
            ? t.agentFigures.nothingBefore()
            : t.agentFigures.change({ by: `${change > 0 ? '+' : change < 0 ? '−' : ''}${Math.abs(change)}%` })}
        </dd>
      )}
    </div>
  );
};
