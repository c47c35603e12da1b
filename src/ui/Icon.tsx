import { type IconName, iconFile } from '../styles/icons.ts';

interface IconProps {
  readonly name: IconName;
  readonly className?: string;
  /** Not in sight at first paint: the picture comes from the icon file, not from the page's sprite. */
  readonly later?: boolean;
}

/** One icon; decorative, so the words beside it must speak. */
export const Icon = ({ name, className = '', later }: IconProps) => (
  <svg className={`ic ${className}`} aria-hidden="true">
    <use href={`${later ? iconFile : ''}#i-${name}`} />
  </svg>
);
