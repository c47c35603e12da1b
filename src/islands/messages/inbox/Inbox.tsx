import { useEffect, useState } from 'react';
import { serverNow } from '../../../api/server-clock.ts';
import { errorText } from '../../../i18n/error-words.ts';
import type { Locale } from '../../../i18n/locale.ts';
import { useWords } from '../../../i18n/use-words.ts';
import { adoptStyles } from '../../../styles/adopt.ts';
import { Button } from '../../../ui/Button.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { LoadState } from '../../../widgets/LoadState.tsx';
import { latePart } from '../../../widgets/late-part.ts';
import { ChooseDock, UndoDock } from './docks.tsx';
import { InboxBar } from './InboxBar.tsx';
import './inbox.css';
import css from './letters.css?inline';
import { MessageRow } from './MessageRow.tsx';
import { useInbox } from './use-inbox.ts';
import { useOpened } from './use-opened.ts';

adoptStyles(css);

type Sheet = typeof import('./MessageSheet.tsx').MessageSheet;

/** The inbox (R244, A13): unread first, opening marks read. */
export const Inbox = ({ locale }: { readonly locale: Locale }) => {
  const { t } = useWords(locale);
  const inbox = useInbox(locale);
  const { messages, total, mark } = inbox;
  const now = serverNow();
  const { opened, open, close } = useOpened();
  const [chosen, setChosen] = useState<readonly number[] | null>(null);
  const [deleted, setDeleted] = useState<readonly number[]>([]);
  const [Sheet, setSheet] = useState<{ readonly part: Sheet } | null>(null);
  const message = messages.find(({ id }) => id === opened);
  const openedUnread = message && !message.read ? message.id : null;

  useEffect(() => {
    if (opened === null) return;
    void latePart(import('./MessageSheet.tsx')).then((it) => (it ? setSheet({ part: it.MessageSheet }) : close()));
  }, [opened, close]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each opening; marking unread must last.
  useEffect(() => {
    if (openedUnread !== null) void mark([openedUnread], true);
  }, [opened, message?.id]);

  const remove = async (ids: readonly number[]): Promise<void> => {
    setChosen(null);
    if (await inbox.remove(ids)) setDeleted(ids);
  };

  return (
    <section className="stack inbox" aria-label={t.mailbox.listLabel()}>
      <InboxBar
        t={t}
        listed={inbox.loaded.value && messages.map(({ id }) => id)}
        chosen={chosen}
        onChoose={setChosen}
      />
      <LoadState
        locale={locale}
        loaded={inbox.loaded}
        skeleton={<Skeleton shape="row" count={5} />}
        empty={() =>
          messages.length === 0 && !inbox.hasMore
            ? { icon: 'mail', title: t.mailbox.emptyTitle(), text: t.mailbox.emptyText() }
            : null
        }
      >
        {() => (
          <ul className="letters">
            {messages.map((it) => (
              <MessageRow
                key={it.id}
                t={t}
                message={it}
                now={now}
                chosen={chosen ? chosen.includes(it.id) : null}
                onOpen={() => open(it.id)}
                onChoose={(on) =>
                  setChosen((before) => (on ? [...(before ?? []), it.id] : (before ?? []).filter((id) => id !== it.id)))
                }
              />
            ))}
          </ul>
        )}
      </LoadState>
      {inbox.failure && (
        <p className="inbox__failure" role="alert">
          {errorText(t, inbox.failure)}
        </p>
      )}
      {inbox.hasMore && (
        <div className="inbox__more">
          <span className="num">{t.mailbox.shown({ n: messages.length, total })}</span>
          <Button look="quiet" busy={inbox.busy} onClick={() => void inbox.more()}>
            {t.mailbox.loadMore()}
          </Button>
        </div>
      )}
      {chosen && chosen.length > 0 && (
        <ChooseDock
          t={t}
          onMark={(read) => {
            void mark(chosen, read);
            setChosen(null);
          }}
          onDelete={() => void remove(chosen)}
        />
      )}
      <UndoDock
        t={t}
        count={chosen ? 0 : deleted.length}
        onUndo={() => {
          void inbox.restore(deleted);
          setDeleted([]);
        }}
        onGone={() => setDeleted([])}
      />
      {message && Sheet && (
        <Sheet.part
          t={t}
          message={message}
          now={now}
          onClose={close}
          onDelete={() => {
            close();
            void remove([message.id]);
          }}
          onMarkUnread={() => {
            close();
            void mark([message.id], false);
          }}
        />
      )}
    </section>
  );
};
