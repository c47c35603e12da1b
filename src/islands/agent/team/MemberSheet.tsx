import { useState } from 'react';
import { downline, rebateSettings } from '../../../api/agent/team.ts';
import { serverNow } from '../../../api/server-clock.ts';
import type { Value } from '../../../contract/types.ts';
import { isAgentHome } from '../../../domain/account/roles.ts';
import { percent } from '../../../domain/agent/contract-terms.ts';
import { dayOf } from '../../../domain/manila.ts';
import { dayAndTime, dayName } from '../../../domain/manila-words.ts';
import { daysOf } from '../../../domain/records/period.ts';
import type { PageWords } from '../../../i18n/page-words.ts';
import { adoptStyles } from '../../../styles/adopt.ts';
import { Sheet } from '../../../ui/Sheet.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { StatusChip } from '../../../ui/StatusChip.tsx';
import { Amount } from '../../../widgets/Amount.tsx';
import { LoadState } from '../../../widgets/LoadState.tsx';
import { useLoad } from '../../../widgets/use-load.ts';
import css from './member-sheet.css?inline';
import { RebateForm } from './RebateForm.tsx';

adoptStyles(css);

interface SheetProps {
  readonly words: PageWords;
  readonly account: string;
  readonly onClose: () => void;
  readonly onTransfer: () => void;
  readonly onOpenTeam: () => void;
}

const Figures = ({ words: { t, locale }, it }: { words: PageWords; it: Value<'downline'> }) => {
  const w = t.agencyTeam;
  const figures = [
    [w.balance(), <Amount key="v" pesos={it.balance} />],
    [w.result30(), <Amount key="v" pesos={it.net} signed />],
    [w.stake30(), <Amount key="v" pesos={it.stake} />],
    [w.deposits30(), <Amount key="v" pesos={it.deposits} />],
    [w.withdrawals30(), <Amount key="v" pesos={it.withdrawals} />],
    [w.teamSize(), it.team.toLocaleString('en-US')],
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

/** A member below: figures, rebates, and what the agent may do (R257). */
const MemberSheet = ({ words, account, onClose, onTransfer, onOpenTeam }: SheetProps) => {
  const { t, locale } = words;
  const w = t.agencyTeam;
  const [changing, setChanging] = useState(false);
  const loaded = useLoad(
    `member ${account}`,
    async () => {
      const [it, settings] = await Promise.all([
        downline({ account, ...daysOf({ span: 'month' }, serverNow()) }),
        rebateSettings(),
      ]);
      return { it, settings };
    },
    { locale },
  );
  return (
    <Sheet
      title={account}
      closeLabel={t.frame.close()}
      onClose={onClose}
      {...(changing && {
        step: { text: w.changeRebates(), backLabel: w.back(), onBack: () => setChanging(false) },
      })}
    >
      <LoadState locale={locale} loaded={loaded} skeleton={<Skeleton shape="row" count={4} />}>
        {({ it, settings }) =>
          changing ? (
            <RebateForm
              t={t}
              it={it}
              settings={settings}
              onSaved={() => {
                setChanging(false);
                loaded.reload();
              }}
            />
          ) : (
            <div className="membersheet">
              <p className="membersheet__who">
                <StatusChip tone="quiet">{isAgentHome(it.type) ? w.agent() : w.player()}</StatusChip>
                {it.online && <StatusChip tone="ok">{w.online()}</StatusChip>}
                <span>{[it.nickname, w.level({ n: it.level })].filter(Boolean).join(' · ')}</span>
              </p>
              <div className="membersheet__acts">
                <button type="button" className="btn btn--gold" onClick={onTransfer}>
                  {w.transfer()}
                </button>
                <button type="button" className="btn btn--quiet" onClick={() => setChanging(true)}>
                  {w.changeRebates()}
                </button>
                {it.team > 0 && (
                  <button type="button" className="btn btn--quiet" onClick={onOpenTeam}>
                    {w.showTeam()}
                  </button>
                )}
                <a
                  className="btn btn--quiet"
                  href={`/m/teamBetting?account=${encodeURIComponent(account)}&period=month`}
                >
                  {w.showBets()}
                </a>
              </div>
              <Figures words={words} it={it} />
              <h3>{w.rebates()}</h3>
              <ul className="membersheet__rates">
                {settings.categories.map((category) => (
                  <li key={category}>
                    <span>{t.games[category as 'RNG']()}</span>
                    <b className="num">{percent(it.rebates[category] ?? 0)}</b>
                  </li>
                ))}
              </ul>
            </div>
          )
        }
      </LoadState>
    </Sheet>
  );
};

export default MemberSheet;
