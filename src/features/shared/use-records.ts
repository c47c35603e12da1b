import { useEffect, useRef, useState } from 'react';
import type { Locale } from '#i18n/locale.ts';
import { $locale } from '#i18n/page-locale.ts';
import { isBackForwardNavigation } from '#lib/browser/is-back-forward-navigation.ts';
import { CallAborted, codeOf } from '#lib/http/errors.ts';
import { type QueryResult, useQuery } from './use-query.ts';
import { useRetryOnline } from './use-retry-online.ts';

/** One page of a list endpoint. */
export interface RecordPage<T> {
  readonly content: readonly T[];
  readonly totalPages: number;
  readonly total: number;
}

export interface Records<P> extends QueryResult<readonly P[]> {
  readonly hasMore: boolean;
  readonly loadingMore: boolean;
  /** Error code of the next page. */
  readonly moreCode: string | null;
  /** Loads the next page; does nothing while one is loading. */
  readonly more: () => void;
}

/** State of the call for the next page; `of` is the key of its list. */
interface NextPage {
  readonly of: string | null;
  readonly code: string | null;
  readonly busy: boolean;
}

const idle: NextPage = { of: null, code: null, busy: false };

/** Maximum number of pages to reload when the player returns to a long list. */
const maxRepeats = 10;

/**
 * Returns a server-side list, loaded page by page. `key` names the list and its filters; each key has its own list.
 * Returning to a key restores the pages loaded before. For a page that the player adds, `loadPage` gets the first page.
 */
export const useRecords = <P extends RecordPage<unknown>>(
  key: string | null,
  loadPage: (page: number, locale: Locale, signal: AbortSignal, first: P | undefined) => Promise<P>,
): Records<P> => {
  const [next, setNext] = useState<NextPage>(idle);
  const fresh = useRef(true);
  const nextCall = useRef<AbortController>(null);
  const list = useQuery<readonly P[]>(key, (signal, current, previous) => {
    const pages = fresh.current && !isBackForwardNavigation() ? 1 : Math.min(previous?.length || 1, maxRepeats);
    fresh.current = false;
    return Promise.all(Array.from({ length: pages }, (_, index) => loadPage(index + 1, current, signal, undefined)));
  });
  // The next page of the previous list is no longer needed.
  useEffect(() => () => nextCall.current?.abort(), [key]);
  const pages = list.value ?? [];
  const hasMore = (pages[0]?.totalPages ?? 0) > pages.length;
  const isOfKey = next.of === key;
  const more = async (): Promise<void> => {
    if (!hasMore || (isOfKey && next.busy)) return;
    const call = new AbortController();
    nextCall.current = call;
    setNext({ of: key, code: null, busy: true });
    try {
      const page = await loadPage(pages.length + 1, $locale.get(), call.signal, pages[0]);
      // After a reload in the meantime, this page may not follow the last one.
      if (!call.signal.aborted) list.update((loaded) => (loaded === pages ? [...loaded, page] : loaded));
      setNext(idle);
    } catch (error) {
      setNext(error instanceof CallAborted ? idle : { of: key, code: codeOf(error), busy: false });
    }
  };
  const moreCode = isOfKey ? next.code : null;
  const showMore = (): void => void more();
  useRetryOnline(moreCode, showMore);
  return { ...list, hasMore, loadingMore: isOfKey && next.busy, moreCode, more: showMore };
};
