import { errorText } from '../../../i18n/error-words.ts';
import type { Words } from '../../../i18n/translate.ts';
import { adoptStyles } from '../../../styles/adopt.ts';
import state from '../../../styles/state.css?inline';
import { Icon } from '../../../ui/Icon.tsx';

adoptStyles(state);

interface StateProps {
  readonly t: Words;
  /** Error code; null while the draw is on its way. */
  readonly failure: string | null;
  readonly onRetry: () => void;
}

/** Boxes of a draw to come, or why there is none. */
export const DrawState = ({ t, failure, onRetry }: StateProps) => {
  if (failure === null)
    return (
      <div className="stack stack--close betting" role="status" aria-label={t.betting.loading()}>
        <div className="waitbox waitbox--head" />
        <div className="waitbox" />
        <div className="waitbox waitbox--tall" />
      </div>
    );
  const unknown = failure === 'resource.unknown';
  return (
    <div className="state" role="alert">
      <Icon name={unknown ? 'LOTT' : 'bad'} later />
      <h2>{unknown ? t.betting.unknownTitle() : t.betting.failedTitle()}</h2>
      <p>{unknown ? t.betting.unknownText() : errorText(t, failure)}</p>
      {unknown ? (
        <a className="btn btn--gold" href="/m/moreLottery">
          {t.draws.seeAll()}
        </a>
      ) : (
        <button type="button" className="btn btn--gold" onClick={onRetry}>
          {t.frame.retry()}
        </button>
      )}
    </div>
  );
};
