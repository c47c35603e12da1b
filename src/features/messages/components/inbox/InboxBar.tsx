import { useStore } from '@nanostores/react';
import { useWords } from '#i18n/use-words.ts';
import { $unread } from '../../state/unread.ts';

interface InboxBarProps {
  /** Ids of the listed messages; null until loaded. */
  readonly listed: readonly number[] | null;
  /** Selected messages; null outside of selection mode. */
  readonly chosen: readonly number[] | null;
  readonly onChoose: (chosen: readonly number[] | null) => void;
}

/** Number of unread or selected messages, and the buttons to start and end the selection. */
export const InboxBar = ({ listed, chosen, onChoose }: InboxBarProps) => {
  const { messagesInbox: w } = useWords().t;
  const unread = useStore($unread, { ssr: () => 0 });
  const areAllChosen = chosen?.length === listed?.length;
  return (
    <div className="inbox__bar">
      <span aria-live="polite">
        {chosen
          ? w.chosen({ n: chosen.length })
          : listed && (unread > 0 ? w.unreadLeft({ n: unread }) : listed.length > 0 && w.allRead())}
      </span>
      {listed && listed.length > 0 && (
        <span className="inbox__tools">
          {chosen && (
            <button
              type="button"
              className="btn btn--ghost btn--s"
              onClick={() => onChoose(areAllChosen ? [] : listed)}
            >
              {areAllChosen ? w.chooseNone() : w.chooseAll()}
            </button>
          )}
          <button type="button" className="btn btn--ghost btn--s" onClick={() => onChoose(chosen ? null : [])}>
            {chosen ? w.stopChoosing() : w.choose()}
          </button>
        </span>
      )}
    </div>
  );
};
