import { useState } from 'react';
import { deleteMessages, inbox, readMessages, restoreMessages } from '#contract/messages/messages.ts';
import type { Message, Value } from '#contract/types.ts';
import { type Records, useRecords } from '#features/shared/use-records.ts';
import { wireLanguage } from '#i18n/locale.ts';
import { api } from '#lib/http/client.ts';
import { CallAborted, codeOf } from '#lib/http/errors.ts';
import { requireInbox } from '../../state/unread.ts';
import { type Change, useMessageChanges } from './use-message-changes.ts';
import { useUnread } from './use-unread.ts';

type Page = Value<'inbox'>;
type Ids = readonly number[];

export interface Inbox {
  readonly loaded: Records<Page>;
  readonly messages: readonly Message[];
  /** Number of all messages, including those not loaded. */
  readonly total: number;
  /** Error code of the last action or page. */
  readonly failure: string | null;
  mark(ids: Ids, read: boolean): Promise<void>;
  /** Resolves to whether they were deleted. */
  remove(ids: Ids): Promise<boolean>;
  restore(ids: Ids): Promise<void>;
}

/** Returns the inbox as shown: the loaded pages with local changes (read, deleted) applied. */
export const useInbox = (): Inbox => {
  const loaded = useRecords<Page>('inbox', async (page, locale, signal, first) => {
    await requireInbox();
    const query = { page, ...(first && { asOf: first.asOf }), language: wireLanguage(locale) };
    return api(inbox, { query, signal });
  });
  const [first] = loaded.value ?? [];
  const { change, changed, gone } = useMessageChanges(first);
  const [failure, setFailure] = useState<string | null>(null);
  const noteUnread = useUnread(loaded.reload);

  /** Applies a change optimistically, and reverts it if the server refuses; resolves to whether it was accepted. */
  const apply = async (
    ids: Ids,
    optimistic: Change,
    back: Change,
    call: (ids: number[]) => Promise<number>,
  ): Promise<boolean> => {
    change(ids, optimistic);
    setFailure(null);
    try {
      noteUnread(await call([...ids]));
      return true;
    } catch (error) {
      change(ids, back);
      if (!(error instanceof CallAborted)) setFailure(codeOf(error));
      return false;
    }
  };

  const all = (loaded.value ?? []).flatMap(({ content }) => content);
  const messages = changed([...new Map(all.map((it) => [it.id, it])).values()]);

  return {
    loaded,
    messages,
    total: Math.max(0, (first?.total ?? 0) - gone),
    failure: failure ?? loaded.moreCode,
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
