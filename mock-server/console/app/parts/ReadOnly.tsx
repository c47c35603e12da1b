import type { ReactNode } from 'react';

interface ReadOnlyProps {
  readonly label: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** Shows scrollable content without controls; it is focusable so that it can be scrolled by keyboard. */
export const ReadOnly = ({ label, className = '', children }: ReadOnlyProps) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be reachable by keyboard.
  <section className={`scroll ${className}`} aria-label={label} tabIndex={0}>
    {children}
  </section>
);
