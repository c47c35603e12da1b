import type { Value } from '#contract/types.ts';
import { isAgentHome } from '#features/account/model/roles.ts';
import { Amount } from '#features/shared/Amount.tsx';
import { useWords } from '#i18n/use-words.ts';
import { dayAndTime, dayName } from '#lib/dates/day-words.ts';
import { dayOf } from '#lib/dates/market-time.ts';
import { formatCount } from '#lib/money/format-count.ts';
import { formatRate } from '#lib/money/format-rate.ts';
import { hrefOf } from '#paths.ts';
import { StatusChip } from '#ui/StatusChip.tsx';

const Figures = ({ it }: { it: Value<'downline'> }) => {
  const { t, locale } = useWords();
  const w = t.agentTeam;
  const figures = [
    [w.balance(), <Amount key="v" value={it.balance} />],
    [w.result30(), <Amount key="v" value={it.net} signed />],
    [w.stake30(), <Amount key="v" value={it.stake} />],
    [w.deposits30(), <Amount key="v" value={it.deposits} />],
    [w.withdrawals30(), <Amount key="v" value={it.withdrawals} />],
    [w.teamSize(), formatCount(it.team)],
    [w.joinedOn(), dayName(dayOf(it.registeredAt), locale)],
    [w.lastLogin(), it.lastLoginAt === null ? w.never() : dayAndTime(it.lastLoginAt, locale)],
  ] as const;
  return (
    <dl className="membersheet__figures">
      {figures.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className="num">{value}</dd>
        </div>
      ))}
    </dl>
  );
};

interface MemberActionsProps {
  readonly it: Value<'downline'>;
  readonly onTransfer: () => void;
  readonly onChangeRebates: () => void;
  readonly onOpenTeam: () => void;
}

/** Actions that the agent can take for a member. */
const MemberActions = ({ it, onTransfer, onChangeRebates, onOpenTeam }: MemberActionsProps) => {
  const { agentTeam: w } = useWords().t;
  return (
    <div className="membersheet__acts">
      <button type="button" className="btn btn--primary" onClick={onTransfer}>
        {w.transfer()}
      </button>
      <button type="button" className="btn btn--quiet" onClick={onChangeRebates}>
        {w.changeRebates()}
      </button>
      {it.team > 0 && (
        <button type="button" className="btn btn--quiet" onClick={onOpenTeam}>
          {w.showTeam()}
        </button>
      )}
      <a className="btn btn--quiet" href={hrefOf('teamBetting', { account: it.account, period: 'month' })}>
        {w.showBets()}
      </a>
    </div>
  );
};

interface RebatesProps {
  readonly it: Value<'downline'>;
  readonly categories: readonly string[];
}

/** Rebate rates of a member for own stakes, by game category. */
const Rebates = ({ it, categories }: RebatesProps) => {
  const { t } = useWords();
  return (
    <>
      <h3>{t.agentTeam.rebates()}</h3>
      <ul className="membersheet__rates">
        {categories.map((category) => (
          <li key={category}>
            <span>{t.gamesCommon[category as 'RNG']()}</span>
            <b className="num">{formatRate(it.rebates[category] ?? 0)}</b>
          </li>
        ))}
      </ul>
    </>
  );
};

interface MemberDetailsProps extends MemberActionsProps {
  /** Game categories that have rebates. */
  readonly categories: readonly string[];
}

/** Details of a member: actions, figures and rebates. */
export const MemberDetails = ({ it, categories, ...acts }: MemberDetailsProps) => {
  const { agentTeam: w } = useWords().t;
  return (
    <div className="membersheet">
      <p className="membersheet__who">
        <StatusChip tone="quiet">{isAgentHome(it.type) ? w.agent() : w.player()}</StatusChip>
        {it.online && <StatusChip tone="ok">{w.online()}</StatusChip>}
        <span>{[it.nickname, w.level({ n: it.level })].filter(Boolean).join(' · ')}</span>
      </p>
      <MemberActions it={it} {...acts} />
      <Figures it={it} />
      <Rebates it={it} categories={categories} />
    </div>
  );
};
