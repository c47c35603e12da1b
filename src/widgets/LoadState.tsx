import type { ReactNode } from 'react';
import { errorText } from '../i18n/error-words.ts';
import type { Locale } from '../i18n/locale.ts';
import type { Words } from '../i18n/translate.ts';
import { useWords } from '../i18n/use-words.ts';
import { adoptStyles } from '../styles/adopt.ts';
import type { IconName } from '../styles/icons.ts';
import stateLook from '../styles/state.css?inline';
import { Icon } from '../ui/Icon.tsx';
import css from './load-state.css?inline';
import type { Loaded } from './use-load.ts';

adoptStyles(stateLook + css);

export interface Emptiness {
  readonly icon: IconName;
  readonly title: string;
  readonly text: string;
  /** What to do about it, such as a link to the games. */
  readonly action?: ReactNode;
}

/** Nothing here yet: a picture, a reason and what to do. */
export const EmptyState = ({ icon, title, text, action }: Emptiness) => (
  <div className="state">
    <Icon name={icon} later />
    <h2>{title}</h2>
    <p>{text}</p>
    {action}
  </div>
);

interface FailedProps {
  readonly t: Words;
  readonly code: string;
  readonly onRetry: () => void;
}

/** The whole part could not be loaded: why, and the way to try again. */
export const FailedState = ({ t, code, onRetry }: FailedProps) => {
  const offline = code === 'network.offline';
  return (
    <div className="state" role="alert">
      <Icon name={offline ? 'offline' : 'bad'} later />
      <h2>{offline ? t.frame.offlineTitle() : t.frame.loadFailed()}</h2>
      <p>{errorText(t, code)}</p>
      <button type="button" className="btn btn--quiet" onClick={onRetry}>
        {t.frame.retry()}
      </button>
    </div>
  );
};

/** A line above what stands: it is an older answer, since the newer one did not come. */
const StaleLine = ({ t, code, onRetry }: FailedProps) => (
  <p className="stale" role="alert">
    <Icon name={code === 'network.offline' ? 'offline' : 'bad'} later />
    <span>{errorText(t, code)}</span>
    <button type="button" className="btn btn--ghost btn--s" onClick={onRetry}>
      {t.frame.retry()}
    </button>
  </p>
);

interface LoadStateProps<T> {
  readonly locale: Locale;
  readonly loaded: Loaded<T>;
  /** Boxes in the sizes of what comes. */
  readonly skeleton: ReactNode;
  /** Shown instead of `children` where there is nothing: null where a value counts as something. */
  readonly empty?: (value: T) => Emptiness | null;
  readonly children: (value: T) => ReactNode;
}

/** A part in each of its states: waiting, failed, an older answer without network, empty, and there. */
export const LoadState = <T,>({ locale, loaded, skeleton, empty, children }: LoadStateProps<T>) => {
  const { t } = useWords(locale);
  const { value, state, code, refreshing, reload } = loaded;
  if (state === 'failed') return <FailedState t={t} code={code ?? 'system.unknown'} onRetry={reload} />;
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
