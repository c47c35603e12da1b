import { useWords } from '#i18n/use-words.ts';

interface TeamBreadcrumbsProps {
  /** Accounts from the agent down to the one whose members are listed. */
  readonly path: readonly string[];
  readonly onGo: (account: string) => void;
}

/** Path from the agent to the current level of the tree; renders nothing at the top. */
export const TeamBreadcrumbs = ({ path, onGo }: TeamBreadcrumbsProps) => {
  const { t } = useWords();
  if (path.length < 2) return null;
  return (
    <nav className="teampath" aria-label={t.agentTeam.path()}>
      <ol>
        {path.map((account, index) => (
          <li key={account}>
            <button
              type="button"
              aria-current={index === path.length - 1 ? 'page' : undefined}
              onClick={() => onGo(index === 0 ? '' : account)}
            >
              {index === 0 ? t.agentTeam.mine() : account}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
};
