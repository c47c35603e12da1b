import { errorText } from '../../../i18n/error-words.ts';
import type { Words } from '../../../i18n/translate.ts';
import { adoptStyles } from '../../../styles/adopt.ts';
import state from '../../../styles/state.css?inline';
import { Icon } from '../../../ui/Icon.tsx';
import css from './panel-state.css?inline';

adoptStyles(state + css);

interface PanelStateProps {
  readonly t: Words;
  readonly waiting: boolean;
  readonly failure: string | null;
  /** The first of the boxes to come is twice the size. */
  readonly hero?: boolean;
  readonly onRetry: () => void;
}

const boxes = Array.from({ length: 9 }, (_, index) => index);

/** A list without games: boxes of the tiles to come, an error with retry, or a word about what will be here. */
export const PanelState = ({ t, waiting, failure, hero = false, onRetry }: PanelStateProps) => {
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
  return (
    <div className="state" role={failure ? 'alert' : undefined}>
      <Icon name={failure ? 'bad' : 'search'} later />
      <h3>{failure ? t.widgets.failedTitle() : t.widgets.emptyTitle()}</h3>
      <p>{failure ? errorText(t, failure) : t.widgets.emptyText()}</p>
      {failure && (
        <button type="button" className="btn btn--quiet" onClick={onRetry}>
          {t.frame.retry()}
        </button>
      )}
    </div>
  );
};
