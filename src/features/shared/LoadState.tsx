import type { ReactNode } from 'react';
import { errorText } from '#i18n/error-words.ts';
import { useWords } from '#i18n/use-words.ts';
import { Icon } from '#ui/Icon.tsx';
import { adoptStyles } from '#ui/styles/adopt.ts';
import { EmptyState, type EmptyStateText } from './EmptyState.tsx';
import { FailedState } from './FailedState.tsx';
import css from './load-state.css?inline';
import type { QueryResult } from './use-query.ts';
import { useRetryOnline } from './use-retry-online.ts';

adoptStyles(css);

interface StaleLineProps {
  readonly code: string;
  readonly onRetry: () => void;
}

/** Notice above outdated data whose refresh failed. */
const StaleLine = ({ code, onRetry }: StaleLineProps) => {
  const { t } = useWords();
  useRetryOnline(code, onRetry);
  return (
    <p className="stale" role="alert">
      <Icon name={code === 'network.offline' ? 'offline' : 'bad'} />
      <span>{errorText(t, code)}</span>
      <button type="button" className="btn btn--ghost btn--s" onClick={onRetry}>
        {t.siteShell.retry()}
      </button>
    </p>
  );
};

interface LoadStateProps<T> {
  readonly loaded: QueryResult<T>;
  /** Placeholder in the size of the content. */
  readonly skeleton: ReactNode;
  /** Returns the empty state to show instead of `children`; null if the value is not empty. */
  readonly empty?: (value: T) => EmptyStateText | null;
  /** Name of the content that could not be loaded; "this part" by default. */
  readonly title?: string;
  /** Returns the state to show for a "not found" error code; null for other errors. */
  readonly notFound?: (code: string) => EmptyStateText | null;
  readonly children: (value: T) => ReactNode;
}

/** Renders a query in each of its states: loading, failed, stale, empty and ready. */
export const LoadState = <T,>({ loaded, skeleton, empty, title, notFound, children }: LoadStateProps<T>) => {
  const { t } = useWords();
  const { value, state, code, refreshing, reload } = loaded;
  if (state === 'failed') {
    const errorCode = code ?? 'system.unknown';
    return (
      <FailedState code={errorCode} title={title} notFound={notFound?.(errorCode) ?? undefined} onRetry={reload} />
    );
  }
  if (value === null)
    return (
      // The document contains the text; the island gets it after hydration.
      <div role="status" aria-label={t.siteShell.loading()} suppressHydrationWarning>
        {skeleton}
      </div>
    );
  const emptyText = empty?.(value);
  return (
    <div aria-busy={refreshing || undefined}>
      {code && <StaleLine code={code} onRetry={reload} />}
      {emptyText ? <EmptyState {...emptyText} /> : children(value)}
    </div>
  );
};
