import { CopyButton } from '#features/shared/CopyButton.tsx';
import { useWords } from '#i18n/use-words.ts';
import { Icon } from '#ui/Icon.tsx';
import { adoptStyles } from '#ui/styles/adopt.ts';
import css from './thanks.css?inline';

adoptStyles(css);

interface ThanksProps {
  /** Number of the feedback. */
  readonly number: string;
  readonly onAnother: () => void;
}

/** Confirmation of a sent feedback with its number, and a button to send another. */
const Thanks = ({ number, onAnother }: ThanksProps) => {
  const { t } = useWords();
  return (
    <div className="stack">
      <div className="thanks" role="status">
        <Icon name="ok" />
        <h2>{t.messagesFeedback.thanks()}</h2>
        <p>{t.messagesFeedback.numberText({ id: number })}</p>
        <p className="thanks__number num">
          {number}
          <CopyButton text={number} label={t.messagesFeedback.copyNumber()} copied={t.messagesFeedback.copied()} />
        </p>
        <button type="button" className="btn btn--quiet" onClick={onAnother}>
          {t.messagesFeedback.another()}
        </button>
      </div>
    </div>
  );
};

export default Thanks;
