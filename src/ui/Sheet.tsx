import type { ReactNode } from 'react';
import { Dialog } from './Dialog.tsx';
import { Icon } from './Icon.tsx';
import css from './sheet.css?inline';
import { adoptStyles } from './styles/adopt.ts';

adoptStyles(css);

interface SheetProps {
  readonly title: string;
  readonly closeLabel: string;
  readonly onClose: () => void;
  /** Current step of a flow, and the action to go back. */
  readonly step?: { readonly text: string; readonly backLabel: string; readonly onBack?: () => void };
  readonly children: ReactNode;
}

/** Bottom sheet with a close button and, in a flow, the current step. */
export const Sheet = ({ title, closeLabel, onClose, step, children }: SheetProps) => (
  <Dialog title={title} look="sheet" onClose={onClose} focusTitle>
    <button type="button" className="iconbtn sheet__close" aria-label={closeLabel} onClick={onClose}>
      <Icon name="close" />
    </button>
    {step && (
      <div className="sheet__step num">
        {step.onBack && (
          <button type="button" className="iconbtn" aria-label={step.backLabel} onClick={step.onBack}>
            <Icon name="back" />
          </button>
        )}
        <span>{step.text}</span>
      </div>
    )}
    {children}
  </Dialog>
);
