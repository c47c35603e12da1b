import type { ButtonHTMLAttributes } from 'react';
import { Icon } from './Icon.tsx';

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  readonly look: 'primary' | 'quiet' | 'ghost';
  readonly wide?: boolean;
  /** The action is running: keeps the size and ignores further presses. */
  readonly busy?: boolean;
}

/** A button. Its text has its own element: React cannot insert the spinner before a text node that a browser has translated. */
export const Button = ({ look, wide, busy, children, type = 'button', onClick, ...rest }: ButtonProps) => (
  <button
    {...rest}
    type={type}
    className={`btn btn--${look}${wide ? ' btn--wide' : ''}`}
    aria-busy={busy || undefined}
    aria-disabled={busy || undefined}
    onClick={busy ? (event) => event.preventDefault() : onClick}
  >
    {busy && <Icon name="spinner" className="spin" />}
    {typeof children === 'string' ? <span>{children}</span> : children}
  </button>
);
