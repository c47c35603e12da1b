import { type ReactNode, useEffectEvent, useId, useLayoutEffect, useRef } from 'react';
import css from './dialog.css?inline';
import { openModal } from './open-modal.ts';
import { adoptStyles } from './styles/adopt.ts';

adoptStyles(css);

interface DialogProps {
  readonly title: string;
  /** Sentence below the title. Screen readers read it when the dialog opens. */
  readonly text?: string | undefined;
  readonly children: ReactNode;
  /** Called on Escape, the back gesture or a tap outside. Without it, only the dialog's own controls close it. */
  readonly onClose?: () => void;
  /** A sheet is at the bottom edge, a drawer at the right edge, a dialog in the middle. */
  readonly look?: 'dialog' | 'sheet' | 'drawer';
  /** Focus starts on the title, not on the first control. */
  readonly focusTitle?: boolean;
}

/**
 * A modal dialog based on the native element, which traps focus and restores it on close. It stays open until it is
 * unmounted, even if the browser closes it.
 */
export const Dialog = ({ title, text, children, onClose, look = 'dialog', focusTitle = false }: DialogProps) => {
  const box = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const close = useEffectEvent(() => onClose?.());
  const titleId = useId();
  const textId = useId();
  // A passive effect would close it after it left the document, which loses the focus.
  useLayoutEffect(() => {
    const dialog = box.current;
    // React would focus immediately instead of leaving the attribute to `showModal`.
    heading.current?.toggleAttribute('autofocus', focusTitle);
    if (!dialog) return;
    const end = openModal(dialog, () => close());
    // Chrome allows preventing `cancel` once per user activation: the next Escape closes the dialog without the event.
    // https://html.spec.whatwg.org/multipage/interaction.html#close-watcher-infrastructure
    const reopen = (): void => {
      close();
      if (dialog.isConnected && !dialog.open) dialog.showModal();
    };
    dialog.addEventListener('close', reopen);
    return () => {
      end();
      dialog.removeEventListener('close', reopen);
      dialog.close();
    };
  }, [focusTitle]);
  return (
    <dialog
      ref={box}
      className={look === 'dialog' ? 'dialog' : `dialog dialog--${look}`}
      aria-labelledby={titleId}
      aria-describedby={text ? textId : undefined}
      closedby={onClose ? undefined : 'none'}
      onCancel={(event) => {
        event.preventDefault();
        onClose?.();
      }}
    >
      <div className="dialog__in">
        <h2 ref={heading} id={titleId} tabIndex={focusTitle ? -1 : undefined}>
          {title}
        </h2>
        {text && <p id={textId}>{text}</p>}
        {children}
      </div>
    </dialog>
  );
};
