import type { ReactNode } from 'react';
import { errorText } from '../../i18n/error-words.ts';
import type { Locale } from '../../i18n/locale.ts';
import type { Words } from '../../i18n/translate.ts';
import { useWords } from '../../i18n/use-words.ts';
import { Icon } from '../../ui/Icon.tsx';
import { adoptStyles } from '../../ui/styles/adopt.ts';
import { type Emptiness, EmptyState } from './EmptyState.tsx';
import { FailedState } from './FailedState.tsx';
import css from './load-state.css?inline';
import type { QueryResult } from './use-query.ts';
import { useRetryOnline } from './use-retry-online.ts';

adoptStyles(css);

interface StaleProps {
  readonly t: Words;
  readonly code: string;
  readonly onRetry: () => void;
}

/** A line above what stands: it is an older answer, since the newer one did not come. */
const StaleLine = ({ t, code, onRetry }: StaleProps) => {
  useRetryOnline(code, onRetry);
  return (
    <p className="stale" role="alert">
      <Icon name={code === 'network.offline' ? 'offline' : 'bad'} later />
      <span>{errorText(t, code)}</span>
      <button type="button" className="btn btn--ghost btn--s" onClick={onRetry}>
        {t.frame.retry()}
      </button>
    </p>
  );
};

interface LoadStateProps<T> {
  readonly locale: Locale;
  readonly loaded: QueryResult<T>;
  /** Boxes in the sizes of what comes. */
  readonly skeleton: ReactNode;
  /** Shown instead of `children` where there is nothing: null where a value counts as something. */
  readonly empty?: (value: T) => Emptiness | null;
  /** Says what did not come; without it, this part. */
  readonly title?: string;
  /** What is told where an error code says that something is not there; null for a plain failure. */
  readonly told?: (code: string) => Emptiness | null;
  readonly children: (value: T) => ReactNode;
}

/** A part in each of its states: waiting, failed, an older answer without network, empty, and there. */
export const LoadState = <T,>({ locale, loaded, skeleton, empty, title, told, children }: LoadStateProps<T>) => {
  const { t } = useWords(locale);
  const { value, state, code, refreshing, reload } = loaded;
  if (state === 'failed') {
    const why = code ?? 'system.unknown';
    return <FailedState t={t} code={why} title={title} told={told?.(why) ?? undefined} onRetry={reload} />;
  }
  if (value === null)
    return (
      // The document has the words; the island gets them a moment later.
      <div role="status" aria-label={t.frame.loading()} suppressHydrationWarning>
        {skeleton}
      </div>
    );
  const nothing = empty?.(value);
  return (
    <div aria-busy={refreshing || undefined}>
      {code && <StaleLine t={t} code={code} onRetry={reload} />}
      {nothing ? <EmptyState {...nothing} /> : children(value)}
    </div>
  );
};
