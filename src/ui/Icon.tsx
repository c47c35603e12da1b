import { iconHref } from './styles/icon-address.ts';
import type { IconName } from './styles/icons.ts';

interface IconProps {
  readonly name: IconName;
  readonly className?: string;
}

/** Decorative icon; the text beside it must name it. */
export const Icon = ({ name, className = '' }: IconProps) => (
  <svg className={`ic ${className}`} aria-hidden="true">
    <use suppressHydrationWarning href={iconHref(name)} />
  </svg>
);
