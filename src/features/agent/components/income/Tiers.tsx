import { useOwnMoney } from '#features/shared/use-own-money.ts';
import { useWords } from '#i18n/use-words.ts';
import { formatShortAmount } from '#lib/money/format-amount.ts';
import { formatRate } from '#lib/money/format-rate.ts';
import { Icon } from '#ui/Icon.tsx';
import { StatusChip } from '#ui/StatusChip.tsx';

import { shortfallFor, type TeamActivity, type Tier } from '../../model/tiers.ts';
import './income.css';

interface TiersProps {
  readonly steps: readonly Tier[];
  readonly team: TeamActivity;
  /** Index of the tier that applies now; null below the first. */
  readonly reached: number | null;
  readonly basis: 'turnover' | 'loss';
}

const Condition = ({ met, text }: { readonly met: boolean; readonly text: string }) => {
  const { t } = useWords();
  return (
    <li data-met={met || undefined}>
      <Icon name={met ? 'ok' : 'clock'} />
      <span className="vh">{met ? t.agentIncome.met() : t.agentIncome.missing()}: </span>
      <span className="num">{text}</span>
    </li>
  );
};

/** Tiers of a contract with the conditions that the team meets or misses. */
export const Tiers = ({ steps, team, reached, basis }: TiersProps) => {
  const { agentIncome: w } = useWords().t;
  const money = useOwnMoney();
  const own = (amount: number): string => money(amount).replace(/\.(?:00|\*\*)$/, '');
  return (
    <ol className="tiers" aria-label={w.tiers()}>
      {steps.map((step, index) => {
        const missing = shortfallFor(step, team);
        const turnover = { now: own(team.turnover), from: formatShortAmount(step.from), left: own(missing.turnover) };
        const members = { now: team.activeMembers, n: step.activeMembers, left: missing.activeMembers };
        return (
          <li key={`${step.from} ${step.activeMembers}`}>
            <p>
              <b>{w.tier({ n: index + 1 })}</b>
              {index === reached && <StatusChip tone="ok">{w.current()}</StatusChip>}
              <b className="num">
                {step.amount !== null
                  ? formatShortAmount(step.amount)
                  : w[basis === 'loss' ? 'ofLoss' : 'ofTurnover']({ rate: formatRate(step.rate ?? 0) })}
              </b>
            </p>
            <ul>
              <Condition
                met={missing.turnover === 0}
                text={missing.turnover === 0 ? w.turnoverMet(turnover) : w.turnoverLeft(turnover)}
              />
              <Condition
                met={missing.activeMembers === 0}
                text={missing.activeMembers === 0 ? w.membersMet(members) : w.membersLeft(members)}
              />
            </ul>
          </li>
        );
      })}
    </ol>
  );
};
