import type { IconName } from '../styles/icons.ts';

/** One icon of the page's sprite; decorative, so the words beside it must speak. */
export const Icon = ({ name, className = '' }: { readonly name: IconName; readonly className?: string }) => (
  <svg className={`ic ${className}`} aria-hidden="true">
    <use href={`#i-${name}`} />
  </svg>
);
