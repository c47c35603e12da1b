import { type ReactNode, useEffect, useRef, useState } from 'react';

interface AskProps {
  readonly className?: string;
  /** Label of the button while it waits for confirmation. */
  readonly sure: string;
  /** What the action changes, for screen readers; needed where several buttons have the same label. */
  readonly subject?: string;
  readonly onConfirm: () => void;
  readonly disabled?: boolean;
  readonly children: ReactNode;
}

/** Shows a button for an irreversible action: the first press asks for confirmation, the second runs it. */
export const Ask = ({ className = '', sure, subject, onConfirm, disabled = false, children }: AskProps) => {
  const [asking, setAsking] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!asking) return;
    const timer = setTimeout(() => setAsking(false), 4000);
    return () => clearTimeout(timer);
  }, [asking]);
  return (
    <button
      ref={button}
      type="button"
      className={`mini ${className} ${asking ? 'mini--sure' : ''}`}
      disabled={disabled}
      onBlur={() => setAsking(false)}
      onClick={() => {
        setAsking(!asking);
        if (asking) onConfirm();
      }}
    >
      {asking ? sure : children}
      {subject !== undefined && <span className="vh"> {subject}</span>}
    </button>
  );
};
