import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { $session } from '#features/account/state/session.ts';
import type { Locale } from '#i18n/locale.ts';
import { $locale } from '#i18n/page-locale.ts';
import { onPageRestore } from '#lib/browser/on-page-restore.ts';
import { cachedResponse, cacheResponse } from '#lib/cache.ts';
import { CallAborted, codeOf } from '#lib/http/errors.ts';
import { onMoneyMoved } from '#lib/money-news.ts';

export interface QueryResult<T> {
  /** Last response; null until loaded. */
  readonly value: T | null;
  readonly state: 'waiting' | 'ready' | 'failed';
  /** Error code of the last call; an older value may still be shown. */
  readonly code: string | null;
  /** A call is running while an older value is shown. */
  readonly refreshing: boolean;
  /** Reloads; the current value stays until the response. */
  readonly reload: () => void;
  /** Sets the value; a response requested earlier is ignored. */
  readonly replace: (value: T) => void;
  /** Replaces the latest value by what `change` returns, for example by a list with its next page. */
  readonly update: (change: (value: T) => T) => void;
}

type QueryState<T> = Omit<QueryResult<T>, 'reload' | 'replace' | 'update'>;

const initialState = { value: null, state: 'waiting', code: null, refreshing: false } as const;

/** Returns the part of the cache key that depends on language and account. */
const scopeOf = (locale: Locale): string => `${locale} ${$session.get()?.userName ?? ''}`;

/**
 * Loads data and caches it for the browser session under `key`: a second visit shows the last response immediately and
 * refreshes it. Reloads when key, language or account change, when another tab has moved money and when the page is
 * restored from the back/forward cache; the component that shows an error retries when the network returns. A null key
 * waits. `built` is the prerendered value, shown until the first response or error.
 */
export const useQuery = <T>(
  key: string | null,
  load: (signal: AbortSignal, locale: Locale, previous: T | null) => Promise<T>,
  built?: T,
): QueryResult<T> => {
  const [query, setQuery] = useState<QueryState<T>>(initialState);
  const [reloadCount, setReloadCount] = useState(0);
  const shown = useRef<{ readonly owner: string; value: T | null }>({ owner: '', value: null });

  const ask = useEffectEvent(async (signal: AbortSignal): Promise<void> => {
    const requested = $locale.get();
    const scope = scopeOf(requested);
    const name = `load:${key}`;
    const owner = `${key} ${$session.get()?.userName ?? ''}`;
    const kept = cachedResponse(name, scope) as T | undefined;
    // A response in another language stays until the new one arrives; another member's never does.
    const previous = kept ?? (shown.current.owner === owner ? shown.current.value : null);
    const asked = { owner, value: previous };
    shown.current = asked;
    // A response requested before `replace` is older than the value shown since.
    const isOutdated = (): boolean => signal.aborted || shown.current !== asked;
    const isKnown = previous !== null;
    setQuery({ value: previous, state: isKnown ? 'ready' : 'waiting', code: null, refreshing: isKnown });
    try {
      const value = await load(signal, requested, previous);
      if (isOutdated()) return;
      asked.value = value;
      cacheResponse(name, scope, value);
      setQuery({ value, state: 'ready', code: null, refreshing: false });
    } catch (error) {
      if (error instanceof CallAborted || isOutdated()) return;
      setQuery(({ value }) => ({
        value,
        state: value === null ? 'failed' : 'ready',
        code: codeOf(error),
        refreshing: false,
      }));
    }
  });

  useEffect(() => {
    if (key === null) return undefined;
    let controller = new AbortController();
    const again = (): void => {
      controller.abort();
      controller = new AbortController();
      void ask(controller.signal);
    };
    // An expired session opens the login popup above the page, so the shown data stays.
    const reloadAfterLogin = (session: unknown): void => {
      if (session) again();
    };
    const reloadOfMember = (): void => {
      if ($session.get()) again();
    };
    const stops = [
      $locale.subscribe(again),
      $session.listen(reloadAfterLogin),
      onPageRestore(again),
      onMoneyMoved(reloadOfMember),
    ];
    return () => {
      for (const stop of stops) stop();
      controller.abort();
    };
  }, [key, reloadCount]);

  const reload = useCallback(() => setReloadCount((count) => count + 1), []);
  const show = useCallback(
    (value: T): void => {
      shown.current.value = value;
      if (key !== null) cacheResponse(`load:${key}`, scopeOf($locale.get()), value);
      setQuery({ value, state: 'ready', code: null, refreshing: false });
    },
    [key],
  );
  const replace = useCallback(
    (value: T): void => {
      shown.current = { ...shown.current };
      show(value);
    },
    [show],
  );
  const update = useCallback(
    (change: (value: T) => T): void => {
      if (shown.current.value !== null) show(change(shown.current.value));
    },
    [show],
  );
  const shouldShowBuilt = built !== undefined && query.value === null && query.state === 'waiting';
  return {
    ...query,
    ...(shouldShowBuilt && { value: built, state: 'ready', refreshing: true }),
    reload,
    replace,
    update,
  };
};
