import type { HotMatch } from '../../../contract/types.ts';
import { launchPath } from '../../../domain/games/games.ts';
import { loginPath } from '../../../domain/links.ts';
import type { Words } from '../../../i18n/translate.ts';
import { $session } from '../../../stores/account/session.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { MatchSlide } from './MatchSlide.tsx';

interface MatchDialogProps {
  readonly matches: readonly HotMatch[];
  readonly cdn: string;
  readonly t: Words;
  readonly onClose: () => void;
}

/** Where the bet button leads: the vendor's game, guests to login first (A31, R116). */
const betPath = ({ nodeId, vendor, roomId }: HotMatch): string => {
  const path = launchPath({ nodeId, vassalage: vendor, gameId: roomId, roomId, gameCategory: 'SPORTS' });
  return $session.get() ? path : loginPath(path);
};

/** R077, R078: all hot matches, each with its bet button. */
const MatchDialog = ({ matches, cdn, t, onClose }: MatchDialogProps) => (
  <Dialog title={t.widgets.hotMatches()} onClose={onClose}>
    <button type="button" className="iconbtn matches__close" aria-label={t.frame.close()} onClick={onClose}>
      <Icon name="close" later />
    </button>
    <ul className="matches__list">
      {matches.map((match) => (
        <li key={match.id}>
          <MatchSlide match={match} cdn={cdn} t={t} />
          <a
            className="btn btn--quiet btn--s"
            href={betPath(match)}
            aria-label={t.widgets.betOn({ home: match.homeTeam, away: match.awayTeam })}
          >
            {t.widgets.bet()}
          </a>
        </li>
      ))}
    </ul>
  </Dialog>
);

export default MatchDialog;
