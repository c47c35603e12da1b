import { useEffect, useState } from 'react';
import css from './copy-button.css?inline';
import { Icon } from './Icon.tsx';
import { adoptStyles } from './styles/adopt.ts';

adoptStyles(css);

interface CopyButtonProps {
  /** What goes to the clipboard. */
  readonly text: string;
  /** What it does, with the name of what is copied: "Copy order number". */
  readonly label: string;
  /** Said once it is done. */
  readonly copied: string;
  /** Called where the browser refuses; the text can still be selected by hand. */
  readonly onRefused?: () => void;
}

/** How long the tick stays, ms. */
const tickTime = 1_500;

/** Puts a number, code or address into the clipboard and shows a tick. */
export const CopyButton = ({ text, label, copied, onRefused }: CopyButtonProps) => {
  const [done, setDone] = useState(false);
  useEffect(() => {
    if (!done) return;
    const timer = setTimeout(() => setDone(false), tickTime);
    return () => clearTimeout(timer);
  }, [done]);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      setDone(true);
    } catch {
      onRefused?.();
    }
  };
  return (
    <>
      <button type="button" className="iconbtn copybutton" aria-label={label} onClick={() => void copy()}>
        <Icon name={done ? 'ok' : 'copy'} later />
      </button>
      <span className="vh" role="status">
        {done ? copied : ''}
      </span>
    </>
  );
};
