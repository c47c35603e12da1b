import { memo } from 'react';
import { isAgentHome } from '#features/account/model/roles.ts';
import { Amount } from '#features/shared/Amount.tsx';
import { useWords } from '#i18n/use-words.ts';
import { Icon } from '#ui/Icon.tsx';
import type { TeamMember } from './use-team-pages.ts';

interface TeamRowProps {
  readonly it: TeamMember;
  /** Undefined outside of selection mode. */
  readonly chosen: boolean | undefined;
  readonly onOpen: (it: TeamMember) => void;
  readonly onDown: (it: TeamMember) => void;
}

/**
 * One member: name, level, balance and result of the month. A tap opens the sheet, or selects the member. Memoized, so
 * that scrolling renders only new rows.
 */
export const TeamRow = memo(({ it, chosen, onOpen, onDown }: TeamRowProps) => {
  const { t } = useWords();
  const isAgent = isAgentHome(it.type);
  const about = [
    t.agentTeam.level({ n: it.level }),
    ...(isAgent ? [t.agentTeam.below({ n: it.team })] : []),
    ...(it.nickname ? [it.nickname] : []),
  ];
  return (
    <>
      <button
        type="button"
        className="teamrow__main"
        onClick={() => onOpen(it)}
        {...(chosen === undefined ? { 'aria-haspopup': 'dialog' as const } : { 'aria-pressed': chosen })}
      >
        <span
          className="teamrow__mark"
          aria-hidden="true"
          data-agent={isAgent || undefined}
          data-online={it.online || undefined}
        >
          {chosen ? <Icon name="ok" /> : <span>{it.account.charAt(0)}</span>}
        </span>
        <span className="teamrow__who">
          <b className="two">{it.account}</b>
          <span className="two">
            {it.online && <i>{t.agentTeam.online()}</i>}
            <span>{about.join(' · ')}</span>
          </span>
        </span>
        <span className="teamrow__money">
          <b>
            <Amount value={it.balance} />
          </b>
          <span>
            <Amount value={it.net} signed />
          </span>
        </span>
      </button>
      {isAgent && it.team > 0 && chosen === undefined && (
        <button
          type="button"
          className="iconbtn"
          aria-label={t.agentTeam.openTeam({ name: it.account })}
          onClick={() => onDown(it)}
        >
          <Icon name="go" />
        </button>
      )}
    </>
  );
});
