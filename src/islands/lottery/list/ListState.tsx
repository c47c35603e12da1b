import { errorText } from '../../../i18n/error-words.ts';
import type { Words } from '../../../i18n/translate.ts';
import { adoptStyles } from '../../../styles/adopt.ts';
import state from '../../../styles/state.css?inline';
import { Icon } from '../../../ui/Icon.tsx';

adoptStyles(state);

interface StateProps {
  readonly t: Words;
  /** Error code; null where there is just nothing. */
  readonly failure: string | null;
  readonly onRetry: () => void;
}

/** No lotteries to show: why, and what to do. */
export const ListState = ({ t, failure, onRetry }: StateProps) => (
  <div className="state" role={failure ? 'alert' : undefined}>
    <Icon name={failure ? 'bad' : 'LOTT'} later />
    <h2>{failure ? t.draws.failedTitle() : t.draws.emptyTitle()}</h2>
    <p>{failure ? errorText(t, failure) : t.draws.emptyText()}</p>
    {failure && (
      <button type="button" className="btn btn--quiet" onClick={onRetry}>
        {t.frame.retry()}
      </button>
    )}
  </div>
);
