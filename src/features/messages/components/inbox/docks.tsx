import { useWords } from '#i18n/use-words.ts';

interface ChooseDockProps {
  readonly onMark: (read: boolean) => void;
  readonly onDelete: () => void;
}

/** Actions for all selected messages. */
export const ChooseDock = ({ onMark, onDelete }: ChooseDockProps) => {
  const { t } = useWords();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields.
    <div className="inbox__dock" role="group" aria-label={t.messagesInbox.chooseActions()}>
      <button type="button" className="btn btn--ghost btn--s" onClick={() => onMark(true)}>
        {t.messagesInbox.markRead()}
      </button>
      <button type="button" className="btn btn--ghost btn--s" onClick={() => onMark(false)}>
        {t.messagesInbox.markUnread()}
      </button>
      <button type="button" className="btn btn--quiet btn--s" onClick={onDelete}>
        {t.messagesInbox.remove()}
      </button>
    </div>
  );
};

interface UndoDockProps {
  /** Number of messages just deleted; 0 hides it. */
  readonly count: number;
  readonly onUndo: () => void;
}

/** Offers to restore deleted messages. */
export const UndoDock = ({ count, onUndo }: UndoDockProps) => {
  const { t } = useWords();
  return (
    <div role="status" className={count > 0 ? 'inbox__dock inbox__dock--undo' : 'vh'}>
      {count > 0 && (
        <>
          <span>{t.messagesInbox.removed({ n: count })}</span>
          <button type="button" className="btn btn--ghost btn--s" onClick={onUndo}>
            {t.messagesInbox.undo()}
          </button>
        </>
      )}
    </div>
  );
};
