import type { Message } from '#contract/types.ts';
import { formatInstant } from '#features/shared/format-instant.ts';
import { useWords } from '#i18n/use-words.ts';
import { Dialog } from '#ui/Dialog.tsx';
import { ServerHtml } from '#ui/ServerHtml.tsx';
import { adoptStyles } from '#ui/styles/adopt.ts';
import prose from '#ui/styles/prose.css?inline';
import proseRich from '#ui/styles/prose-rich.css?inline';
import css from './message-sheet.css?inline';

adoptStyles(prose + proseRich + css);

interface MessageSheetProps {
  readonly message: Message;
  readonly onClose: () => void;
  readonly onDelete: () => void;
  readonly onMarkUnread: () => void;
}

/** Sheet with the full message and its actions. */
export const MessageSheet = ({ message, onClose, onDelete, onMarkUnread }: MessageSheetProps) => {
  const { t } = useWords();
  return (
    <Dialog title={message.title} look="sheet" focusTitle onClose={onClose}>
      <time className="opened__time num" dateTime={new Date(message.sentAt).toISOString()}>
        {formatInstant(message.sentAt)}
      </time>
      <ServerHtml className="prose opened__words" html={message.content} />
      <div className="opened__buttons">
        <button type="button" className="btn btn--ghost btn--s" onClick={onMarkUnread}>
          {t.messagesInbox.markUnread()}
        </button>
        <button type="button" className="btn btn--ghost btn--s" onClick={onDelete}>
          {t.messagesInbox.remove()}
        </button>
      </div>
      <button type="button" className="btn btn--quiet btn--wide" onClick={onClose}>
        {t.siteShell.close()}
      </button>
    </Dialog>
  );
};
