import type { Words } from '#i18n/translate.ts';

interface ChooseDockProps {
  readonly t: Words;
  readonly onMark: (read: boolean) => void;
  readonly onDelete: () => void;
}

/** Actions for all selected messages. */
export const ChooseDock = ({ t, onMark, onDelete }: ChooseDockProps) => (
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

interface UndoDockProps {
  readonly t: Words;
  /** Number of messages just deleted; 0 hides it. */
  readonly count: number;
  readonly onUndo: () => void;
}

/** Offers to restore deleted messages. */
export const UndoDock = ({ t, count, onUndo }: UndoDockProps) => (
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
