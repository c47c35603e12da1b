import { errorText } from '#i18n/error-words.ts';
import { useWords } from '#i18n/use-words.ts';
import { Icon } from '#ui/Icon.tsx';
import { adoptStyles } from '#ui/styles/adopt.ts';
import stateLook from '#ui/styles/state.css?inline';
import type { EmptyStateText } from './EmptyState.tsx';
import { useRetryOnline } from './use-retry-online.ts';

adoptStyles(stateLook);

interface FailedStateProps {
  readonly code: string;
  readonly onRetry: () => void;
  /** Name of the content that could not be loaded; "this part" by default. */
  readonly title?: string | undefined;
  /** Shown instead when the error code means "not found". */
  readonly notFound?: EmptyStateText | undefined;
  /** Level of its heading: `h3` below another heading of the page. */
  readonly heading?: 'h2' | 'h3';
}

/** Error state with a retry button; retries when the network returns. */
export const FailedState = ({ code, onRetry, title, notFound, heading: Heading = 'h2' }: FailedStateProps) => {
  const { t } = useWords();
  const isOffline = code === 'network.offline';
  useRetryOnline(code, onRetry);
  return (
    <div className="state" role="alert">
      <Icon name={notFound?.icon ?? (isOffline ? 'offline' : 'bad')} />
      <Heading>
        {notFound?.title ?? (isOffline ? t.siteShell.offlineTitle() : (title ?? t.siteShell.loadFailed()))}
      </Heading>
      <p>{notFound?.text ?? (isOffline ? t.siteShell.offlineText() : errorText(t, code))}</p>
      {notFound?.action ?? (
        <button type="button" className="btn btn--quiet" onClick={onRetry}>
          {code.startsWith('session.') ? t.siteShell.logIn() : t.siteShell.retry()}
        </button>
      )}
    </div>
  );
};
