import type { Message } from '#contract/types.ts';
import { LoadState } from '#features/shared/LoadState.tsx';
import { errorText } from '#i18n/error-words.ts';
import { useWords } from '#i18n/use-words.ts';
import { Button } from '#ui/Button.tsx';
import { useUntilOnline } from '#ui/form/use-until-online.ts';
import { Skeleton } from '#ui/Skeleton.tsx';
import { adoptStyles } from '#ui/styles/adopt.ts';
import { ChooseDock, UndoDock } from './docks.tsx';
import { InboxBar } from './InboxBar.tsx';
import './inbox.css';
import { MessageRow } from './MessageRow.tsx';
import css from './message-list.css?inline';
import { type Inbox as Messages, useInbox } from './use-inbox.ts';
import { useMessageSheet } from './use-message-sheet.ts';
import { useSelection } from './use-selection.ts';

adoptStyles(css);

interface LettersProps {
  readonly messages: readonly Message[];
  /** Selected messages; null outside of selection mode. */
  readonly chosen: readonly number[] | null;
  readonly onOpen: (id: number) => void;
  readonly onChoose: (id: number, on: boolean) => void;
}

const Letters = ({ messages, chosen, onOpen, onChoose }: LettersProps) => (
  <ul className="letters">
    {messages.map((message) => (
      <MessageRow
        key={message.id}
        message={message}
        chosen={chosen ? chosen.includes(message.id) : null}
        onOpen={() => onOpen(message.id)}
        onChoose={(on) => onChoose(message.id, on)}
      />
    ))}
  </ul>
);

/** Number of shown and of all messages, and a button to load more. */
const OlderMessages = ({ inbox }: { readonly inbox: Messages }) => {
  const { t } = useWords();
  return (
    <div className="inbox__more">
      <span className="num">{t.messagesInbox.shown({ n: inbox.messages.length, total: inbox.total })}</span>
      <Button look="quiet" busy={inbox.loaded.loadingMore} onClick={inbox.loaded.more}>
        {t.messagesInbox.loadMore()}
      </Button>
    </div>
  );
};

/** Inbox: unread messages first; opening one marks it as read. */
export const Inbox = () => {
  const { t } = useWords();
  const inbox = useInbox();
  const { messages } = inbox;
  const failure = useUntilOnline(inbox.failure ? errorText(t, inbox.failure) : undefined);
  const { message, Sheet, open, close } = useMessageSheet(inbox);
  const { chosen, setChosen, choose, markChosen, remove, deleted, restore, forget } = useSelection(inbox);

  const openMessage = (id: number): void => {
    forget();
    open(id);
  };

  return (
    <section className="stack inbox" aria-label={t.messagesInbox.listLabel()}>
      <InboxBar listed={inbox.loaded.value && messages.map(({ id }) => id)} chosen={chosen} onChoose={setChosen} />
      <LoadState
        loaded={inbox.loaded}
        skeleton={<Skeleton shape="row" count={5} />}
        empty={() =>
          messages.length === 0 && !inbox.loaded.hasMore
            ? { icon: 'mail', title: t.messagesInbox.emptyTitle(), text: t.messagesInbox.emptyText() }
            : null
        }
      >
        {() => <Letters messages={messages} chosen={chosen} onOpen={openMessage} onChoose={choose} />}
      </LoadState>
      {failure && (
        <p className="inbox__failure" role="alert">
          {failure}
        </p>
      )}
      {inbox.loaded.hasMore && <OlderMessages inbox={inbox} />}
      {chosen && chosen.length > 0 && <ChooseDock onMark={markChosen} onDelete={() => void remove(chosen)} />}
      <UndoDock count={chosen ? 0 : deleted.length} onUndo={restore} />
      {message && Sheet && (
        <Sheet
          message={message}
          onClose={close}
          onDelete={() => {
            close();
            void remove([message.id]);
          }}
          onMarkUnread={() => {
            close();
            void inbox.mark([message.id], false);
          }}
        />
      )}
    </section>
  );
};
