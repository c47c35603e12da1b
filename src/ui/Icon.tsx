import { iconAddress } from './styles/icon-address.ts';
import type { IconName } from './styles/icons.ts';

interface IconProps {
  readonly name: IconName;
  readonly className?: string;
  /**
   * Unless the page's sprite contains it, the drawing comes from the icon file, loaded in documents by
   * `shell/page/deferred-hrefs.ts`.
   */
  readonly deferred?: boolean;
}

const picture = (name: IconName, deferred = false): Readonly<Record<string, string>> => {
  const own = `#i-${name}`;
  if (deferred && import.meta.env.SSR) return { href: own, 'data-href': iconAddress(name) };
  // Parsing the icon file takes a slow phone 40 ms, so icons in the page's own sprite are used from there.
  return { href: deferred && !document.querySelector(`symbol${own}`) ? iconAddress(name) : own };
};

/** Decorative icon; the text beside it must name it. */
export const Icon = ({ name, className = '', deferred }: IconProps) => (
  <svg className={`ic ${className}`} aria-hidden="true">
    <use suppressHydrationWarning {...picture(name, deferred)} />
  </svg>
);
