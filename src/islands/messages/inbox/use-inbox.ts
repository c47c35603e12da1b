import { useEffect, useRef, useState } from 'react';
import { CallAborted, codeOf, quietly } from '../../../api/errors.ts';
import { deleteMessages, inbox, readMessages, restoreMessages } from '../../../api/messages/inbox.ts';
import type { Message, Value } from '../../../contract/types.ts';
import { type Locale, wireLanguage } from '../../../i18n/locale.ts';
import { $locale } from '../../../i18n/page-locale.ts';
import { $unread, keepUnread, loadUnread } from '../../../stores/messages/unread.ts';
import { type Loaded, useLoad } from '../../../widgets/use-load.ts';

const pageSize = 20;

type Page = Value<'inbox'>;
type Ids = readonly number[];

interface Rest {
  readonly messages: readonly Message[];
  readonly pages: number;
}

interface Change {
  readonly read?: boolean;
  readonly gone?: boolean;
}

export interface Inbox {
  readonly loaded: Loaded<Page>;
  readonly messages: readonly Message[];
  /** All messages there are, shown or not. */
  readonly total: number;
  readonly hasMore: boolean;
  readonly busy: boolean;
  /** Why the last action or page failed. */
  readonly failure: string | null;
  more(): Promise<void>;
  mark(ids: Ids, read: boolean): Promise<void>;
  /** Answers whether they are gone. */
  remove(ids: Ids): Promise<boolean>;
  restore(ids: Ids): Promise<void>;
}

const none: Rest = { messages: [], pages: 1 };

/** The inbox as the player sees it: pages so far, with what was marked and deleted on the spot. */
export const useInbox = (locale: Locale): Inbox => {
  const loaded = useLoad<Page>('inbox', (_, asked) => inbox({ page: 1, pageSize, language: wireLanguage(asked) }), {
    locale,
  });
  const first = loaded.value;
  const [rest, setRest] = useState(none);
  const [changes, setChanges] = useState<ReadonlyMap<number, Change>>(new Map());
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const own = useRef<number | null>(null);
  const { reload } = loaded;

  // A new first page begins the list anew, with everything that was changed in it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: on every new answer.
  useEffect(() => {
    setRest(none);
    setChanges(new Map());
  }, [first]);

  useEffect(() => {
    void quietly(loadUnread());
  }, []);

  // The count changed by another tab, or a new message came: the list follows.
  useEffect(
    () =>
      $unread.listen((count) => {
        if (own.current !== null && count !== own.current) reload();
        own.current = count;
      }),
    [reload],
  );

  const change = (ids: Ids, made: Change): void =>
    setChanges((before) => new Map([...before, ...ids.map((id) => [id, { ...before.get(id), ...made }] as const)]));

  const act = async (work: () => Promise<void>): Promise<boolean> => {
    setBusy(true);
    setFailure(null);
    try {
      await work();
      return true;
    } catch (error) {
      if (!(error instanceof CallAborted)) setFailure(codeOf(error));
      return false;
    } finally {
      setBusy(false);
    }
  };

  const count = (unread: number): void => {
    own.current = unread;
    keepUnread(unread);
  };

  /** Shows a change at once and takes it back where the server refuses. */
  const apply = (ids: Ids, made: Change, back: Change, call: (ids: number[]) => Promise<number>): Promise<boolean> => {
    change(ids, made);
    return act(async () => {
      try {
        count(await call([...ids]));
      } catch (error) {
        change(ids, back);
        throw error;
      }
    });
  };

  const all = [...(first?.content ?? []), ...rest.messages];
  const known = new Map(all.map((it) => [it.id, it]));
  const messages = [...known.values()]
    .filter(({ id }) => !changes.get(id)?.gone)
    .map((it) => ({ ...it, read: changes.get(it.id)?.read ?? it.read }));
  const gone = [...changes.values()].filter((it) => it.gone).length;

  return {
    loaded,
    messages,
    total: Math.max(0, (first?.total ?? 0) - gone),
    hasMore: first !== null && rest.pages < first.totalPages,
    busy,
    failure,
    more: async () => {
      if (!first || busy) return;
      const page = rest.pages + 1;
      const { asOf } = first;
      await act(async () => {
        const { content } = await inbox({ page, pageSize, asOf, language: wireLanguage($locale.get()) });
        setRest((before) => ({ messages: [...before.messages, ...content], pages: page }));
      });
    },
    mark: async (ids, read) => {
      const touched = ids.filter((id) => messages.find((it) => it.id === id)?.read !== read);
      if (touched.length === 0) return;
      await apply(touched, { read }, { read: !read }, (chosen) => readMessages({ ids: chosen, read }));
    },
    remove: (ids) => apply(ids, { gone: true }, { gone: false }, (chosen) => deleteMessages({ ids: chosen })),
    restore: async (ids) => {
      await apply(ids, { gone: false }, { gone: true }, (chosen) => restoreMessages({ ids: chosen }));
    },
  };
};
