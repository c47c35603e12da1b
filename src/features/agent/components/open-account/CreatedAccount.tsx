import { CopyButton } from '#features/shared/CopyButton.tsx';
import { useWords } from '#i18n/use-words.ts';
import { hrefOf } from '#paths.ts';
import { Icon } from '#ui/Icon.tsx';

interface CreatedAccountProps {
  readonly account: string;
  readonly onAnother: () => void;
}

/** Confirmation of a created account with its username and next actions. */
export const CreatedAccount = ({ account, onAnother }: CreatedAccountProps) => {
  const { agentOpenAccount: w } = useWords().t;
  return (
    <div className="state" role="status">
      <Icon name="ok" />
      <h2>{w.madeTitle()}</h2>
      <p className="opening__made">
        <b>{account}</b>
        <CopyButton text={account} label={w.copyName()} copied={w.copied()} />
      </p>
      <p>{w.madeText()}</p>
      <button type="button" className="btn btn--primary" onClick={onAnother}>
        {w.another()}
      </button>
      <a className="btn btn--quiet" href={hrefOf('team', { search: account })}>
        {w.seeTeam()}
      </a>
    </div>
  );
};
