import { type IconName, iconAddress } from './styles/icons.ts';

interface IconProps {
  readonly name: IconName;
  readonly className?: string;
  /** The first paint does without: the picture comes from the icon file, in a document by `frame/late-parts.ts`. */
  readonly later?: boolean;
}

const picture = (name: IconName, later = false): Readonly<Record<string, string>> => {
  const own = `#i-${name}`;
  if (later && import.meta.env.SSR) return { 'data-href': iconAddress(name) };
  // To read the icon file takes a slow phone 40 ms: what the page's own sprite draws needs none of it.
  return { href: later && !document.querySelector(`symbol${own}`) ? iconAddress(name) : own };
};

/** Decorative icon; the text beside it must name it. */
export const Icon = ({ name, className = '', later }: IconProps) => (
  <svg className={`ic ${className}`} aria-hidden="true">
    <use suppressHydrationWarning {...picture(name, later)} />
  </svg>
);
