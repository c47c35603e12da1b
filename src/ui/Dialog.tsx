import { type ReactNode, useEffect, useId, useRef } from 'react';
import { adoptStyles } from '../styles/adopt.ts';
import css from './dialog.css?inline';

adoptStyles(css);

interface DialogProps {
  readonly title: string;
  readonly children: ReactNode;
  /** Called when Escape, the back gesture or a tap outside asks to leave. */
  readonly onClose: () => void;
  /** A sheet rises from the bottom edge, a drawer comes from the right; a dialog stands in the middle. */
  readonly look?: 'dialog' | 'sheet' | 'drawer';
}

/** A modal dialog on the platform's own: it keeps focus inside, and gives it back when it goes. */
export const Dialog = ({ title, children, onClose, look = 'dialog' }: DialogProps) => {
  const box = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    const dialog = box.current;
    dialog?.showModal();
    return () => dialog?.close();
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a tap on the backdrop is an extra; Escape does the same through `cancel`.
    <dialog
      ref={box}
      className={look === 'dialog' ? 'dialog' : `dialog dialog--${look}`}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (event.target === box.current) onClose();
      }}
    >
      <div className="dialog__in">
        <h2 id={titleId}>{title}</h2>
        {children}
      </div>
    </dialog>
  );
};
