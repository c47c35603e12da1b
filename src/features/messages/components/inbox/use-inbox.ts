import { useState } from 'react';
import { deleteMessages, inbox, readMessages, restoreMessages } from '#contract/messages/messages.ts';
import type { Message, Value } from '#contract/types.ts';
import { type QueryResult, useQuery } from '#features/shared/use-query.ts';
import { wireLanguage } from '#i18n/locale.ts';
import { $locale } from '#i18n/page-locale.ts';
import { api } from '#lib/http/client.ts';
import { CallAborted, codeOf } from '#lib/http/errors.ts';
import { requireInbox } from '../../state/unread.ts';
import { type Change, useMessageChanges } from './use-message-changes.ts';
import { useUnread } from './use-unread.ts';

const pageSize = 20;

type Page = Value<'inbox'>;
type Ids = readonly number[];

/** Further pages after the first page `of`; a new first page replaces the list. */
interface Rest {
  readonly of: Page | null;
  readonly messages: readonly Message[];
  readonly pages: number;
}

export interface Inbox {
  readonly loaded: QueryResult<Page>;
  readonly messages: readonly Message[];
  /** Number of all messages, including those not loaded. */
  readonly total: number;
  readonly hasMore: boolean;
  readonly busy: boolean;
  /** Error code of the last action or page. */
  readonly failure: string | null;
  more(): Promise<void>;
  mark(ids: Ids, read: boolean): Promise<void>;
  /** Resolves to whether they were deleted. */
  remove(ids: Ids): Promise<boolean>;
  restore(ids: Ids): Promise<void>;
}

/**
 * Returns whether an action is running and why the last one failed. `act` runs an action and resolves to whether it
 * succeeded.
 */
const useAction = () => {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

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

  return { busy, failure, act };
};

/** Returns the inbox as shown: the loaded pages with local changes (read, deleted) applied. */
export const useInbox = (): Inbox => {
  const loaded = useQuery<Page>('inbox', async (signal, locale) => {
    await requireInbox();
    return api(inbox, { query: { page: 1, pageSize, language: wireLanguage(locale) }, signal });
  });
  const first = loaded.value;
  const [loadedRest, setRest] = useState<Rest>({ of: null, messages: [], pages: 1 });
  const rest: Rest = loadedRest.of === first ? loadedRest : { of: first, messages: [], pages: 1 };
  const { change, changed, gone } = useMessageChanges(first);
  const { busy, failure, act } = useAction();
  const noteUnread = useUnread(loaded.reload);

  /** Applies a change optimistically and reverts it if the server refuses. */
  const apply = (
    ids: Ids,
    optimistic: Change,
    back: Change,
    call: (ids: number[]) => Promise<number>,
  ): Promise<boolean> => {
    change(ids, optimistic);
    return act(async () => {
      try {
        noteUnread(await call([...ids]));
      } catch (error) {
        change(ids, back);
        throw error;
      }
    });
  };

  const all = [...(first?.content ?? []), ...rest.messages];
  const messages = changed([...new Map(all.map((it) => [it.id, it])).values()]);

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
        const { content } = await api(inbox, {
          query: { page, pageSize, asOf, language: wireLanguage($locale.get()) },
        });
        setRest({ of: first, messages: [...rest.messages, ...content], pages: page });
      });
    },
    mark: async (ids, read) => {
      const touched = ids.filter((id) => messages.find((it) => it.id === id)?.read !== read);
      if (touched.length === 0) return;
      await apply(touched, { read }, { read: !read }, (chosen) => api(readMessages, { body: { ids: chosen, read } }));
    },
    remove: (ids) =>
      apply(ids, { gone: true }, { gone: false }, (chosen) => api(deleteMessages, { body: { ids: chosen } })),
    restore: async (ids) => {
      await apply(ids, { gone: false }, { gone: true }, (chosen) => api(restoreMessages, { body: { ids: chosen } }));
    },
  };
};
