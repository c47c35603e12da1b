import type { ReactNode } from 'react';

interface Props {
  readonly label: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** What scrolls in a panel without a control in it: the keyboard has to reach it itself. */
export const ReadOnly = ({ label, className = '', children }: Props) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
  <section className={`scroll ${className}`} aria-label={label} tabIndex={0}>
    {children}
  </section>
);
