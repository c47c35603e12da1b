import type { Message } from '#contract/types.ts';
import { paragraphsOf } from '#features/content/model/plain-text.ts';
import { formatInstant } from '#features/shared/format-instant.ts';
import { useWords } from '#i18n/use-words.ts';
import { Icon } from '#ui/Icon.tsx';
import { messageIcon } from './message-icon.ts';

interface MessageRowProps {
  readonly message: Message;
  /** Whether it is selected; null outside of selection mode. */
  readonly chosen: boolean | null;
  readonly onChoose: (chosen: boolean) => void;
  readonly onOpen: () => void;
}

/** List row of a message: title, beginning of the text and time; a tap opens or selects it. */
export const MessageRow = ({ message, chosen, onChoose, onOpen }: MessageRowProps) => {
  const { t } = useWords();
  const { id, title, content, read, sentAt } = message;
  const words = (
    <>
      <span className="letter__title two">{title}</span>
      <span className="letter__words two">{paragraphsOf(content).join(' ')}</span>
      <time className="letter__time num" dateTime={new Date(sentAt).toISOString()}>
        {formatInstant(sentAt)}
      </time>
    </>
  );
  return (
    <li className="letter" data-read={read}>
      {chosen === null ? (
        <button type="button" className="letter__open" data-message={id} onClick={onOpen}>
          {!read && <span className="letter__dot" role="img" aria-label={t.messagesInbox.isUnread()} />}
          <span className="letter__icon">
            <Icon name={messageIcon(content)} />
          </span>
          {words}
        </button>
      ) : (
        <label className="letter__open letter__open--choosing">
          <input
            type="checkbox"
            checked={chosen}
            aria-label={t.messagesInbox.chooseOne({ title })}
            onChange={({ currentTarget }) => onChoose(currentTarget.checked)}
          />
          {words}
        </label>
      )}
    </li>
  );
};
