import { useEffect } from 'react';
import { errorText } from '../../../i18n/error-words.ts';
import type { Words } from '../../../i18n/translate.ts';
import { adoptStyles } from '../../../styles/adopt.ts';
import state from '../../../styles/state.css?inline';
import { Icon } from '../../../ui/Icon.tsx';
import css from './panel-state.css?inline';

adoptStyles(state + css);

/** Why a list without games is empty; a category that has none by default. */
export type Emptiness = 'empty' | 'search' | 'filter' | 'fav' | 'recent';

interface PanelStateProps {
  readonly t: Words;
  readonly waiting: boolean;
  readonly failure: string | null;
  /** The first of the boxes to come is twice the size. */
  readonly hero?: boolean;
  readonly why?: Emptiness;
  /** What was searched for. */
  readonly name?: string;
  readonly onRetry: () => void;
  /** Offers the way back to all games from a search or filter that found none. */
  readonly onShowAll?: () => void;
}

const icons = { empty: 'search', search: 'search', filter: 'filter', fav: 'heart', recent: 'clock' } as const;

const boxes = Array.from({ length: 9 }, (_, index) => index);

/** A list without games: boxes of the tiles to come, an error with retry, or a word about what will be here. */
export const PanelState = ({
  t,
  waiting,
  failure,
  hero = false,
  why = 'empty',
  name = '',
  onRetry,
  onShowAll,
}: PanelStateProps) => {
  useEffect(() => {
    if (failure !== 'network.offline') return;
    addEventListener('online', onRetry);
    return () => removeEventListener('online', onRetry);
  }, [failure, onRetry]);
  if (waiting)
    return (
      <div className="grid3 waiting" role="status" aria-label={t.widgets.loading()}>
        {boxes.slice(0, hero ? 6 : 9).map((index) => (
          <div className={hero && index === 0 ? 'tile tile--hero' : 'tile'} key={index}>
            <span className="tile__art" />
            <span className="waiting__line" />
            <span className="waiting__line waiting__line--short" />
          </div>
        ))}
      </div>
    );
  if (failure)
    return (
      <div className="state" role="alert">
        <Icon name={failure === 'network.offline' ? 'offline' : 'bad'} later />
        <h3>{t.widgets.failedTitle()}</h3>
        <p>{errorText(t, failure)}</p>
        <button type="button" className="btn btn--quiet" onClick={onRetry}>
          {failure.startsWith('session.') ? t.frame.logIn() : t.frame.retry()}
        </button>
      </div>
    );
  return (
    <div className="state">
      <Icon name={icons[why]} later />
      <h3>{t.widgets[`${why}Title`]({ name })}</h3>
      <p>{t.widgets[`${why}Text`]()}</p>
      {onShowAll && (why === 'search' || why === 'filter') && (
        <button type="button" className="btn btn--quiet" onClick={onShowAll}>
          {t.widgets.showAll()}
        </button>
      )}
    </div>
  );
};
